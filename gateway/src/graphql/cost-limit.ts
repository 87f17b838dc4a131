// How much one caller may ask for in a minute: by the session and by the network it comes from, each
// paid for by the cost of its documents. SECURITY row 62.
import type { BucketOf, Taken } from '../session/token-bucket.ts'
import { DocumentRefused } from './document-refused.ts'
import { problemMessages } from './problem-messages.ts'

/** Who pays. `session` is null for a browser without one. */
export type Caller = { network: string; session: string | null }

export type CostLimit = {
  /** Rejects with `TooMuchAsked` when the caller has used up what there is. */
  take(caller: Caller, cost: number): Promise<void>
}

/** Refused until `retryAfterSeconds` have passed. */
export class TooMuchAsked extends DocumentRefused {
  /** For Fastify, where a page is refused. */
  readonly statusCode = 429
  constructor(readonly retryAfterSeconds: number) {
    super('RATE_LIMITED', problemMessages.RATE_LIMITED, 429)
  }
}

/**
 * What reading a document costs, also one that is refused: a text by its length, one that is known by its hash little.
 * Fitted to `npm run bench:hostile`, so that a unit is the same work here and in a listing, some 2.5 µs.
 */
export const readingCost = (text: unknown): number =>
  10 + (typeof text === 'string' ? Math.ceil(text.length / 32) : 0)
/** Bytes of a body that cost nothing by themselves: what clients of ours send. */
const freeBytes = 4096
/** What parsing a body costs, before anything in it is known. */
export const bodyCost = (bytes: number): number => (bytes > freeBytes ? Math.ceil(bytes / 32) : 0)
/** What validating a document costs that is not known yet. */
export const checkingCost = (nodes: number): number => 3 * nodes
/** What checking variables costs. */
export const valuesCost = (values: number): number => Math.ceil(values / 8)
/** What a page costs that has to be made anew. */
export const pageCost = 1000

type Options = { perAddress: number; perSession: number }

/** 0 switches a limit off. */
export function createCostLimit(
  { perAddress, perSession }: Options,
  bucketOf: BucketOf,
): CostLimit {
  const networks = perAddress > 0 ? bucketOf('cost-by-address', perAddress) : null
  const sessions = perSession > 0 ? bucketOf('cost-by-session', perSession) : null
  return {
    async take({ network, session }, cost) {
      const asked: (Taken | Promise<Taken> | undefined)[] = [
        networks?.(network, cost),
        session === null ? undefined : sessions?.(session, cost),
      ]
      const paid = await Promise.all(asked)
      const waits = paid.map((one) => one?.retryAfterSeconds ?? 0)
      if (paid.some((one) => one && !one.ok)) throw new TooMuchAsked(Math.max(...waits, 1))
    },
  }
}
