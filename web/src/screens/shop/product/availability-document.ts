import { graphql } from '../../../__generated__/gql.ts'

export const availabilityDocument = graphql(`
  query ProductAvailability($id: ID!, $choices: [ChosenOptionInput!]!) {
    product(id: $id) {
      id
      availability(choices: $choices) {
        availableForPurchase
        selectedVariant {
          id
          inStock
          quantity
          sku
          price {
            isDiscounted
            price {
              formatted
            }
            discountedPrice {
              formatted
            }
            perUnit {
              formatted
            }
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
