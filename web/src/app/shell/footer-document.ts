import { graphql } from '../../__generated__/gql.ts'

export const footerDocument = graphql(`
  query Footer($contact: String!) {
    store {
      currencies {
        code
        name
      }
      terms {
        returns {
          days
          paidBy
        }
      }
      pages {
        slug
        title
        terms
      }
    }
    contactPage: contentPage(slug: $contact) {
      slug
      body
    }
  }
`)

/** The page of text about how to reach the shop. */
export const footerVariables = { contact: 'contact' }
