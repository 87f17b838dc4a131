import { graphql } from '../../../__generated__/gql.ts'

export const stockDocument = graphql(`
  query ProductStock($id: ID!) {
    product(id: $id) {
      id
      stock {
        inStock
        quantity
        tracked
      }
    }
  }
`)
