import { graphql } from '../../__generated__/gql.ts'

export const footerDocument = graphql(`
  query Footer {
    store {
      currencies {
        code
        name
      }
      pages {
        slug
        title
        terms
      }
    }
  }
`)
