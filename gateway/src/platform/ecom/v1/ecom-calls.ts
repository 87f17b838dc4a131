// The calls on carts, checkouts, their settings, orders and back-in-stock requests of v1 with answers, and lines of
// requests, in the form of this gateway. docs/contract/cart.md §2, docs/contract/checkout-order.md §1.
import { type AllCalls, allCalls } from '@vitrine/platform'
import { type MappedTable, mappedTable, type WithRequest, withRequest } from '../../mapped-call.ts'
import {
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  requiredText,
  textOrNull,
} from '../../read-json.ts'
import { readBackInStockRequest } from './read-back-in-stock.ts'
import { readCart } from './read-cart.ts'
import { readCheckout } from './read-checkout.ts'
import { readCheckoutSettings } from './read-checkout-settings.ts'
import { readEstimate } from './read-estimate.ts'
import { readOrder } from './read-order.ts'
import {
  additionBody,
  type CartAddition,
  type CartQuantities,
  type CartRemoval,
  type CartUpdate,
  quantitiesBody,
  removalBody,
  updateBody,
} from './write-cart.ts'

const cart = (from: JsonObject) => ({ cart: mapped(from, 'cart', readCart) })
const checkout = (from: JsonObject) => ({ checkout: mapped(from, 'checkout', readCheckout) })

/** The cursor of the next page; null on the last. */
const nextOf = (from: JsonObject): string | null =>
  mappedOrNull(from, 'metadata', (metadata) =>
    mappedOrNull(metadata, 'cursors', (cursors) => textOrNull(cursors, 'next') || null),
  )

const cartReaders = {
  getCurrentCart: cart,
  updateCurrentCart: cart,
  addToCurrentCart: cart,
  removeLineItemsFromCurrentCart: cart,
  removeCouponFromCurrentCart: cart,
  updateCurrentCartLineItemQuantity: cart,
  estimateCurrentCartTotals: readEstimate,
  createCheckoutFromCurrentCart: (from: JsonObject) => ({
    checkoutId: requiredText(from, 'checkoutId'),
  }),
}
const checkoutReaders = {
  getCheckout: checkout,
  getCheckoutByCartId: checkout,
  updateCheckout: checkout,
  removeGiftCard: checkout,
  getCheckoutUrl: (from: JsonObject) => ({ checkoutUrl: requiredText(from, 'checkoutUrl') }),
}
const settingsReaders = {
  getCheckoutSettings: (from: JsonObject) => ({
    checkoutSettings: mapped(from, 'checkoutSettings', readCheckoutSettings),
  }),
}
const request = (from: JsonObject) => ({ request: mapped(from, 'request', readBackInStockRequest) })
const backInStockReaders = {
  createBackInStockNotificationRequest: request,
  getBackInStockNotificationRequest: request,
  queryBackInStockNotificationRequests: (from: JsonObject) => ({
    requests: listOf(from, 'requests', readBackInStockRequest),
    next: nextOf(from),
  }),
}
const orderReaders = {
  getOrder: (from: JsonObject) => ({ order: mapped(from, 'order', readOrder) }),
  searchOrders: (from: JsonObject) => ({
    orders: listOf(from, 'orders', readOrder),
    next: nextOf(from),
  }),
}

type CurrentCart = MappedTable<AllCalls['currentCart'], typeof cartReaders>
type CartInputs = {
  readonly addToCurrentCart: CartAddition
  readonly updateCurrentCart: CartUpdate
  readonly updateCurrentCartLineItemQuantity: CartQuantities
  readonly removeLineItemsFromCurrentCart: CartRemoval
}

export type EcomCalls = {
  readonly currentCart: Omit<CurrentCart, keyof CartInputs> & {
    readonly [Name in keyof CartInputs]: WithRequest<CurrentCart[Name], CartInputs[Name]>
  }
  readonly checkouts: MappedTable<AllCalls['checkouts'], typeof checkoutReaders>
  readonly checkoutSettings: MappedTable<AllCalls['checkoutSettings'], typeof settingsReaders>
  readonly backInStockNotifications: MappedTable<
    AllCalls['backInStockNotifications'],
    typeof backInStockReaders
  >
  readonly orders: MappedTable<AllCalls['orders'], typeof orderReaders>
}

const currentCart = mappedTable(allCalls.currentCart, cartReaders)

export const ecomCalls: EcomCalls = {
  currentCart: {
    ...currentCart,
    addToCurrentCart: withRequest(currentCart.addToCurrentCart, additionBody),
    updateCurrentCart: withRequest(currentCart.updateCurrentCart, updateBody),
    updateCurrentCartLineItemQuantity: withRequest(
      currentCart.updateCurrentCartLineItemQuantity,
      quantitiesBody,
    ),
    removeLineItemsFromCurrentCart: withRequest(
      currentCart.removeLineItemsFromCurrentCart,
      removalBody,
    ),
  },
  checkouts: mappedTable(allCalls.checkouts, checkoutReaders),
  checkoutSettings: mappedTable(allCalls.checkoutSettings, settingsReaders),
  backInStockNotifications: mappedTable(allCalls.backInStockNotifications, backInStockReaders),
  orders: mappedTable(allCalls.orders, orderReaders),
}
