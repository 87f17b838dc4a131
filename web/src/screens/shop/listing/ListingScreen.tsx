import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import { Later, later } from '../../../lib/lazy-hydrated.tsx'
import { listingFilter, listingSort, readListing, shownPages } from '../../../lib/listing-state.ts'
import { pageSize } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import {
  type Load,
  loading,
  type Read,
  type ScreenProps,
  type ScreenRequest,
} from '../../../lib/screen.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import type { List } from '../parts/editorial.ts'
import { isBeyondEnd } from '../parts/is-beyond-end.ts'
import { Listing, listingReady, readyFor } from '../parts/Listing.tsx'
import { pagesOf } from '../parts/use-more-pages.ts'

export const listingDocument = graphql(`
  query ListingScreen(
    $slug: String!
    $first: Int!
    $page: Int!
    $filter: ProductFilter
    $sort: ProductSort
  ) {
    collection(slug: $slug) {
      id
      slug
      name
      description
      mainMedia {
        image {
          url(format: WEBP)
        }
      }
      products(first: $first, page: $page, filter: $filter, sort: $sort) {
        ...Listing_products
      }
    }
  }
`)

function variablesOf({ params, search }: ScreenRequest, page?: number) {
  const state = readListing(search)
  return {
    slug: params.slug ?? '',
    first: pageSize,
    page: page ?? state.page,
    filter: listingFilter(state) ?? null,
    sort: listingSort(state),
  }
}

export const load = (request: ScreenRequest) =>
  shownPages(readListing(request.search)).map((page) =>
    loading(listingDocument, variablesOf(request, page)),
  )
export const isMissing = (read: Read, request: ScreenRequest) =>
  isBeyondEnd(read(listingDocument)?.collection?.products, request)

let loadEditorial: ((list: List, request: ScreenRequest) => Load[]) | undefined

/** Also knows which brand to load; both have code of their own. */
const tile = later(async () => {
  const part = await import('../parts/EditorialTile.tsx')
  loadEditorial = part.loadEditorial
  return part.EditorialTile
})

export const ready = () => Promise.all([listingReady(), tile.ready()])

export async function loadNext(request: ScreenRequest, read: Read) {
  const products = read(listingDocument)?.collection?.products
  await readyFor(products)
  return loadEditorial?.(products, request) ?? []
}

export function title(read: Read, { search }: ScreenRequest) {
  const name = read(listingDocument)?.collection?.name ?? messages.collectionNotFound
  const { page } = readListing(search)
  return page > 1 ? messages.page({ name, page }) : name
}

const pages = (request: ScreenRequest) =>
  pagesOf(
    listingDocument,
    (page) => variablesOf(request, page),
    (data) => data.collection?.products,
  )

export function Screen({ request, isPending, target }: ScreenProps) {
  const [{ data }] = useQuery({ query: listingDocument, variables: variablesOf(request) })
  const collection = data?.collection
  if (!collection?.products) return null
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { label: commonMessages.home, href: paths.home },
          { label: commonMessages.collections, href: paths.collections },
          { label: collection.name },
        ]}
      />
      <PageHead title={collection.name} text={collection.description} />
      <Listing
        products={collection.products}
        path={paths.collection(collection.slug)}
        state={readListing(request.search)}
        target={readListing(target.search)}
        isPending={isPending}
        what="collection"
        pages={pages(request)}
        editorial={<Later part={tile} with={{ list: collection.products, request }} />}
      />
    </div>
  )
}
