// The seam between the shop and the cart engine. The shop knows only this: it may open the drawer, add lines,
// and show a count. What is behind is loaded when first needed.
import type { Client } from '@urql/core'
import { useSyncExternalStore } from 'react'

export type CartLineRequest = {
  productId: string
  choices: { option: string; choice: string }[]
  customTexts: { title: string; value: string }[]
  quantity: number
  /** What the drawer can show before the answer is there. */
  preview: { name: string; imageUrl: string | null; price: string }
}

export type CartProblem = {
  code: string
  message: string
  field?: string | null
  severity?: string
  /** Pieces there are, where that is why. */
  availableQuantity?: number | null
  /** What to quote, where the fault is ours. */
  requestId?: string | null
}

export type CartSignal = {
  count: number | null
  isOpen: boolean
  /** Name of the signed-in member; null for a visitor, undefined until it is known. */
  viewer?: string | null
}

let signal: CartSignal = { count: null, isOpen: false }
const listeners = new Set<() => void>()

function change(next: Partial<CartSignal>) {
  signal = { ...signal, ...next }
  for (const listener of listeners) listener()
}

export const currentSignal = () => signal

/** Calls back whenever the signal changes. */
export function onSignal(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const onServer: CartSignal = { count: null, isOpen: false }

export function useCartSignal(): CartSignal {
  return useSyncExternalStore(onSignal, currentSignal, () => onServer)
}

export function setCartCount(count: number) {
  if (count !== signal.count) change({ count })
}

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

/** Called once the first page is hydrated: from then on the cart is this visit's, not the page's. */
export function connectCart(shared: Client) {
  client = shared
  cartTabs(({ count }) => setCartCount(count))
}

/** False while the first page hydrates: what it brought along is then as new as can be. */
export const isCartLive = () => client !== null

export function cartClient(): Client {
  if (!client) throw new Error('The cart is not connected yet')
  return client
}

export type TabMessage = { count: number; cart: unknown }

/** Listens to the cart of this visitor's other tabs; the answer posts to them. Silent while the page is away. */
export function cartTabs(onMessage: (message: TabMessage) => void) {
  let channel: BroadcastChannel | null = null
  const open = () => {
    channel = new BroadcastChannel('vitrine-cart')
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  }
  // An open channel keeps a page out of the back/forward cache.
  addEventListener('pagehide', () => channel?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && open())
  open()
  return (message: TabMessage) => channel?.postMessage(message)
}

/** Rejects when the engine cannot be loaded; callers then send their form the plain way. */
export async function addToCart(line: CartLineRequest): Promise<{ problems: CartProblem[] }> {
  const { addLine } = await import('../cart/engine.ts')
  return addLine(line)
}

export const loadDrawer = () => import('../cart/drawer.tsx')
