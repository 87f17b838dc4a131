// Converts the calculation to the response of estimate-totals. docs/contract/cart.md §6.
import type { WireEstimate } from '@vitrine/platform'
import { applicationError } from '../refuse.ts'
import type { StoredCart } from '../rows/commerce-rows.ts'
import type { Calculation } from '../rules/totals.ts'
import { type MembershipRequest, membershipOptionsOf, membershipProblem } from './memberships.ts'
import { violationsOfLines } from './violations.ts'
import {
  nothingToPay,
  wireCalculatedLines,
  wireDiscountsOf,
  wireErrorsOf,
  wireFeesOf,
  wireGiftCardOf,
  wireShippingOf,
  wireSummaryOf,
  wireTaxSummaryOf,
} from './wire-calculation.ts'
import { type CartView, displayOf, wireCartOf } from './wire-cart.ts'

export function wireEstimateOf(
  cart: StoredCart,
  calculation: Calculation,
  view: CartView,
  requested: MembershipRequest = [],
): WireEstimate {
  const display = displayOf(cart, view)
  const wireCart = wireCartOf(cart, view)
  const membershipOptions = membershipOptionsOf(cart, view.state, requested)
  const problem = membershipProblem(membershipOptions, requested)
  const priceSummary = wireSummaryOf(calculation.summary, display)
  return {
    cart: wireCart,
    calculatedLineItems: wireCalculatedLines(calculation, wireCart.lineItems, display),
    priceSummary,
    ...wireGiftCardOf(calculation, display),
    taxSummary: wireTaxSummaryOf(calculation, display),
    shippingInfo: wireShippingOf(calculation, display),
    appliedDiscounts: wireDiscountsOf(calculation.discounts, display),
    calculationErrors: {
      ...wireErrorsOf(calculation),
      // Assumed: no code is published for this error.
      ...(problem && { membershipError: applicationError('INVALID_MEMBERSHIP', problem) }),
    },
    weightUnit: 'KG',
    currency: view.site.currency,
    payNow: priceSummary,
    payLater: nothingToPay(display),
    membershipOptions,
    additionalFees: wireFeesOf(calculation, display),
    violations: violationsOfLines(wireCart.lineItems),
  }
}
