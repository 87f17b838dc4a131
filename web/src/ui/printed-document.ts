import { graphql } from '../__generated__/gql.ts'
import { contactSlug } from '../lib/contact-slug.ts'

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

export const printedVariables = { contact: contactSlug }
