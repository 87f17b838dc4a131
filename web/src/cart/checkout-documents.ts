import { graphql } from '../__generated__/gql.ts'

export const startCheckoutDocument = graphql(`
  mutation Checkout_start($input: StartCheckoutInput!) {
    startCheckout(input: $input) {
      redirectUrl
      problems {
        ...Cart_problem
      }
    }
  }
`)
