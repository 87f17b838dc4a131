import { unmask } from '../../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { fromStart, pageAddress, readListing, writeListing } from '../../../lib/listing-state.ts'
import { pageCount, pageSize } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import type { Describe } from '../../../server/description.ts'
import { previewOf } from '../../../server/preview.ts'
import { breadcrumbList, collectionPage } from '../../../server/structured-data.ts'
import { Listing_products } from '../parts/listing-fragment.ts'
import { linkOf } from '../parts/product-link.ts'
import { listingDocument } from './ListingScreen.tsx'

export const describe: Describe = (read, { search }, { publicUrl, store }) => {
  const collection = read(listingDocument)?.collection
  if (!collection?.products) return { isNoindex: true }
  const state = readListing(search)
  const products = unmask(Listing_products, collection.products)
  const path = paths.collection(collection.slug)
  const count = pageCount(products.totalCount ?? 0)
  return {
    description:
      collection.description || messages.collectionOf({ name: collection.name, shop: store.name }),
    canonical: pageAddress(path, state.page),
    ...(state.page > 1
      ? { prev: path + writeListing({ ...state, ...fromStart, page: state.page - 1 }) }
      : {}),
    ...(state.page + state.pages - 1 < count
      ? { next: path + writeListing({ ...state, ...fromStart, page: state.page + state.pages }) }
      : {}),
    image: previewOf(collection.mainMedia?.image, collection.name),
    jsonLd: [
      breadcrumbList(
        [
          { label: commonMessages.home, href: paths.home },
          { label: commonMessages.collections, href: paths.collections },
          { label: collection.name, href: path },
        ],
        publicUrl,
      ),
      collectionPage(
        {
          name: collection.name,
          description: collection.description,
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
