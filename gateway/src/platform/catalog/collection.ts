// Collections and brands, in the form of this gateway. docs/contract/catalog.md §7, §8; docs/contract/catalog-v3.md §10.
import type { MediaItem } from './media.ts'

/** A named group of products. Reads return hidden ones too, so callers check `visible`. docs/security.md S71 */
export type Collection = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string | null
  readonly visible: boolean
  /** Null when it was not counted. */
  readonly productCount: number | null
  /** The main item first. */
  readonly media: readonly MediaItem[]
}

/** A brand with a record, or one that exists only as a name on products: then it has no revision and no dates. */
export type Brand = {
  readonly id: string
  /** Sent back with a change, which is refused when the brand has changed since. */
  readonly revision: string | null
  readonly name: string
  /** ISO 8601. */
  readonly createdAt: string | null
  /** ISO 8601. */
  readonly updatedAt: string | null
  /** Null when it was not counted. */
  readonly productCount: number | null
}
