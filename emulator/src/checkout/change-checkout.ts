// Applies an update of a checkout: the members that are present change, an address as a whole.
// docs/contract/checkout-order.md §2.
import type { CheckoutBody } from '@vitrine/platform'
import { invalid, refused } from '../refuse.ts'
import type { StoredCheckout } from '../rows/commerce-rows.ts'

/** Throws for an empty change, for an email that is cleared, and once an order exists. */
export function changedCheckout(
  checkout: StoredCheckout,
  { id: _, ...change }: CheckoutBody,
  now: Date,
): StoredCheckout {
  if (Object.values(change).every((value) => value === undefined)) {
    throw invalid('checkout', 'must name something to change', { rule: 'REQUIRED_FIELD' })
  }
  if (checkout.completed) throw refused(428, 'CHECKOUT_IS_COMPLETE', 'The checkout is complete')
  const { buyerInfo, buyerNote, billingInfo, shippingInfo } = change
  if (buyerInfo?.email === null && checkout.email) {
    throw invalid('checkout.buyerInfo.email', 'cannot be removed', { rule: 'REQUIRED_FIELD' })
  }
  const { shippingDestination, selectedCarrierServiceOption } = shippingInfo ?? {}
  const contact = shippingDestination?.contactDetails ?? billingInfo?.contactDetails
  return {
    ...checkout,
    ...(buyerInfo?.email && { email: buyerInfo.email }),
    ...(buyerNote !== undefined && { buyerNote }),
    ...(billingInfo?.address !== undefined && { billingAddress: billingInfo.address }),
    ...(shippingDestination?.address !== undefined && {
      shippingAddress: shippingDestination.address,
    }),
    ...(contact && { contact }),
    ...(selectedCarrierServiceOption && {
      selectedShippingOption: selectedCarrierServiceOption,
    }),
    updatedDate: now.toISOString(),
  }
}
