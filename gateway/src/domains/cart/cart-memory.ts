import type { Cart } from '../../platform/ecom/cart.ts'

/**
 * The last cart that each session was shown, by which a write finds out what it changed. May be lost without harm.
 */
export type CartMemory = {
  get(idHash: string): Cart | undefined
  set(idHash: string, cart: Cart): void
  delete(idHash: string): void
  /** Removes all carts for which the predicate is true. */
  deleteWhere(isGone: (cart: Cart, idHash: string) => boolean): void
}

export function createCartMemory(most = 10_000): CartMemory {
  const carts = new Map<string, Cart>()
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
