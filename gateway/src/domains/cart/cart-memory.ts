import type { WireCart } from '@vitrine/platform'

/** The last cart each session was shown, to tell what a write changed. Lost without harm. */
export type CartMemory = {
  get(idHash: string): WireCart | undefined
  set(idHash: string, cart: WireCart): void
  delete(idHash: string): void
  /** Every cart of which that is true. */
  forget(isGone: (cart: WireCart, idHash: string) => boolean): void
}

export function createCartMemory(most = 10_000): CartMemory {
  const carts = new Map<string, WireCart>()
  return {
    get: (idHash) => carts.get(idHash),
    set(idHash, cart) {
      carts.delete(idHash)
      carts.set(idHash, cart)
      const [oldest] = carts.keys()
      if (carts.size > most && oldest !== undefined) carts.delete(oldest)
    },
    delete: (idHash) => void carts.delete(idHash),
    forget(isGone) {
      for (const [idHash, cart] of carts) if (isGone(cart, idHash)) carts.delete(idHash)
    },
  }
}
