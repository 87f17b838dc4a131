// Everything that is said on the bus, and in which words. Topics of somebody's own are made from the
// session, never from an argument. SECURITY row 71.
import type { Reference } from '../platform/references.ts'
import type { KeptEvent } from './change-event.ts'

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

/** An event as staff see it, whichever gateway it came to. */
export type Settled = { event: KeptEvent }

export const topics = {
  dropped: 'dropped',
  /** Something may have been said that nobody here heard: what is kept may be old. */
  missed: 'missed',
  product: (id: string) => `product:${id}`,
  /** News of every product. */
  products: 'products',
  member: (id: string) => `member:${id}`,
  cart: (id: string) => `cart:${id}`,
  session: (idHash: string) => `session:${idHash}`,
  /** Events nothing more happens to: for staff. */
  events: 'events',
} as const
