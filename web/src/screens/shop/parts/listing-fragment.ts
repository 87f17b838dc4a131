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

/** What a list says of itself, besides what is in it. */
export type Results = Pick<Listing_ProductsFragment, 'facets' | 'missingFacets' | 'totalCount'>
export type Facets = Results['facets']
