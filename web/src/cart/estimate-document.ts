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
        formatted
      }
    }
    additionalFees {
      name
      price {
        formatted
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
          formatted
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
    violations {
      ...Cart_problem
    }
  }
`)

export const Totals_summary = graphql(`
  fragment Totals_summary on PriceSummary {
    subtotal {
      formatted
    }
    discount {
      amount
      formatted
    }
    shipping {
      formatted
    }
    tax {
      formatted
    }
    total {
      formatted
    }
  }
`)
