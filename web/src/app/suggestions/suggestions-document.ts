import { graphql } from '../../__generated__/gql.ts'

export const suggestionsDocument = graphql(`
  query Suggestions($query: String!) {
    suggest(query: $query, first: 5) {
      correction
      products {
        id
        slug
        name
        price {
          discountedPrice {
            formatted
          }
        }
        mainMedia {
          image {
            url
            focalPoint {
              x
              y
            }
          }
        }
      }
      collections {
        id
        slug
        name
      }
      brands {
        id
        slug
        name
      }
    }
  }
`)
