// The calls on carts, checkouts, their settings, orders and back-in-stock requests of v1 with requests and
// answers in the form of this gateway. docs/contract/cart.md §2, docs/contract/checkout-order.md §1.
import { type AllCalls, allCalls } from '@vitrine/platform'
import type { BackInStockField, ListQuery, OrderField } from '../../list-query.ts'
import { type MappedTable, mappedTable, type WithRequest, withRequest } from '../../mapped-call.ts'
import {
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  requiredString,
  stringOrNull,
} from '../../read-json.ts'
import type { NewBackInStockRequest } from '../back-in-stock.ts'
import type {
  CartAddition,
  CartChange,
  CartQuantities,
  CartRemoval,
  CheckoutChange,
  CheckoutCreation,
  EstimateRequest,
} from '../cart-change.ts'
import { readBackInStockRequest } from './read-back-in-stock.ts'
import { readCart } from './read-cart.ts'
import { readCheckout } from './read-checkout.ts'
import { readCheckoutSettings } from './read-checkout-settings.ts'
import { readEstimate } from './read-estimate.ts'
import { readOrder } from './read-order.ts'
import { stockRequestBody } from './write-back-in-stock.ts'
import { additionBody, quantitiesBody, removalBody, updateBody } from './write-cart.ts'
import { changeBody, creationBody, estimateBody } from './write-checkout.ts'
import { backInStockQueryBody, ordersBody } from './write-query.ts'

const cart = (from: JsonObject) => ({ cart: mapped(from, 'cart', readCart) })
const checkout = (from: JsonObject) => ({ checkout: mapped(from, 'checkout', readCheckout) })

/** The cursor of the next page; null on the last. */
const nextOf = (from: JsonObject): string | null =>
  mappedOrNull(from, 'metadata', (metadata) =>
    mappedOrNull(metadata, 'cursors', (cursors) => stringOrNull(cursors, 'next') || null),
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
    checkoutId: requiredString(from, 'checkoutId'),
  }),
}
const checkoutReaders = {
  getCheckout: checkout,
  getCheckoutByCartId: checkout,
  updateCheckout: checkout,
  removeGiftCard: checkout,
  getCheckoutUrl: (from: JsonObject) => ({ checkoutUrl: requiredString(from, 'checkoutUrl') }),
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
  readonly updateCurrentCart: CartChange
  readonly updateCurrentCartLineItemQuantity: CartQuantities
  readonly removeLineItemsFromCurrentCart: CartRemoval
  readonly estimateCurrentCartTotals: EstimateRequest
  readonly createCheckoutFromCurrentCart: CheckoutCreation
}
type BackInStock = MappedTable<AllCalls['backInStockNotifications'], typeof backInStockReaders>
type BackInStockInputs = {
  readonly createBackInStockNotificationRequest: NewBackInStockRequest
  readonly queryBackInStockNotificationRequests: { readonly query: ListQuery<BackInStockField> }
}
type Orders = MappedTable<AllCalls['orders'], typeof orderReaders>
type OrderSearch = { readonly query: ListQuery<OrderField> }
type Checkouts = MappedTable<AllCalls['checkouts'], typeof checkoutReaders>

/** Services of v1 behind `ecom-ports.ts`. Calls without a reader or a writer have the platform's own form. */
export type EcomCalls = {
  readonly currentCart: Omit<CurrentCart, keyof CartInputs> & {
    readonly [Name in keyof CartInputs]: WithRequest<CurrentCart[Name], CartInputs[Name]>
  }
  readonly checkouts: Omit<Checkouts, 'updateCheckout'> & {
    readonly updateCheckout: WithRequest<Checkouts['updateCheckout'], CheckoutChange>
  }
  readonly checkoutSettings: MappedTable<AllCalls['checkoutSettings'], typeof settingsReaders>
  readonly backInStockNotifications: Omit<BackInStock, keyof BackInStockInputs> & {
    readonly [Name in keyof BackInStockInputs]: WithRequest<
      BackInStock[Name],
      BackInStockInputs[Name]
    >
  }
  readonly orders: Omit<Orders, 'searchOrders'> & {
    readonly searchOrders: WithRequest<Orders['searchOrders'], OrderSearch>
  }
}

const currentCart = mappedTable(allCalls.currentCart, cartReaders)
const backInStock = mappedTable(allCalls.backInStockNotifications, backInStockReaders)
const orders = mappedTable(allCalls.orders, orderReaders)
const checkouts = mappedTable(allCalls.checkouts, checkoutReaders)

/** The calls, which `operations.ts` assigns to operations. A response that a reader refuses fails as a `PlatformFailure`. */
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
    estimateCurrentCartTotals: withRequest(currentCart.estimateCurrentCartTotals, estimateBody),
    createCheckoutFromCurrentCart: withRequest(
      currentCart.createCheckoutFromCurrentCart,
      creationBody,
    ),
  },
  checkouts: {
    ...checkouts,
    updateCheckout: withRequest(checkouts.updateCheckout, changeBody),
  },
  checkoutSettings: mappedTable(allCalls.checkoutSettings, settingsReaders),
  backInStockNotifications: {
    ...backInStock,
    createBackInStockNotificationRequest: withRequest(
      backInStock.createBackInStockNotificationRequest,
      stockRequestBody,
    ),
    queryBackInStockNotificationRequests: withRequest(
      backInStock.queryBackInStockNotificationRequests,
      backInStockQueryBody,
    ),
  },
  orders: { ...orders, searchOrders: withRequest(orders.searchOrders, ordersBody) },
}
