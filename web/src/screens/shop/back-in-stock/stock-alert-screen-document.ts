import { graphql } from '../../../__generated__/gql.ts'

export const stockAlertScreenDocument = graphql(`
  query BackInStock($slug: String!) {
    product(slug: $slug) {
      __typename
      id
      slug
      name
      mainMedia {
        __typename
        image {
          __typename
          url
          alt
          focalPoint {
            __typename
            x
            y
          }
        }
      }
      options {
        __typename
        name
      }
    }
    me {
      __typename
      id
      loginEmail
    }
  }
`)
