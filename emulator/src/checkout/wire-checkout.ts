// Converts a checkout to its wire type; recalculated at every read until its order exists.
// docs/contract/checkout-order.md §2.
import type { ChannelType, WireCartLine, WireCheckout } from '@vitrine/platform'
import { availabilities } from '../cart/availability.ts'
import { calculateBasket } from '../cart/calculation.ts'
import { membershipOptionsOf } from '../cart/memberships.ts'
import { violationsOfLines } from '../cart/violations.ts'
import {
  nothingToPay,
  pricesOf,
  wireDiscountsOf,
  wireErrorsOf,
  wireFeesOf,
  wireGiftCardOf,
  wireShippingOf,
  wireSummaryOf,
  wireTaxSummaryOf,
} from '../cart/wire-calculation.ts'
import { buyerOf, type CartView, displayOf } from '../cart/wire-cart.ts'
import { wireLineOf } from '../cart/wire-line.ts'
import type { StoredCheckout } from '../rows/commerce-rows.ts'
import { type Display, moneyOf } from '../rules/money.ts'
import type { Calculation } from '../rules/totals.ts'

function calculateCheckout(checkout: StoredCheckout, view: Omit<CartView, 'currency'>) {
  const { email, giftCard, shippingAddress, billingAddress, selectedShippingOption } = checkout
  const requested = { email, giftCard, shippingAddress, billingAddress, selectedShippingOption }
  return calculateBasket(checkout, requested, view)
}

export function wireCheckoutOf(checkout: StoredCheckout, view: CartView): WireCheckout {
  if (checkout.completed) return checkout.completed
  const display = displayOf(checkout, view)
  const calculation = calculateCheckout(checkout, view)
  const lineItems = wireCheckoutLines(checkout, calculation, view)
  const priceSummary = wireSummaryOf(calculation.summary, display)
  return {
    id: checkout.id,
    cartId: checkout.cartId,
    purchaseFlowId: checkout.purchaseFlowId,
    createdDate: checkout.createdDate,
    updatedDate: checkout.updatedDate,
    lineItems,
    ...peopleOf(checkout, calculation, display),
    currency: view.site.currency,
    conversionCurrency: display.conversion,
    paymentCurrency: view.site.currency,
    priceSummary,
    payNow: priceSummary,
    payLater: nothingToPay(display),
    ...wireGiftCardOf(calculation, display),
    taxSummary: wireTaxSummaryOf(calculation, display),
    appliedDiscounts: wireDiscountsOf(calculation.discounts, display),
    calculationErrors: wireErrorsOf(calculation),
    violations: violationsOfLines(lineItems),
    membershipOptions: wireMemberships(checkout, view),
    additionalFees: wireFeesOf(calculation, display),
    customFields: [],
    weightUnit: 'KG',
    channelType: checkout.channelType as ChannelType,
    siteLanguage: view.site.language,
    buyerLanguage: view.site.language,
    completed: false,
    taxIncludedInPrice: false,
    ...storedOf(checkout),
  }
}

/** Returns the cart's data beside its lines, as stored. */
const storedOf = ({
  businessLocationId,
  extendedFields,
}: StoredCheckout): Partial<WireCheckout> => ({
  ...(businessLocationId && { businessLocationId }),
  ...(extendedFields && { extendedFields }),
})

/** Selected memberships are an object here, unlike in the estimate. docs/contract/cart.md §5.5. */
function wireMemberships(checkout: StoredCheckout, { state }: CartView) {
  const { selectedMemberships, ...options } = membershipOptionsOf(checkout, state)
  return { ...options, selectedMemberships: { memberships: selectedMemberships } }
}

function peopleOf(checkout: StoredCheckout, calculation: Calculation, display: Display) {
  const { email, contactId, buyerNote, contact, shippingAddress, billingAddress } = checkout
  const contactDetails = contact ?? undefined
  return {
    buyerInfo: {
      ...buyerOf(checkout.owner),
      ...(contactId && { contactId }),
      ...(email && { email }),
    },
    createdBy: buyerOf(checkout.owner),
    ...(buyerNote && { buyerNote }),
    ...(billingAddress && { billingInfo: { address: billingAddress, contactDetails } }),
    shippingInfo: {
      ...wireShippingOf(calculation, display),
      ...(shippingAddress && { shippingDestination: { address: shippingAddress, contactDetails } }),
    },
  }
}

/** Converts cart lines; in checkouts the picture is named `media` and totals are included. */
function wireCheckoutLines(
  checkout: StoredCheckout,
  calculation: Calculation,
  view: CartView,
): WireCartLine[] {
  const display = displayOf(checkout, view)
  const left = availabilities(checkout.lines, view.state)
  return checkout.lines.map((line) => {
    const availability = left.get(line.id) ?? { status: 'AVAILABLE' as const }
    const {
      image,
      selectedMembership: _,
      taxGroupId: __,
      ...wire
    } = wireLineOf(line, availability, {
      ...view,
      display,
    })
    const calculated = calculation.lines.find((one) => one.line.id === line.id)
    const { totalDiscount, ...prices } = calculated
      ? pricesOf(calculated, display)
      : { totalDiscount: moneyOf(0, display) }
    return { ...wire, ...prices, ...(image && { media: image }), discount: totalDiscount }
  })
}
