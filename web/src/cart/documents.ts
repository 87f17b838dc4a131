// Everything the cart asks the gateway. One fragment for all, so that each answer is a whole cart.
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
    subtotalAfterDiscounts {
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

export const addDocument = graphql(`
  mutation Cart_add($input: AddToCartInput!) {
    answer: addToCart(input: $input) {
      __typename
      cart {
        __typename
        ...Cart_cart
      }
      problems {
        __typename
        ...Cart_problem
      }
    }
  }
`)

export const setQuantityDocument = graphql(`
  mutation Cart_setQuantity($input: SetCartLineQuantitiesInput!) {
    answer: setCartLineQuantities(input: $input) {
      __typename
      cart {
        __typename
        ...Cart_cart
      }
      problems {
        __typename
        ...Cart_problem
      }
    }
  }
`)

export const removeDocument = graphql(`
  mutation Cart_remove($input: RemoveCartLinesInput!) {
    answer: removeCartLines(input: $input) {
      __typename
      cart {
        __typename
        ...Cart_cart
      }
      problems {
        __typename
        ...Cart_problem
      }
    }
  }
`)

export const applyCouponDocument = graphql(`
  mutation Cart_applyCoupon($input: ApplyCouponInput!) {
    answer: applyCoupon(input: $input) {
      __typename
      cart {
        __typename
        ...Cart_cart
      }
      problems {
        __typename
        ...Cart_problem
      }
    }
  }
`)

export const removeCouponDocument = graphql(`
  mutation Cart_removeCoupon($requestId: String) {
    answer: removeCoupon(requestId: $requestId) {
      __typename
      cart {
        __typename
        ...Cart_cart
      }
      problems {
        __typename
        ...Cart_problem
      }
    }
  }
`)

export const updateDocument = graphql(`
  mutation Cart_update($input: UpdateCartInput!) {
    answer: updateCart(input: $input) {
      __typename
      cart {
        __typename
        ...Cart_cart
      }
      problems {
        __typename
        ...Cart_problem
      }
    }
  }
`)
