// The capability of changing the caller's cart.
import type { Problem } from '../../__generated__/schema-types.ts'
import type { Cart } from '../../platform/ecom/cart.ts'
import type { SessionContext } from '../../session/sessions.ts'
import type { BusContext } from '../../subscriptions/bus.ts'
import type { CallerContext } from '../common/caller-context.ts'

/** What a cart write needs of its caller. */
export type CartWriteContext = CallerContext & BusContext

export type CartResult = { cart: Cart | null; problems: Problem[] }

export type CartWrite = {
  /** Name of the platform call. */
  name: string
  idempotencyKey: string | null | undefined
  /** The arguments, to detect a request id that is reused for something else. */
  payload: unknown
  /** The argument of refusals that name no field. */
  field?: string
  /** The write is idempotent: it may be sent again when the response is lost. */
  isRepeatable: boolean
  /**
   * Returns the quantity that the cart has of each requested line. Set by writes that add: comparing before and
   * after shows what they did, and whether a write without a response happened at all.
   */
  quantitiesPerLine?: (cart: Cart) => number[]
  /** Returns the cart after the write; null when it was deleted. */
  send: () => Promise<Cart | null>
  notices?: (before: Cart | null, after: Cart) => Problem[] | Promise<Problem[]>
}

/** The result of a task under the session's lock; refused by the rate limit. */
export type LockedResult<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export type CartWriter = {
  (context: CartWriteContext, write: CartWrite): Promise<CartResult>
  /** Runs another task on the cart, such as its checkout, under the same lock. */
  withLock<T>(context: SessionContext, task: () => Promise<T>): Promise<LockedResult<T>>
  /** Remembers a cart from any response, for comparison by the next write. */
  remember(context: SessionContext & BusContext, cart: Cart | null): Promise<void>
  /** Returns the last remembered cart without a call; null when there is none. */
  last(context: SessionContext): Promise<Cart | null>
}

export type CartContext = CartWriteContext & { readonly cartWriter: CartWriter }
