import { graphql } from '../../__generated__/gql.ts'

export const suggestionsDocument = graphql(`
  query Suggestions($query: String!) {
    suggest(query: $query, first: 5) {
      __typename
      correction
      products {
        __typename
        id
        slug
        name
        price {
          __typename
          discountedPrice {
            __typename
            formatted
          }
        }
        mainMedia {
          __typename
          image {
            __typename
            url
            focalPoint {
              __typename
              x
              y
            }
          }
        }
      }
      collections {
        __typename
        id
        slug
        name
      }
      brands {
        __typename
        id
        slug
        name
      }
    }
  }
`)
