// Converts a cart to its wire type. docs/contract/cart.md §3.
import type { WireAppliedDiscount, WireBuyerInfo, WireCart } from '@vitrine/platform'
import type { Basket, StoredCart } from '../rows/commerce-rows.ts'
import { type Display, moneyOf } from '../rules/money.ts'
import type { Site } from '../site.ts'
import type { State } from '../state/state.ts'
import { availabilities } from './availability.ts'
import { calculateBasket } from './calculation.ts'
import { wireLineOf } from './wire-line.ts'

export type CartView = { state: State; site: Site; currency: string }

/** Returns the display currency: the header's, else the one the cart was created with. Assumed. */
export const displayOf = (basket: Basket, { site, currency }: CartView): Display => ({
  currency: site.currency,
  conversion: currency === site.currency ? basket.conversionCurrency : currency,
})

export function wireCartOf(cart: StoredCart, view: CartView): WireCart {
  const { state, site } = view
  const display = displayOf(cart, view)
  const left = availabilities(cart.lines, state)
  return {
    id: cart.id,
    revision: String(cart.revision),
    lineItems: cart.lines.map((line) =>
      wireLineOf(line, left.get(line.id) ?? { status: 'AVAILABLE' }, { state, site, display }),
    ),
    ...sumsOf(cart, view, display),
    appliedDiscounts: cartDiscountsOf(cart, state, display),
    buyerInfo: {
      ...buyerOf(cart.owner),
      ...(cart.buyerInfo?.contactId && { contactId: cart.buyerInfo.contactId }),
      ...(cart.buyerInfo?.email && { email: cart.buyerInfo.email }),
    },
    currency: site.currency,
    conversionCurrency: display.conversion,
    paymentCurrency: site.currency,
    buyerLanguage: site.language,
    siteLanguage: site.language,
    taxIncludedInPrices: false,
    weightUnit: 'KG',
    purchaseFlowId: cart.purchaseFlowId,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    ...whenSet(cart),
  }
}

/** Returns internal fields, sent so that a cart shows a sum without an estimate. docs/contract/cart.md §3. */
function sumsOf(cart: StoredCart, view: CartView, display: Display) {
  const { summary } = calculateBasket(cart, { email: cart.buyerInfo?.email }, view)
  const { subtotal, discount } = summary
  return {
    subtotal: moneyOf(subtotal, display),
    discount: moneyOf(discount, display),
    subtotalAfterDiscounts: moneyOf(subtotal.minus(discount), display),
  }
}

/** Returns the fields that are absent until they are set. */
function whenSet(cart: StoredCart): Partial<WireCart> {
  const { buyerNote, contactInfo, checkoutId, overrideCheckoutUrl } = cart
  const { selectedShippingOption, businessLocationId, extendedFields } = cart
  const all = {
    buyerNote,
    contactInfo,
    checkoutId,
    overrideCheckoutUrl,
    selectedShippingOption,
    businessLocationId,
    extendedFields,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value != null))
}

/** `visitor:<id>` → `{visitorId}` */
export function buyerOf(owner: string): WireBuyerInfo {
  const [kind, id = ''] = owner.split(':')
  return kind === 'member' ? { memberId: id } : { visitorId: id }
}

/** Returns the discounts of a cart; coupons are named without amounts. docs/contract/cart.md §5.4. */
function cartDiscountsOf(cart: Basket, state: State, display: Display): WireAppliedDiscount[] {
  const coupon = cart.couponId ? state.coupons.get(cart.couponId) : undefined
  return [
    ...(coupon ? [{ coupon: { id: coupon.id, code: coupon.code } }] : []),
    ...cart.merchantDiscounts.map(({ amount }) => ({
      merchantDiscount: { amount: moneyOf(amount, display) },
    })),
  ]
}
