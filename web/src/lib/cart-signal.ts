// The seam between the shop and the cart engine. The shop knows only this: it may open the drawer, add lines,
// and show a count. What is behind is loaded when first needed.
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
}

export type CartSignal = { count: number | null; isOpen: boolean }

let signal: CartSignal = { count: null, isOpen: false }
const listeners = new Set<() => void>()

function change(next: Partial<CartSignal>) {
  signal = { ...signal, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const onServer: CartSignal = { count: null, isOpen: false }

export function useCartSignal(): CartSignal {
  return useSyncExternalStore(
    subscribe,
    () => signal,
    () => onServer,
  )
}

export function setCartCount(count: number) {
  if (count !== signal.count) change({ count })
}

export function openCart() {
  change({ isOpen: true })
}

export function closeCart() {
  change({ isOpen: false })
}

/** Rejects when the engine cannot be loaded; callers then send their form the plain way. */
export async function addToCart(line: CartLineRequest): Promise<{ problems: CartProblem[] }> {
  const { addLine } = await import('../cart/engine.ts')
  return addLine(line)
}

export const loadDrawer = () => import('../cart/drawer.tsx')
