// State and events of the cart engine: the last cart the server returned, and the intents it has not confirmed.
import type { CartProblem } from '../lib/cart-signal.ts'
import type { CartIntent } from './cart-intents.ts'

export type Pair = { option: string; choice: string }
export type Text = { title: string; value: string }

/** Fields of a cart line that the engine reads. */
export type CoreLine = {
  id: string
  name: string
  productId?: string | null
  quantity: number
  choices: readonly Pair[]
  customTexts: readonly Text[]
}

export type CoreCart = { id: string; revision: string; lines: readonly CoreLine[] }

/** A problem with the line it belongs to. */
export type Problem = CartProblem & {
  lineId?: string | null
  availableQuantity?: number | null
  suggestedFix?: string | null
  requestId?: string | null
}

/** A write in flight. `order` is the slot's order when it was sent; a slot with a higher one has a newer intent. */
export type InFlight = { idempotencyKey: string; order: number }

/** One subject of the cart with its latest intent. It is removed when the server has answered that intent. */
export type Slot = {
  key: string
  intent: CartIntent
  /** Product of the intent: an add and a change of the same product are sent one after the other. */
  productId: string | null
  /** Sequence number of the intent: lower numbers are sent first. */
  order: number
  dueAt: number
  inFlight: InFlight | null
  /** Idempotency key of the intent, which every attempt sends; null until one is needed. */
  retryId: string | null
  /** Why the last attempt failed. The intent stays, and is sent again only on request. */
  error: Problem | null
}

/** A slot of a page that is gone. */
export type RestoredSlot = Pick<Slot, 'key' | 'intent' | 'productId' | 'retryId'>

export type EngineState<Cart extends CoreCart> = {
  cart: Cart | null
  /** Ids of carts that another cart replaced; late responses with them are ignored. */
  retired: readonly string[]
  /** The server has returned the cart, or that there is none. */
  isKnown: boolean
  isOnline: boolean
  slots: readonly Slot[]
  order: number
  /** Number of responses applied. A "no cart" requested before the last of them is stale. */
  applied: number
  /** By slot: problems of the last response. */
  problems: Readonly<Record<string, readonly Problem[]>>
  /** Lines the last add made or raised. */
  added: readonly string[]
}

export type EngineEvent<Cart extends CoreCart> =
  | {
      type: 'requested'
      key: string
      intent: CartIntent
      productId: string | null
      dueAt: number
      retryId?: string
    }
  | { type: 'restored'; slots: readonly RestoredSlot[] }
  | { type: 'sent'; key: string; idempotencyKey: string }
  | {
      type: 'answered'
      key: string
      idempotencyKey: string
      cart: Cart | null
      problems: readonly Problem[]
      at: number
    }
  | { type: 'retried'; key: string; at: number }
  | { type: 'dropped'; key: string }
  | { type: 'read'; cart: Cart | null; applied: number }
  | { type: 'serverProblems'; problems: Readonly<Record<string, readonly Problem[]>> }
  | { type: 'online'; isOnline: boolean }

export function emptyState<Cart extends CoreCart>(): EngineState<Cart> {
  return {
    cart: null,
    retired: [],
    isKnown: false,
    isOnline: true,
    slots: [],
    order: 0,
    applied: 0,
    problems: {},
    added: [],
  }
}
