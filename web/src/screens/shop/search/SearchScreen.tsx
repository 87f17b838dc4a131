import { useQuery } from 'urql'
import { unmask } from '../../../__generated__/fragment-masking.ts'
import { graphql } from '../../../__generated__/gql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import { Later, later } from '../../../lib/lazy-hydrated.tsx'
import {
  type ListingState,
  listingFilter,
  listingSort,
  readListing,
  shownPages,
} from '../../../lib/listing-state.ts'
import { pageSize } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../../lib/screen.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { isBeyondEnd } from '../parts/is-beyond-end.ts'
import { Listing, listingReady, readyFor } from '../parts/Listing.tsx'
import { Listing_products } from '../parts/listing-fragment.ts'
import { pagesOf } from '../parts/use-more-pages.ts'
import { searchEmptyDocument } from './search-empty-document.ts'

const empty = later(async () => (await import('./SearchEmpty.tsx')).SearchEmpty)

export const searchDocument = graphql(`
  query SearchScreen($first: Int!, $page: Int!, $filter: ProductFilter, $sort: ProductSort) {
    products(first: $first, page: $page, filter: $filter, sort: $sort) {
      totalCount
      ...Listing_products
    }
  }
`)

function variablesOf({ search }: ScreenRequest, page?: number) {
  const state = readListing(search)
  return {
    first: pageSize,
    page: page ?? state.page,
    filter: listingFilter(state) ?? null,
    sort: listingSort(state),
  }
}

const queryOf = ({ search }: ScreenRequest) => readListing(search).q

/** Without a query nothing is fetched. */
export const load = (request: ScreenRequest) =>
  queryOf(request)
    ? shownPages(readListing(request.search)).map((page) =>
        loading(searchDocument, variablesOf(request, page)),
      )
    : []

type FoundProducts = { totalCount?: number | null } | null | undefined

/** No results, and no filter that excludes them. */
function hasNoResults(state: ListingState, found: FoundProducts) {
  const isUnnarrowed = Object.keys(listingFilter({ ...state, q: '' }) ?? {}).length === 0
  return state.q === '' || (isUnnarrowed && found?.totalCount === 0 && state.page === 1)
}

/** Loads the collections for a search without a query or without results. */
export async function loadNext({ search }: ScreenRequest, read: Read) {
  const products = read(searchDocument)?.products
  if (!hasNoResults(readListing(search), products)) return readyFor(products)
  await empty.ready()
  return [loading(searchEmptyDocument, {})]
}

export const isMissing = (read: Read, request: ScreenRequest) =>
  queryOf(request) !== '' && isBeyondEnd(read(searchDocument)?.products, request)

export const ready = listingReady

export const title = (_read: Read, request: ScreenRequest) =>
  queryOf(request) ? messages.search({ query: queryOf(request) }) : commonMessages.searchPage

const pages = (request: ScreenRequest) =>
  pagesOf(
    searchDocument,
    (page) => variablesOf(request, page),
    (data) => data.products,
  )

export function Screen({ request, isPending, target }: ScreenProps) {
  const state = readListing(request.search)
  const [{ data }] = useQuery({
    query: searchDocument,
    variables: variablesOf(request),
    pause: state.q === '',
  })
  if (hasNoResults(state, data?.products)) {
    const { missingFacets = [] } = unmask(Listing_products, data?.products) ?? {}
    return <Later part={empty} with={{ query: state.q, isReduced: missingFacets.length > 0 }} />
  }
  if (!data?.products) return null
  const corrected = unmask(Listing_products, data.products).correctedSearch
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { label: commonMessages.home, href: paths.home },
          { label: commonMessages.searchPage },
        ]}
      />
      <PageHead
        title={messages.resultsFor({ query: corrected ?? state.q })}
        text={corrected && messages.nothingWasFoundFor({ query: state.q })}
      />
      <Listing
        products={data.products}
        path={paths.search()}
        state={state}
        target={readListing(target.search)}
        isPending={isPending}
        what="search"
        pages={pages(request)}
      />
    </div>
  )
}
