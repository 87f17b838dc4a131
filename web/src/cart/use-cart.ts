import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isCartLive } from '../lib/cart-signal.ts'
import { spoken } from './announcements.ts'
import { type CartEngine, type Snapshot, snapshotOf } from './cart-engine.ts'
import { cartEngine } from './engine.ts'
import { emptyState, type Problem } from './engine-types.ts'
import type { CartSnapshot } from './transport.ts'

type ProblemsBySlot = Readonly<Record<string, readonly Problem[]>>

/** The cart that was rendered with a page, and the problems of the last plain form. */
export type PageCart = {
  cart: CartSnapshot | null
  /** The cart is current, also when it is null. */
  isNow: boolean
  formProblems: ProblemsBySlot
}

const nothing: PageCart = { cart: null, isNow: false, formProblems: {} }
const isServer = typeof window === 'undefined'
const neverChanges = () => () => undefined

/**
 * Returns the cart to show and subscribes to its changes. `engine` is null on the server only. A cart rendered with
 * the page is current; one from the client cache may be stale, so it is fetched again.
 */
export function useCart(page: PageCart = nothing): Snapshot & { engine: CartEngine | null } {
  const [engine] = useState(() => (isServer ? null : adoptPage(page)))
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

function adoptPage({ cart, isNow, formProblems }: PageCart): CartEngine {
  const engine = cartEngine()
  if (!engine.state.isKnown && isNow) engine.adopt(cart)
  if (Object.keys(formProblems).length > 0)
    engine.dispatch({ type: 'serverProblems', problems: formProblems })
  return engine
}

function firstSnapshot({ cart, formProblems }: PageCart): Snapshot {
  return snapshotOf({ ...emptyState<CartSnapshot>(), cart, problems: formProblems, isKnown: true })
}

/** Returns the last announcement for screen readers. */
export function useSpoken(): string {
  return useSyncExternalStore(spoken.subscribe, spoken.text, () => '')
}
