import type { WireCart } from '@vitrine/platform'

/**
 * The last cart that each session was shown, by which a write finds out what it changed. May be lost without harm.
 */
export type CartMemory = {
  get(idHash: string): WireCart | undefined
  set(idHash: string, cart: WireCart): void
  delete(idHash: string): void
  /** Removes all carts for which the predicate is true. */
  deleteWhere(isGone: (cart: WireCart, idHash: string) => boolean): void
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
    deleteWhere(isGone) {
      for (const [idHash, cart] of carts) if (isGone(cart, idHash)) carts.delete(idHash)
    },
  }
}
