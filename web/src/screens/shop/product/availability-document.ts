import { graphql } from '../../../__generated__/gql.ts'

/**
 * What depends on the selected choices. It contains the variants as well, so that after a change of the product this
 * one request returns everything that change events do not contain.
 */
export const availabilityDocument = graphql(`
  query ProductAvailability($id: ID!, $choices: [ChosenOptionInput!]!) {
    product(id: $id) {
      id
      ...ProductPrice_product
      ...ProductChoices_product
      availability(choices: $choices) {
        availableForPurchase
        selectedVariant {
          id
          inStock
          quantity
          sku
          price {
            display
          }
          compareAtPrice {
            display
          }
          unitPrice {
            display
          }
        }
        options {
          name
          type
          choices {
            value
            label
            inStock
            visible
          }
        }
      }
    }
  }
`)
