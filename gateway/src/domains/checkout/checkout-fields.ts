// Resolvers of a checkout. docs/contract/checkout-order.md §2.
import type { CheckoutResolvers } from '../../__generated__/resolvers.ts'
import { problemsOfLines } from '../cart/notices.ts'
import { problemsOfCalculation } from '../estimate/violations.ts'
import { readOrderNumber } from './order-number.ts'

export const Checkout: CheckoutResolvers = {
  orderNumber: (checkout, _, context) => readOrderNumber(checkout, context),
  // The URL grants access to the checkout, so it is withheld in events.
  url: async (checkout, _, { own }) =>
    checkout.isFromEvent ? null : (await own.checkout.getUrl({ id: checkout.id })).checkoutUrl,
  violations: (checkout) => [
    ...problemsOfLines(checkout.lines),
    ...problemsOfCalculation(checkout),
  ],
}
