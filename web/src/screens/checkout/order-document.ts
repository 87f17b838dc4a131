import { graphql } from '../../__generated__/gql.ts'

export const orderDocument = graphql(`
  query CheckoutOrder($id: ID!) {
    checkout(id: $id) {
      id
      completed
      orderNumber
      buyerInfo {
        email
      }
      shippingDestination {
        address {
          addressLine
          city
          postalCode
          subdivision
          country
          countryName
        }
        contactDetails {
          firstName
          lastName
        }
      }
      shippingInfo {
        selected {
          title
          logistics {
            deliveryTime
            instructions
            pickup {
              method
            }
          }
        }
      }
      appliedDiscounts {
        name
        code
        amount {
          formatted
        }
      }
      additionalFees {
        name
        price {
          formatted
        }
      }
      priceSummary {
        ...Totals_summary
      }
      lines {
        id
        name
        quantity
        image {
          url
          alt
          focalPoint {
            x
            y
          }
        }
        descriptionLines {
          name
          value
        }
        customTexts {
          title
          value
        }
        total {
          formatted
        }
      }
    }
  }
`)

export const checkoutStateDocument = graphql(`
  query CheckoutState($id: ID!) {
    checkout(id: $id) {
      id
      completed
    }
  }
`)
