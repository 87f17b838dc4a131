// Ports of carts, checkouts, orders and back-in-stock requests. A failure of any of them is a `PlatformFailure`.
import type { BackInStockField, ListQuery, OrderField } from '../list-query.ts'
import type { BackInStockRequest, NewBackInStockRequest } from './back-in-stock.ts'
import type { Cart, CartEstimate, Checkout } from './cart.ts'
import type {
  CartAddition,
  CartChange,
  CartQuantities,
  CartRemoval,
  CheckoutChange,
  CheckoutCreation,
  EstimateRequest,
} from './cart-change.ts'
import type { CheckoutSettings } from './checkout-settings.ts'
import type { Order } from './order.ts'

type Id = { readonly id: string }
type Nothing = Record<string, never>
type CartOf = Promise<{ readonly cart: Cart }>
type CheckoutOf = Promise<{ readonly checkout: Checkout }>

/** The caller's own cart. docs/contract/cart.md §2 */
export type CartPort = {
  /** Fails with `isNotFound` before the first line is added. */
  get(request: Nothing): CartOf
  update(request: CartChange): CartOf
  delete(request: Nothing): Promise<object>
  addLines(request: CartAddition): CartOf
  removeLines(request: CartRemoval): CartOf
  setQuantities(request: CartQuantities): CartOf
  removeCoupon(request: Nothing): CartOf
  /** Calculates taxes and shipping for a place, and changes nothing. */
  estimate(request: EstimateRequest): Promise<CartEstimate>
  createCheckout(request: CheckoutCreation): Promise<{ readonly checkoutId: string }>
}

/** The caller's checkouts. docs/contract/checkout-order.md §1 */
export type CheckoutPort = {
  get(request: Id): CheckoutOf
  update(request: CheckoutChange): CheckoutOf
  removeGiftCard(request: Id): CheckoutOf
  getUrl(request: Id): Promise<{ readonly checkoutUrl: string }>
  /** A site may let no visitor read them. docs/contract/real-site.md §2 */
  getSettings(request: Nothing): Promise<{ readonly checkoutSettings: CheckoutSettings }>
}

/** Orders, read as the site: the platform has no such call for a member. docs/contract/checkout-order.md §1 */
export type OrderPort = {
  get(request: Id): Promise<{ readonly order: Order }>
  /** `next`: the cursor of the next page; null on the last. */
  search(request: {
    readonly query: ListQuery<OrderField>
  }): Promise<{ readonly orders: readonly Order[]; readonly next: string | null }>
}

type BackInStockOf = Promise<{ readonly request: BackInStockRequest }>

/** Requests for an email when a product is in stock again, as the site. */
export type BackInStockPort = {
  create(request: NewBackInStockRequest): BackInStockOf
  get(request: Id): BackInStockOf
  /** `next`: the cursor of the next page; null on the last. */
  query(request: {
    readonly query: ListQuery<BackInStockField>
  }): Promise<{ readonly requests: readonly BackInStockRequest[]; readonly next: string | null }>
  delete(request: Id): Promise<object>
}
