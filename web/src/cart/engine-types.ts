// The cart engine's state, in words: the last cart the server settled, and what is still wanted of it.
import type { CartProblem } from '../lib/cart-signal.ts'
import type { Wish } from './wishes.ts'

export type Pair = { option: string; choice: string }
export type Text = { title: string; value: string }

/** The least the engine needs to know of a line. */
export type CoreLine = {
  id: string
  name: string
  productId?: string | null
  quantity: number
  choices: readonly Pair[]
  customTexts: readonly Text[]
}

export type CoreCart = { id: string; revision: string; lines: readonly CoreLine[] }

/** A refusal with the member that ties it to its place. */
export type Problem = CartProblem & {
  lineId?: string | null
  availableQuantity?: number | null
  suggestedFix?: string | null
  requestId?: string | null
}

/** `order` is the slot's when it was sent: asked again since, the answer is not the last word. */
export type Flight = { requestId: string; order: number }

/** One subject of the cart and the latest wish about it. It lives until the server has answered that wish. */
export type Slot = {
  key: string
  wish: Wish
  /** Product the wish is about: an add and a change of the same product wait for each other. */
  productId: string | null
  /** Counts up: what was asked for earlier is sent earlier. */
  order: number
  dueAt: number
  flight: Flight | null
  /** A repeat of this very wish carries this id, so that it has one effect. */
  retryId: string | null
  /** Why it is not sent by itself any more. The wish stays. */
  trouble: Problem | null
}

export type EngineState<Cart extends CoreCart> = {
  cart: Cart | null
  /** Carts that were followed by another one; their late answers count for nothing. */
  retired: readonly string[]
  /** The server has told about the cart, be it that there is none. */
  isKnown: boolean
  isOnline: boolean
  slots: readonly Slot[]
  order: number
  /** Answers applied so far; a "no cart" asked for before one of them is out of date. */
  applied: number
  /** By slot: the last thing the server said about it. */
  problems: Readonly<Record<string, readonly Problem[]>>
  /** Lines the last add made or raised. */
  added: readonly string[]
}

export type EngineEvent<Cart extends CoreCart> =
  | { type: 'asked'; key: string; wish: Wish; productId: string | null; dueAt: number }
  | { type: 'sent'; key: string; requestId: string }
  | {
      type: 'answered'
      key: string
      requestId: string
      cart: Cart | null
      problems: readonly Problem[]
      at: number
    }
  | { type: 'retried'; key: string; at: number }
  | { type: 'dropped'; key: string }
  | { type: 'read'; cart: Cart | null; applied: number }
  | { type: 'told'; problems: Readonly<Record<string, readonly Problem[]>> }
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
