// The mutations of the cart, each of which returns the complete cart.
import { graphql } from '../__generated__/gql.ts'

export const addDocument = graphql(`
  mutation Cart_add($input: AddToCartInput!) {
    answer: addToCart(input: $input) {
      cart {
        ...Cart_cart
      }
      problems {
        ...Cart_problem
      }
    }
  }
`)

export const setQuantityDocument = graphql(`
  mutation Cart_setQuantity($input: SetCartLineQuantitiesInput!) {
    answer: setCartLineQuantities(input: $input) {
      cart {
        ...Cart_cart
      }
      problems {
        ...Cart_problem
      }
    }
  }
`)

export const removeDocument = graphql(`
  mutation Cart_remove($input: RemoveCartLinesInput!) {
    answer: removeCartLines(input: $input) {
      cart {
        ...Cart_cart
      }
      problems {
        ...Cart_problem
      }
    }
  }
`)

export const applyCouponDocument = graphql(`
  mutation Cart_applyCoupon($input: ApplyCouponInput!) {
    answer: applyCoupon(input: $input) {
      cart {
        ...Cart_cart
      }
      problems {
        ...Cart_problem
      }
    }
  }
`)

export const removeCouponDocument = graphql(`
  mutation Cart_removeCoupon($idempotencyKey: String) {
    answer: removeCoupon(input: { idempotencyKey: $idempotencyKey }) {
      cart {
        ...Cart_cart
      }
      problems {
        ...Cart_problem
      }
    }
  }
`)

export const applyGiftCardDocument = graphql(`
  mutation Cart_applyGiftCard($input: ApplyGiftCardInput!) {
    answer: applyGiftCard(input: $input) {
      cart {
        ...Cart_cart
      }
      problems {
        ...Cart_problem
      }
    }
  }
`)

export const removeGiftCardDocument = graphql(`
  mutation Cart_removeGiftCard($idempotencyKey: String) {
    answer: removeGiftCard(input: { idempotencyKey: $idempotencyKey }) {
      cart {
        ...Cart_cart
      }
      problems {
        ...Cart_problem
      }
    }
  }
`)

export const updateDocument = graphql(`
  mutation Cart_update($input: UpdateCartInput!) {
    answer: updateCart(input: $input) {
      cart {
        ...Cart_cart
      }
      problems {
        ...Cart_problem
      }
    }
  }
`)
