import { graphql } from '../../__generated__/gql.ts'

export const ordersDocument = graphql(`
  query AccountOrders($after: String) {
    viewer {
      role
    }
    orders(first: 10, after: $after) {
      nodes {
        id
        ...OrderRow_order
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
