// Results of bulk calls, and jobs that the platform runs after its response, in the form of this gateway.
// docs/contract/catalog.md §9, docs/contract/members.md §9.
import type { MemberJobStatus } from '../__generated__/schema-types.ts'

/** What became of one entity of the request. */
export type BulkResult<Item> = {
  /** Place in the request. */
  readonly index: number
  readonly id: string | null
  readonly success: boolean
  /** Why it failed; null when the platform does not say. */
  readonly error: { readonly code: string; readonly description: string } | null
  /** The entity afterwards, of calls that return it. */
  readonly item: Item | null
}

/** The response of a bulk call that was accepted as a whole: an entity that failed is a result, and throws nothing. */
export type BulkResponse<Item> = {
  /** In the order of the request. */
  readonly results: readonly BulkResult<Item>[]
  readonly totalSuccesses: number
  readonly totalFailures: number
}

/**
 * A bulk change of members that the platform carries out after its response. Totals are null when it does not report them.
 * docs/contract/members.md §9
 */
export type MemberJob = {
  readonly id: string
  readonly status: MemberJobStatus
  readonly totalSuccesses: number | null
  readonly totalFailures: number | null
}
