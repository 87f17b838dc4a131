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

/** The page of text about how to reach the shop. */
export const printedVariables = { contact: 'contact' }
