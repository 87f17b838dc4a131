import { unmask } from '../../../__generated__/fragment-masking.ts'
import { fromStart, pageAddress, readListing, writeListing } from '../../../lib/listing-state.ts'
import { pageCount } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import { breadcrumbList, type Describe } from '../../../server/description.ts'
import { Listing_products } from '../parts/listing-fragment.ts'
import { brandDocument } from './BrandScreen.tsx'

export const describe: Describe = (read, { search }, publicUrl) => {
  const brand = read(brandDocument)?.brand
  if (!brand) return { isNoindex: true }
  const state = readListing(search)
  const products = unmask(Listing_products, brand.products)
  const path = paths.brand(brand.slug)
  const count = pageCount(products.totalCount ?? 0)
  return {
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
          { label: 'Brands', href: paths.brands },
          { label: brand.name, href: path },
        ],
        publicUrl,
      ),
    ],
  }
}
