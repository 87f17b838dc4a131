import { graphql } from '../../../__generated__/gql.ts'

export const Listing_products = graphql(`
  fragment Listing_products on ProductConnection {
    __typename
    totalCount
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
