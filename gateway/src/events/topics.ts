// Everything that is said on the bus, and in which words. Topics of somebody's own are made from the
// session, never from an argument. SECURITY row 71.
import type { Reference } from '../platform/references.ts'

/** Kept answers that are old now. */
export type Dropped = { references: readonly Reference[] }

/** A product that is shown to everybody changed. Fields by the platform's names; none: nobody knows which. */
export type ProductNews = {
  productId: string
  kind: 'CREATED' | 'CHANGED' | 'STOCK' | 'DELETED'
  fields: readonly string[]
  /** When it happened, in milliseconds since 1970. */
  at: number
}

/** Somebody's cart or membership is another one now; what it is they ask for themselves. */
export type OwnNews = {
  kind: 'CART' | 'MEMBER'
  /** Of the cart, where the platform tells it. */
  revision?: string
  at: number
}

export const topics = {
  dropped: 'dropped',
  product: (id: string) => `product:${id}`,
  /** News of every product. */
  products: 'products',
  member: (id: string) => `member:${id}`,
  cart: (id: string) => `cart:${id}`,
  session: (idHash: string) => `session:${idHash}`,
  /** Ids of events that were handled. */
  events: 'events',
} as const
