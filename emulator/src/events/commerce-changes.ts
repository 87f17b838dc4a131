// Converts changed rows of carts, checkouts and orders to events. docs/contract/events-ecom.md §7.
import { wireCartOf } from '../cart/wire-cart.ts'
import type { WireOrder } from '../checkout/order.ts'
import { wireCheckoutOf } from '../checkout/wire-checkout.ts'
import type { Shop } from '../context.ts'
import type { StoredCart, StoredCheckout } from '../rows/commerce-rows.ts'
import { modifiedFields } from './modified-fields.ts'
import type { Raised } from './raised.ts'

export const commerceChanges = (shop: Shop): Raised[] => [
  ...cartChanges(shop),
  ...orderChanges(shop),
  ...checkoutChanges(shop),
]

/** Wire type of a row as last sent: a row is never changed in place, but its prices may have changed since. */
const lastEvent = new WeakMap<object, object>()

function raise<Stored extends object>(row: Stored, wireOf: (row: Stored) => object): object {
  const known = lastEvent.get(row) ?? wireOf(row)
  lastEvent.set(row, known)
  return known
}

function cartChanges({ state, site }: Shop): Raised[] {
  const wireOf = (cart: StoredCart) => wireCartOf(cart, { state, site, currency: site.currency })
  return state.carts.changes().flatMap(({ id, before, row }): Raised[] => {
    const entityId = id
    if (!row) return before ? [{ name: 'CartDeleted', entityId }] : []
    if (!before) return [{ name: 'CartCreated', entityId, body: raise(row, wireOf) }]
    const modified = modifiedFields(raise(before, wireOf), raise(row, wireOf))
    if (Object.keys(modified).length === 0) return []
    return [{ name: 'CartUpdated', entityId, body: raise(row, wireOf), modifiedFields: modified }]
  })
}

function checkoutChanges({ state, site }: Shop): Raised[] {
  const wireOf = (checkout: StoredCheckout) =>
    wireCheckoutOf(checkout, { state, site, currency: site.currency })
  return state.checkouts.changes().flatMap(({ id, before, row }): Raised[] => {
    const entityId = id
    if (!row) return before ? [{ name: 'CheckoutDeleted', entityId }] : []
    if (!before) return [{ name: 'CheckoutCreated', entityId, body: raise(row, wireOf) }]
    const body = raise(row, wireOf)
    if (row.completed && !before.completed) {
      return [{ name: 'CheckoutCompleted', entityId, body: { checkout: body } }]
    }
    const modified = modifiedFields(raise(before, wireOf), body)
    if (Object.keys(modified).length === 0) return []
    return [{ name: 'CheckoutUpdated', entityId, body, modifiedFields: modified }]
  })
}

/** Status of an order before its payment arrives. docs/contract/checkout-order.md §6. */
const unpaid = { status: 'INITIALIZED', paymentStatus: 'NOT_PAID' } as const

/**
 * Raises the events of placing and paying separately, as the real platform does, although both are one step
 * here.
 */
const orderChanges = ({ state }: Shop): Raised[] =>
  state.orders.changes().flatMap(({ before, row }) => (row && !before ? placed(row.order) : []))

function placed(order: WireOrder): Raised[] {
  const entityId = order.id
  const first = { ...order, ...unpaid }
  return [
    { name: 'OrderCreated', entityId, body: first },
    {
      name: 'OrderUpdated',
      entityId,
      body: order,
      modifiedFields: modifiedFields(first, order),
    },
    { name: 'OrderApproved', entityId, body: { order } },
    {
      name: 'OrderPaymentStatusUpdated',
      entityId,
      body: { order, previousPaymentStatus: unpaid.paymentStatus },
    },
  ]
}
