import { graphql } from '../__generated__/gql.ts'

export const estimateDocument = graphql(`
  query CartEstimate($input: EstimateInput) {
    cartEstimate(input: $input) {
      ...Estimate_estimate
    }
  }
`)

export const Estimate_estimate = graphql(`
  fragment Estimate_estimate on CartEstimate {
    priceSummary {
      ...Totals_summary
    }
    appliedDiscounts {
      name
      code
      kind
      amount {
        display
      }
    }
    additionalFees {
      name
      price {
        display
      }
    }
    shippingInfo {
      selected {
        code
        carrierId
        title
      }
      options {
        code
        carrierId
        title
        price {
          display
        }
        logistics {
          deliveryTime
          instructions
          pickup {
            address {
              addressLine
              city
              postalCode
              country
              subdivision
            }
          }
        }
      }
    }
    acceptsGiftCards
    giftCard {
      obfuscatedCode
      amount {
        display
      }
    }
    violations {
      ...Cart_problem
    }
  }
`)

export const Totals_summary = graphql(`
  fragment Totals_summary on PriceSummary {
    subtotal {
      display
      formatted
      currency
    }
    discount {
      amount
      display
    }
    shipping {
      display
    }
    tax {
      display
    }
    total {
      amount
      display
      formatted
      currency
    }
  }
`)
