import { unmask } from '../../../__generated__/fragment-masking.ts'
import { readListing, writeListing } from '../../../lib/listing-state.ts'
import { pageCount } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import { breadcrumbList, type Describe } from '../../../server/description.ts'
import { Listing_products } from '../parts/Listing.tsx'
import { brandDocument } from './BrandScreen.tsx'

const missing = { status: 404, title: 'Not found', canonical: '/', isNoindex: true } as const

export const describeBrands: Describe = (_read, { search }) => ({
  title: 'The makers',
  description: 'The workshops behind everything in the shop.',
  canonical: paths.brands,
  isNoindex: search.has('after'),
})

export const describeBrand: Describe = (read, { search }, publicUrl) => {
  const brand = read(brandDocument)?.brand
  if (!brand) return missing
  const state = readListing(search)
  const products = unmask(Listing_products, brand.products)
  if (state.page > 1 && products.nodes.length === 0) return missing
  const path = paths.brand(brand.id)
  const count = pageCount(products.totalCount ?? 0)
  return {
    title: brand.name,
    description: `Everything in the shop made by ${brand.name}.`,
    canonical: path,
    ...(state.page > 1 ? { prev: path + writeListing({ ...state, page: state.page - 1 }) } : {}),
    ...(state.page < count
      ? { next: path + writeListing({ ...state, page: state.page + 1 }) }
      : {}),
    jsonLd: [
      breadcrumbList(
        [
          { label: 'Home', href: paths.home },
          { label: 'Makers', href: paths.brands },
          { label: brand.name, href: path },
        ],
        publicUrl,
      ),
    ],
  }
}
