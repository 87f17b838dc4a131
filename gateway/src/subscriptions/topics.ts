// Topics and messages of the bus. Private topics are derived from the session, never from an argument.
// docs/security.md S71.
import type { CacheTag } from '../cache/cache-tags.ts'
import type { StoredEvent } from '../events/change-event.ts'

/** Cached responses with these tags are stale. */
export type Invalidation = { tags: readonly CacheTag[] }

/** A public product changed. Fields by the platform's names; empty: unknown which. */
export type ProductChange = {
  productId: string
  kind: 'CREATED' | 'CHANGED' | 'STOCK' | 'DELETED'
  fields: readonly string[]
  /** When it happened, in milliseconds since 1970. */
  at: number
}

/** The cart or member of a session changed; listeners refetch it. */
export type SessionChange = {
  kind: 'CART' | 'MEMBER'
  /** Of the cart, where the event has it. */
  revision?: string
  at: number
}

/** An event in its final state, from any gateway. For staff. */
export type SettledEvent = { event: StoredEvent }

export const topics = {
  invalidated: 'invalidated',
  /** Messages may have been lost: caches may be stale. */
  eventGap: 'event-gap',
  product: (id: string) => `product:${id}`,
  /** Changes of all products. */
  products: 'products',
  member: (id: string) => `member:${id}`,
  cart: (id: string) => `cart:${id}`,
  session: (idHash: string) => `session:${idHash}`,
  /** Events in their final state, for staff. */
  events: 'events',
  /** App keys or their documents changed. */
  apps: 'apps',
} as const
