// Limits the cost of documents per minute, by session and by network. docs/security.md S62.

import { problemMessages } from '../__generated__/problem-messages.ts'
import type { BucketOf, BucketResult } from '../storage/token-bucket.ts'
import { DocumentRefused } from './document-refused.ts'

/** The caller that pays. `session`: null without a session. */
export type Caller = { network: string; session: string | null }

export type CostLimit = {
  /** Deducts a cost; rejects with `CostLimitExceeded` when the budget is used up. */
  take(caller: Caller, cost: number): Promise<void>
}

/** Thrown when the budget of a caller is used up; `retryAfterSeconds` says when to retry. */
export class CostLimitExceeded extends DocumentRefused {
  /** Read by Fastify when a page is refused. */
  readonly statusCode = 429
  constructor(readonly retryAfterSeconds: number) {
    super('RATE_LIMITED', problemMessages.RATE_LIMITED)
  }
}

/**
 * Returns the cost of reading a document, also of a refused one: a text by its length, a known document little.
 * Calibrated with `npm run bench:hostile`: one unit is about 2.5 µs, as in a listing.
 */
export const readingCost = (text: unknown): number =>
  10 + (typeof text === 'string' ? Math.ceil(text.length / 32) : 0)
/** Body size below which parsing is free: what our own clients send. */
const freeBytes = 4096
/** Returns the cost of parsing a body, before its content is known. */
export const bodyCost = (bytes: number): number => (bytes > freeBytes ? Math.ceil(bytes / 32) : 0)
/** Returns the cost of validating an unknown document. */
export const checkingCost = (nodes: number): number => 3 * nodes
/** Returns the cost of validating variables. */
export const valuesCost = (values: number): number => Math.ceil(values / 8)
/** Cost of rendering a page that is not cached. */
export const pageCost = 1000

type Options = { perAddress: number; perSession: number }

/** Creates the limits; 0 disables one. */
export function createCostLimit(
  { perAddress, perSession }: Options,
  bucketOf: BucketOf,
): CostLimit {
  const networks = perAddress > 0 ? bucketOf('cost-by-address', perAddress) : null
  const sessions = perSession > 0 ? bucketOf('cost-by-session', perSession) : null
  return {
    async take({ network, session }, cost) {
      const taken: (BucketResult | Promise<BucketResult> | undefined)[] = [
        networks?.(network, cost),
        session === null ? undefined : sessions?.(session, cost),
      ]
      const paid = await Promise.all(taken)
      const waits = paid.map((one) => one?.retryAfterSeconds ?? 0)
      if (paid.some((one) => one && !one.ok)) throw new CostLimitExceeded(Math.max(...waits, 1))
    },
  }
}
