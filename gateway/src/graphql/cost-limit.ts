// Limits the cost of documents per minute, by session and network, or by app. docs/security.md S62.

import { problemMessages } from '../__generated__/problem-messages.ts'
import type { BucketOf, BucketResult } from '../storage/token-bucket.ts'
import { DocumentRefused } from './document-refused.ts'

/** The caller that pays. `session`: null without a session. `app`: its name; an app alone pays for what it sends. */
export type Caller = { network: string; session: string | null; app?: string | null }

/** The budget of a caller, and what is left of it. */
export type Quota = { name: string; perMinute: number; left: number }

export type CostLimit = {
  /**
   * Deducts a cost; rejects with `CostLimitExceeded` when the budget is used up. Resolves to the quota of the app or
   * session, null for other callers: that of a network would show each of its clients what the others do.
   */
  take(caller: Caller, cost: number): Promise<Quota | null>
}

/** Thrown when the budget of a caller is used up; `retryAfterSeconds` says when to retry. */
export class CostLimitExceeded extends DocumentRefused {
  /** Read by Fastify when a page is refused. */
  readonly statusCode = 429
  constructor(
    readonly retryAfterSeconds: number,
    readonly quota: Quota | null = null,
  ) {
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

type Options = { perAddress: number; perSession: number; perApp: number }

/** Creates the limits; 0 disables one. */
export function createCostLimit(
  { perAddress, perSession, perApp }: Options,
  bucketOf: BucketOf,
): CostLimit {
  const networks = perAddress > 0 ? bucketOf('cost-by-address', perAddress) : null
  const sessions = perSession > 0 ? bucketOf('cost-by-session', perSession) : null
  const apps = perApp > 0 ? bucketOf('cost-by-app', perApp) : null
  return {
    async take({ network, session, app }, cost) {
      if (app && apps) {
        const quota = { name: 'cost-by-app', perMinute: perApp }
        return settle([await apps(app, cost)], { ...quota, at: 0 })
      }
      const taken: (BucketResult | Promise<BucketResult> | undefined)[] = [
        networks?.(network, cost),
        session === null ? undefined : sessions?.(session, cost),
      ]
      const quota = { name: 'cost-by-session', perMinute: perSession }
      return settle(await Promise.all(taken), { ...quota, at: 1 })
    },
  }
}

/** Returns what is left in the bucket of place `at`; throws when one of them was empty. */
function settle(
  paid: readonly (BucketResult | undefined)[],
  { at, ...quota }: Omit<Quota, 'left'> & { at: number },
): Quota | null {
  const own = paid[at]
  const rest = own ? { ...quota, left: own.left } : null
  const waits = paid.map((one) => one?.retryAfterSeconds ?? 0)
  if (paid.some((one) => one && !one.ok)) throw new CostLimitExceeded(Math.max(...waits, 1), rest)
  return rest
}
