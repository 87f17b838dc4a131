// What only machines read of a product: for its structured data, on the server.
import { graphql } from '../../../__generated__/gql.ts'

export const productFactsDocument = graphql(`
  query ProductFacts($slug: String!) {
    product(slug: $slug) {
      id
      type
      variants(first: 100) {
        nodes {
          id
          sku
        }
      }
    }
  }
`)
