// Places the order of a paid checkout, in the transaction of its caller; a repeat returns the same order. Codes:
// docs/contract/checkout-order.md §2.
import type { WireCheckout } from '@vitrine/platform'
import { messages as mails } from '../__generated__/messages/mails.ts'
import { customersOf } from '../cart/calculation.ts'
import { lineItemOf } from '../cart/line-item.ts'
import type { Shop } from '../context.ts'
import { refused } from '../refuse.ts'
import type { StoredCheckout, StoredLine, StoredOrder } from '../rows/commerce-rows.ts'
import { withStock } from '../rules/stock.ts'
import { shopNameOf } from '../state/shop-name.ts'
import type { State } from '../state/state.ts'
import { redeemGiftCard } from './apply-gift-card.ts'
import { wireCheckoutOf } from './wire-checkout.ts'
import { activityOf, wireOrderOf } from './wire-order.ts'

export function placeOrder(checkout: StoredCheckout, { state, site }: Shop): StoredOrder {
  const known = checkout.orderId ? state.orders.get(checkout.orderId) : undefined
  if (known) return known
  const wire = wireCheckoutOf(checkout, { state, site, currency: site.currency })
  checkOrderable(wire)
  const order = newOrder(checkout, wire, state)
  redeemGiftCard(checkout, wire.giftCard?.amount?.amount ?? '0', { state, site })
  for (const line of checkout.lines) takeFromStock(line, state)
  countCoupon(checkout, state)
  const completed = { ...wire, completed: true, updatedDate: state.now().toISOString() }
  state.checkouts.put({ ...checkout, orderId: order.id, completed })
  state.carts.delete(checkout.cartId)
  if (checkout.email) confirmByMail(order, checkout.email, state)
  return state.orders.put(order)
}

function checkOrderable(wire: WireCheckout): void {
  if (wire.lineItems.length === 0) throw refused(428, 'EMPTY_CHECKOUT', 'There is nothing to order')
  const states = wire.lineItems.map((line) => line.availability?.status)
  const gone = states.filter((status) => status === 'NOT_AVAILABLE' || status === 'NOT_FOUND')
  if (gone.length === states.length) {
    throw refused(409, 'FULL_OUT_OF_STOCK', 'Everything in this order has sold out')
  }
  if (states.some((status) => status !== 'AVAILABLE')) {
    throw refused(409, 'PARTIAL_OUT_OF_STOCK', 'Part of this order has sold out')
  }
  const { couponCalculationError, generalShippingCalculationError, giftCardCalculationError } =
    wire.calculationErrors ?? {}
  const card = giftCardCalculationError?.applicationError
  if (card) throw refused(428, 'REDEEM_GIFT_CARD_ERROR', card.description)
  const error = couponCalculationError ?? generalShippingCalculationError
  if (error) {
    const why = error.applicationError?.description ?? 'The totals cannot be calculated'
    throw refused(428, 'CALCULATION_ERROR', why)
  }
}

function newOrder(checkout: StoredCheckout, wire: WireCheckout, state: State): StoredOrder {
  const id = state.newId('order')
  const number = String(10_000 + state.nextNumber('order-number'))
  const now = state.now().toISOString()
  const activities = (['ORDER_PLACED', 'ORDER_PAID'] as const).map((type) =>
    activityOf(type, state.newId('activity'), now),
  )
  const order = wireOrderOf(checkout, wire, { id, number, now, activities })
  return { id, number, owner: checkout.owner, order }
}

function takeFromStock(line: StoredLine, state: State): void {
  const item = line.kind === 'catalog' ? lineItemOf(line, state) : undefined
  if (!item?.product.trackInventory) return
  const left = Math.max(0, (item.variant.quantity ?? 0) - line.quantity)
  state.products.put({
    ...item.product,
    variants: item.product.variants.map((variant) =>
      variant.id === item.variant.id ? withStock(item.product, variant, left) : variant,
    ),
    lastUpdated: state.now().toISOString(),
  })
}

function countCoupon(checkout: StoredCheckout, state: State): void {
  const coupon = checkout.couponId ? state.coupons.get(checkout.couponId) : undefined
  if (!coupon) return
  const usedBy = { ...coupon.usedBy }
  for (const customer of customersOf(checkout.owner, checkout.email)) {
    usedBy[customer] = (usedBy[customer] ?? 0) + 1
  }
  state.coupons.put({ ...coupon, usageCount: coupon.usageCount + 1, usedBy })
}

function confirmByMail({ number }: StoredOrder, to: string, state: State): void {
  state.mails.put({
    id: state.newId('mail'),
    to,
    kind: 'order-confirmation',
    subject: mails.yourOrder({ number, shop: shopNameOf(state) }),
    sentAt: state.now().toISOString(),
  })
}
