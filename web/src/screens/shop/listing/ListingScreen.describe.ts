import { unmask } from '../../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import { fromStart, pageAddress, readListing, writeListing } from '../../../lib/listing-state.ts'
import { mediaUrl } from '../../../lib/media-url.ts'
import { pageCount, pageSize } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import { breadcrumbList, type Describe, itemList } from '../../../server/description.ts'
import { Listing_products } from '../parts/listing-fragment.ts'
import { ProductTile_product } from '../parts/ProductTile.tsx'
import { listingDocument } from './ListingScreen.tsx'

export const describe: Describe = (read, { search }, publicUrl) => {
  const collection = read(listingDocument)?.collection
  if (!collection) return { isNoindex: true }
  const state = readListing(search)
  const products = unmask(Listing_products, collection.products)
  const path = paths.collection(collection.slug)
  const count = pageCount(products.totalCount ?? 0)
  const image = collection.mainMedia?.image?.url
  return {
    description: collection.description ?? '',
    canonical: pageAddress(path, state.page),
    ...(state.page > 1
      ? { prev: path + writeListing({ ...state, ...fromStart, page: state.page - 1 }) }
      : {}),
    ...(state.page + state.pages - 1 < count
      ? { next: path + writeListing({ ...state, ...fromStart, page: state.page + state.pages }) }
      : {}),
    image: image ? mediaUrl(image, { width: 1200, height: 630, format: 'jpeg' }) : null,
    jsonLd: [
      breadcrumbList(
        [
          { label: commonMessages.home, href: paths.home },
          { label: commonMessages.collections, href: paths.collections },
          { label: collection.name, href: path },
        ],
        publicUrl,
      ),
      itemList(
        products.nodes.map((node) => {
          const { name, slug } = unmask(ProductTile_product, node)
          return { label: name, href: paths.product(slug) }
        }),
        publicUrl,
        (state.page - 1) * pageSize + 1,
      ),
    ],
  }
}
