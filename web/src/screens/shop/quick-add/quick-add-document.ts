import { graphql } from '../../../__generated__/gql.ts'

/** What the choices of a card need, fetched when they are opened. */
export const quickAddDocument = graphql(`
  query QuickAdd($slug: String!) {
    product(slug: $slug) {
      id
      slug
      name
      customTextFields {
        title
        maxLength
        mandatory
      }
      ...ProductChoices_product
      ...ProductPrice_product
    }
  }
`)
