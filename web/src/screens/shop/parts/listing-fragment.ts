import { graphql } from '../../../__generated__/gql.ts'
import type { Listing_ProductsFragment } from '../../../__generated__/graphql.ts'

export const Listing_products = graphql(`
  fragment Listing_products on ProductConnection {
    totalCount
    missingFacets
    correctedSearch
    matchesSomeWords
    facets {
      name
      option
      priceRange {
        min {
          amount
        }
        max {
          amount
        }
      }
      totalValues
      values {
        value
        label
        count
        selected
        color
      }
    }
    pageInfo {
      hasNextPage
    }
    nodes {
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
