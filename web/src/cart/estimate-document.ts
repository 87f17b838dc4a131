import { graphql } from '../__generated__/gql.ts'

export const estimateDocument = graphql(`
  query CartEstimate($input: EstimateInput) {
    cartEstimate(input: $input) {
      __typename
      problems {
        __typename
        ...Cart_problem
      }
      estimate {
        __typename
        ...Estimate_estimate
      }
    }
  }
`)

export const Estimate_estimate = graphql(`
  fragment Estimate_estimate on CartEstimate {
    __typename
    priceSummary {
      __typename
      ...Totals_summary
    }
    appliedDiscounts {
      __typename
      name
      code
      kind
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
    shippingInfo {
      __typename
      selected {
        __typename
        code
        carrierId
        title
      }
      options {
        __typename
        code
        carrierId
        title
        price {
          __typename
          formatted
        }
        logistics {
          __typename
          deliveryTime
          instructions
          pickup {
            __typename
            address {
              __typename
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
      __typename
      ...Cart_problem
    }
  }
`)

export const Totals_summary = graphql(`
  fragment Totals_summary on PriceSummary {
    __typename
    subtotal {
      __typename
      formatted
    }
    discount {
      __typename
      amount
      formatted
    }
    shipping {
      __typename
      formatted
    }
    tax {
      __typename
      formatted
    }
    total {
      __typename
      formatted
    }
  }
`)
