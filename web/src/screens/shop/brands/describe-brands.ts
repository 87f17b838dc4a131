import { unmask } from '../../../__generated__/fragment-masking.ts'
import { fromStart, pageAddress, readListing, writeListing } from '../../../lib/listing-state.ts'
import { pageCount } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import { breadcrumbList, type Describe, notFound } from '../../../server/description.ts'
import { Listing_products } from '../parts/listing-fragment.ts'
import { brandDocument } from './BrandScreen.tsx'

export const describeBrands: Describe = (_read, { search }) => ({
  title: 'The makers',
  description: 'The workshops behind everything in the shop.',
  canonical: paths.brands,
  isNoindex: search.has('after'),
})

export const describeBrand: Describe = (read, { search }, publicUrl) => {
  const brand = read(brandDocument)?.brand
  if (!brand) return notFound
  const state = readListing(search)
  const products = unmask(Listing_products, brand.products)
  const path = paths.brand(brand.slug)
  const count = pageCount(products.totalCount ?? 0)
  return {
    title: brand.name,
    description: `Everything in the shop made by ${brand.name}.`,
    canonical: pageAddress(path, state.page),
    ...(state.page > 1
      ? { prev: path + writeListing({ ...state, ...fromStart, page: state.page - 1 }) }
      : {}),
    ...(state.page + state.pages - 1 < count
      ? { next: path + writeListing({ ...state, ...fromStart, page: state.page + state.pages }) }
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
