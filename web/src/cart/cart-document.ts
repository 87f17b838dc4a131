// The complete cart. Query and mutations share one fragment, so that every response replaces the previous one.
import { graphql } from '../__generated__/gql.ts'

export const Cart_cart = graphql(`
  fragment Cart_cart on Cart {
    id
    revision
    couponCode
    buyerNote
    subtotal {
      display
    }
    selectedShippingOption {
      code
      carrierId
    }
    contactInfo {
      address {
        country
        subdivision
        postalCode
      }
    }
    lines {
      id
      name
      productId
      productSlug
      quantity
      fixedQuantity
      physicalProperties {
        shippable
      }
      image {
        url(format: WEBP)
        alt
      }
      descriptionLines {
        name
        value
      }
      choices {
        option
        choice
      }
      customTexts {
        title
        value
      }
      price {
        display
      }
      fullPrice {
        display
      }
      total {
        display
      }
      availability {
        status
        quantityAvailable
      }
    }
    problems {
      ...Cart_problem
    }
  }
`)

export const Cart_problem = graphql(`
  fragment Cart_problem on Problem {
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
      ...Cart_cart
    }
  }
`)
