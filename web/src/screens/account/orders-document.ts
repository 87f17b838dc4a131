import { graphql } from '../../__generated__/gql.ts'

export const ordersDocument = graphql(`
  query AccountOrders($after: String) {
    viewer {
      __typename
      role
    }
    orders(first: 10, after: $after) {
      __typename
      nodes {
        __typename
        id
        ...OrderRow_order
      }
      pageInfo {
        __typename
        hasNextPage
        endCursor
      }
    }
  }
`)
