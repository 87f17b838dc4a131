// The interface between the pages of the shop and the cart engine: a page can open the drawer, add lines and show a
// count. The engine behind it is loaded when it is first needed.
import type { Client } from '@urql/core'
import { useSyncExternalStore } from 'react'

export type CartLineRequest = {
  productId: string
  choices: { option: string; choice: string }[]
  customTexts: { title: string; value: string }[]
  quantity: number
  /** What the drawer shows until the server has responded. `line` is a removed one that the request brings back. */
  preview: { name: string; imageUrl: string | null; price: string; line?: unknown }
}

export type CartProblem = {
  code: string
  message: string
  field?: string | null
  severity?: string
  /** Quantity in stock, if that is the reason. */
  availableQuantity?: number | null
  /** Id to quote to support, if the failure is ours. */
  requestId?: string | null
}

export type CartSignal = {
  count: number | null
  isOpen: boolean
  /** Name of the signed-in member; null for a visitor, undefined until it is known. */
  viewer?: string | null
}

const onServer: CartSignal = { count: null, isOpen: false }
let signal = onServer
const listeners = new Set<() => void>()

/** Number of times the count was set, also to what it was. */
let countVersion = 0
let isCounted = false
/** Adds without a response: what the server counts lacks them. */
let openAdds = 0

function change(next: Partial<CartSignal>) {
  signal = { ...signal, ...next }
  for (const listener of listeners) listener()
}

export const currentSignal = () => signal

/** Registers a listener for changes; returns the function that removes it. */
export function onSignal(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useCartSignal(): CartSignal {
  return useSyncExternalStore(onSignal, currentSignal, () => onServer)
}

export function setCartCount(count: number) {
  const isNew = !isCounted || count !== signal.count
  isCounted = true
  countVersion += 1
  if (isNew) change({ count })
}

/**
 * Begins a read of the count. Returns a function that shows its result, unless it is older than what is shown: the count
 * was set since, or an add has no response yet.
 */
export function beginCountRead(): (count: number) => void {
  const began = countVersion
  return (count) => {
    if (countVersion === began && openAdds === 0) setCartCount(count)
  }
}

/** Returns whether the count is one of the whole cart, not of what was added on this page alone. */
export const isCartCounted = () => isCounted

export function setViewer(viewer: string | null) {
  if (viewer !== signal.viewer) change({ viewer })
}

export function openCart() {
  change({ isOpen: true })
}

export function closeCart() {
  change({ isOpen: false })
}

let client: Client | null = null

/** Call once the first page is hydrated: from then on the cart may be newer than the page. */
export function connectCart(shared: Client) {
  client = shared
  cartTabs(({ count }) => setCartCount(count))
}

/** Returns false while the first page hydrates: until then, the data rendered with it is current. */
export const isCartLive = () => client !== null

export function cartClient(): Client {
  if (!client) throw new Error('The cart is not connected yet')
  return client
}

export type TabMessage = { count: number; cart: unknown }

/**
 * Listens to the cart of the visitor's other tabs; returns a function that posts to them. Closed while the page is
 * hidden.
 */
export function cartTabs(onMessage: (message: TabMessage) => void) {
  let channel: BroadcastChannel | null = null
  const open = () => {
    channel = new BroadcastChannel('vitrine-cart')
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  }
  // Browsers do not put a page with an open channel into the back/forward cache.
  addEventListener('pagehide', () => channel?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && open())
  open()
  return (message: TabMessage) => channel?.postMessage(message)
}

/**
 * Adds a line, which the badge and the drawer show at once. When it is refused, the drawer closes and the badge shows
 * the count before, unless the engine knows a newer one. Rejects when the engine cannot be loaded; callers then submit
 * the plain form.
 */
export async function addToCart(line: CartLineRequest): Promise<{ problems: CartProblem[] }> {
  const { count } = signal
  const shown = (count ?? 0) + line.quantity
  openAdds += 1
  change({ count: shown, isOpen: true })
  let isAdded = false
  try {
    const { addLine } = await import('../cart/engine.ts')
    const answer = await addLine(line)
    isAdded = answer.problems.every(({ severity }) => severity === 'WARNING')
    return answer
  } finally {
    openAdds -= 1
    countVersion += 1
    if (!isAdded) change({ count: signal.count === shown ? count : signal.count, isOpen: false })
  }
}

export const loadDrawer = () => import('../cart/drawer.tsx')
