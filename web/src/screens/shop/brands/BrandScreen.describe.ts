import { unmask } from '../../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { fromStart, pageAddress, readListing, writeListing } from '../../../lib/listing-state.ts'
import { pageCount, pageSize } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import type { Describe } from '../../../server/description.ts'
import { breadcrumbList, collectionPage } from '../../../server/structured-data.ts'
import { Listing_products } from '../parts/listing-fragment.ts'
import { linkOf } from '../parts/product-link.ts'
import { brandDocument } from './BrandScreen.tsx'

export const describe: Describe = (read, { search }, { publicUrl }) => {
  const brand = read(brandDocument)?.brand
  if (!brand?.products) return { isNoindex: true }
  const state = readListing(search)
  const products = unmask(Listing_products, brand.products)
  const path = paths.brand(brand.slug)
  const description = messages.everythingInShopMadeBy({ name: brand.name })
  const count = pageCount(products.totalCount ?? 0)
  return {
    description,
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
          { label: commonMessages.home, href: paths.home },
          { label: commonMessages.brands, href: paths.brands },
          { label: brand.name, href: path },
        ],
        publicUrl,
      ),
      collectionPage(
        {
          name: brand.name,
          description,
          path: pageAddress(path, state.page),
          items: products.nodes.map(linkOf),
          from: (state.page - 1) * pageSize + 1,
          total: products.totalCount ?? undefined,
        },
        publicUrl,
      ),
    ],
  }
}
