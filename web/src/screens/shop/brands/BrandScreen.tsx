import { useQuery } from 'urql'
import { graphql } from '../../../__generated__/gql.ts'
import { listingSort, readListing, shownPages } from '../../../lib/listing-state.ts'
import { pageSize } from '../../../lib/pagination.ts'
import { paths } from '../../../lib/paths.ts'
import { loading, type Read, type ScreenProps, type ScreenRequest } from '../../../lib/screen.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { isBeyondEnd } from '../parts/is-beyond-end.ts'
import { Listing } from '../parts/Listing.tsx'
import { pagesOf } from '../parts/use-more-pages.ts'

export const brandDocument = graphql(`
  query BrandScreen($name: String!, $first: Int!, $page: Int!, $sort: ProductSort) {
    brand(name: $name) {
      __typename
      id
      name
      products(first: $first, page: $page, sort: $sort) {
        __typename
        ...Listing_products
      }
    }
  }
`)

function variablesOf({ params, search }: ScreenRequest, page?: number) {
  const state = readListing(search)
  return {
    name: params.name ?? '',
    first: pageSize,
    page: page ?? state.page,
    sort: listingSort(state),
  }
}

export const load = (request: ScreenRequest) =>
  shownPages(readListing(request.search)).map((page) =>
    loading(brandDocument, variablesOf(request, page)),
  )
export const isMissing = (read: Read, request: ScreenRequest) =>
  isBeyondEnd(read(brandDocument)?.brand?.products, request)

export const title = (read: Read) => read(brandDocument)?.brand?.name ?? 'Maker not found'

const pages = (request: ScreenRequest) =>
  pagesOf(
    brandDocument,
    (page) => variablesOf(request, page),
    (data) => data.brand?.products,
  )

export function Screen({ request, isPending }: ScreenProps) {
  const [{ data }] = useQuery({ query: brandDocument, variables: variablesOf(request) })
  const brand = data?.brand
  if (!brand) return null
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: paths.home },
          { label: 'Makers', href: paths.brands },
          { label: brand.name },
        ]}
      />
      <PageHead title={brand.name} />
      <Listing
        products={brand.products}
        path={paths.brand(brand.name)}
        state={{ ...readListing(request.search), q: '', min: null, max: null, type: null }}
        isPending={isPending}
        what="maker"
        hasFilters={false}
        pages={pages(request)}
      />
    </div>
  )
}
