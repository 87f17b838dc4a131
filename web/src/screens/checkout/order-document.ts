import { graphql } from '../../__generated__/gql.ts'

export const orderDocument = graphql(`
  query CheckoutOrder($id: ID!) {
    checkout(id: $id) {
      __typename
      id
      completed
      orderNumber
      buyerInfo {
        __typename
        email
      }
      shippingDestination {
        __typename
        address {
          __typename
          addressLine
          city
          postalCode
          subdivision
          country
          countryName
        }
        contactDetails {
          __typename
          firstName
          lastName
        }
      }
      shippingInfo {
        __typename
        selected {
          __typename
          title
          logistics {
            __typename
            deliveryTime
            instructions
            pickup {
              __typename
              method
            }
          }
        }
      }
      appliedDiscounts {
        __typename
        name
        code
        amount {
          __typename
          formatted
        }
      }
      additionalFees {
        __typename
        name
        price {
          __typename
          formatted
        }
      }
      priceSummary {
        __typename
        ...Totals_summary
      }
      lines {
        __typename
        id
        name
        quantity
        image {
          __typename
          url
          alt
          focalPoint {
            __typename
            x
            y
          }
        }
        descriptionLines {
          __typename
          name
          value
        }
        customTexts {
          __typename
          title
          value
        }
        total {
          __typename
          formatted
        }
      }
    }
  }
`)

export const checkoutStateDocument = graphql(`
  query CheckoutState($id: ID!) {
    checkout(id: $id) {
      __typename
      id
      completed
    }
  }
`)
