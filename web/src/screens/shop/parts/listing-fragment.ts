import { graphql } from '../../../__generated__/gql.ts'
import type { Listing_ProductsFragment } from '../../../__generated__/graphql.ts'

export const Listing_products = graphql(`
  fragment Listing_products on ProductConnection {
    __typename
    totalCount
    missingFacets
    correctedSearch
    matchesSomeWords
    facets {
      __typename
      name
      option
      min
      max
      totalValues
      values {
        __typename
        value
        label
        count
        selected
        color
      }
    }
    pageInfo {
      __typename
      hasNextPage
    }
    nodes {
      __typename
      id
      ...ProductTile_product
    }
  }
`)

/** Fields of a list other than its products. */
export type ListingResults = Pick<
  Listing_ProductsFragment,
  'facets' | 'missingFacets' | 'totalCount'
>
export type Facets = ListingResults['facets']
