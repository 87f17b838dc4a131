// The cart, whole. One fragment for the question and for each change, so that every answer replaces the last.
import { graphql } from '../__generated__/gql.ts'

export const Cart_cart = graphql(`
  fragment Cart_cart on Cart {
    __typename
    id
    revision
    couponCode
    buyerNote
    subtotal {
      __typename
      formatted
    }
    selectedShippingOption {
      __typename
      code
      carrierId
    }
    contactInfo {
      __typename
      address {
        __typename
        country
        subdivision
        postalCode
      }
    }
    lines {
      __typename
      id
      name
      productId
      productSlug
      quantity
      isQuantityFixed
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
      choices {
        __typename
        option
        choice
      }
      customTexts {
        __typename
        title
        value
      }
      price {
        __typename
        formatted
      }
      fullPrice {
        __typename
        formatted
      }
      total {
        __typename
        formatted
      }
      availability {
        __typename
        status
        quantityAvailable
      }
    }
    problems {
      __typename
      ...Cart_problem
    }
  }
`)

export const Cart_problem = graphql(`
  fragment Cart_problem on Problem {
    __typename
    code
    message
    field
    severity
    suggestedFix
    lineId
    availableQuantity
    requestId
  }
`)

export const cartDocument = graphql(`
  query Cart {
    cart {
      __typename
      ...Cart_cart
    }
  }
`)
