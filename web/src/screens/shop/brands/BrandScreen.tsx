import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/home.ts'
import { listingFilter, listingSort, readListing, shownPages } from '../../../lib/listing-state.ts'
import { pageSize } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../../lib/screen.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { isBeyondEnd } from '../parts/is-beyond-end.ts'
import { Listing, listingReady, readyFor } from '../parts/Listing.tsx'
import { pagesOf } from '../parts/use-more-pages.ts'
import { BrandStory } from './BrandStory.tsx'

export const brandDocument = graphql(`
  query BrandScreen(
    $slug: String!
    $first: Int!
    $page: Int!
    $filter: ProductFilter
    $sort: ProductSort
  ) {
    brand(slug: $slug) {
      id
      slug
      name
      ...BrandStory_brand
      products(first: $first, page: $page, filter: $filter, sort: $sort) {
        ...Listing_products
      }
    }
  }
`)

/** The brand facet is hidden on the page of one brand. */
const stateOf = ({ search }: ScreenRequest) => ({ ...readListing(search), brands: [] })

function variablesOf(request: ScreenRequest, page?: number) {
  const state = stateOf(request)
  return {
    slug: request.params.slug ?? '',
    first: pageSize,
    page: page ?? state.page,
    filter: listingFilter(state) ?? null,
    sort: listingSort(state),
  }
}

export const load = (request: ScreenRequest) =>
  shownPages(stateOf(request)).map((page) => loading(brandDocument, variablesOf(request, page)))
export const isMissing = (read: Read, request: ScreenRequest) =>
  isBeyondEnd(read(brandDocument)?.brand?.products, request)

/** Redirects former addresses, which contain the brand's name instead of its slug. */
export function redirectTo(read: Read, { params, search }: ScreenRequest) {
  const slug = read(brandDocument)?.brand?.slug
  if (!slug || slug === params.slug) return null
  const text = search.toString()
  return paths.brand(slug) + (text && `?${text}`)
}

export const ready = listingReady

export const loadNext = (_request: ScreenRequest, read: Read) =>
  readyFor(read(brandDocument)?.brand?.products)

export const title = (read: Read) => read(brandDocument)?.brand?.name ?? messages.brandNotFound

const pages = (request: ScreenRequest) =>
  pagesOf(
    brandDocument,
    (page) => variablesOf(request, page),
    (data) => data.brand?.products,
  )

export function Screen({ request, isPending, target }: ScreenProps) {
  const [{ data }] = useQuery({ query: brandDocument, variables: variablesOf(request) })
  const brand = data?.brand
  if (!brand?.products) return null
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { label: commonMessages.home, href: paths.home },
          { label: commonMessages.brands, href: paths.brands },
          { label: brand.name },
        ]}
      />
      <BrandStory brand={brand} />
      <Listing
        products={brand.products}
        path={paths.brand(brand.slug)}
        state={stateOf(request)}
        target={stateOf(target)}
        isPending={isPending}
        what="brand"
        pages={pages(request)}
      />
    </div>
  )
}
