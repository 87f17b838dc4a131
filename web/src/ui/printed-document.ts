import { graphql } from '../__generated__/gql.ts'

export const printedDocument = graphql(`
  query Printed($contact: String!) {
    store {
      terms {
        returns {
          days
          paidBy
        }
      }
    }
    contactPage: contentPage(slug: $contact) {
      slug
      body
    }
  }
`)

/** The page that says how the shop is reached. */
export const printedVariables = { contact: 'contact' }
