import { graphql } from '../../../__generated__/gql.ts'

export const stockAlertScreenDocument = graphql(`
  query BackInStock($slug: String!) {
    product(slug: $slug) {
      id
      slug
      name
      mainMedia {
        image {
          url
          alt
          focalPoint {
            x
            y
          }
        }
      }
      options {
        name
      }
    }
    me {
      id
      loginEmail
    }
  }
`)
