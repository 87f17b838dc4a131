import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isCartLive } from '../lib/cart-signal.ts'
import { type CartEngine, type Snapshot, snapshotOf } from './cart-engine.ts'
import { cartEngine } from './engine.ts'
import { emptyState, type Problem } from './engine-types.ts'
import { spoken } from './live-words.ts'
import type { CartSnapshot } from './transport.ts'

type Told = Readonly<Record<string, readonly Problem[]>>

/** What a page brings along: the cart as the server knew it, and what it said about the last form. */
export type PageCart = {
  cart: CartSnapshot | null
  /** It can be believed, also where it says that there is none. */
  isNow: boolean
  told: Told
}

const nothing: PageCart = { cart: null, isNow: false, told: {} }
const isServer = typeof window === 'undefined'
const neverChanges = () => () => undefined

/**
 * The cart as it is to be shown, kept up to date. `engine` is null on the server only. A cart that came with the
 * page is believed; one from the memory of this visit may be old, so the server is asked again.
 */
export function useCart(page: PageCart = nothing): Snapshot & { engine: CartEngine | null } {
  const [engine] = useState(() => (isServer ? null : takeOver(page)))
  const first = useMemo(() => firstSnapshot(page), [page])
  const snapshot = useSyncExternalStore(
    engine?.subscribe ?? neverChanges,
    () => engine?.snapshot ?? first,
    () => first,
  )
  useEffect(() => {
    if (isCartLive()) void engine?.refresh(1000)
  }, [engine])
  return { ...snapshot, engine }
}

function takeOver({ cart, isNow, told }: PageCart): CartEngine {
  const engine = cartEngine()
  if (!engine.state.isKnown && isNow) engine.adopt(cart)
  if (Object.keys(told).length > 0) engine.dispatch({ type: 'told', problems: told })
  return engine
}

function firstSnapshot({ cart, told }: PageCart): Snapshot {
  return snapshotOf({ ...emptyState<CartSnapshot>(), cart, problems: told, isKnown: true })
}

/** The last thing to be said about the cart. */
export function useSpoken(): string {
  return useSyncExternalStore(spoken.subscribe, spoken.text, () => '')
}
