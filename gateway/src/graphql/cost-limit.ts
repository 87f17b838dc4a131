// How much one caller may ask for in a minute: by the session and by the address it comes from, each
// paid for by the cost of its documents. SECURITY row 62.
import { isIPv6 } from 'node:net'
import type { BucketOf, Taken } from '../session/token-bucket.ts'
import { DocumentRefused } from './document-refused.ts'
import { problemMessages } from './problem-messages.ts'

/** Who pays. `session` is null for a browser without one. */
export type Caller = { address: string; session: string | null }

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

/** What reading a document costs by itself, also one that is refused. */
export const documentCost = 10
/** What a page costs that has to be made anew. */
export const pageCost = 1000

type Options = { perAddress: number; perSession: number }

/** 0 switches a limit off. */
export function createCostLimit(
  { perAddress, perSession }: Options,
  bucketOf: BucketOf,
): CostLimit {
  const addresses = perAddress > 0 ? bucketOf('cost-by-address', perAddress) : null
  const sessions = perSession > 0 ? bucketOf('cost-by-session', perSession) : null
  return {
    async take({ address, session }, cost) {
      const asked: (Taken | Promise<Taken> | undefined)[] = [
        addresses?.(networkOf(address), cost),
        session === null ? undefined : sessions?.(session, cost),
      ]
      const paid = await Promise.all(asked)
      const waits = paid.map((one) => one?.retryAfterSeconds ?? 0)
      if (paid.some((one) => one && !one.ok)) throw new TooMuchAsked(Math.max(...waits, 1))
    },
  }
}

/** One household has 2^64 addresses of IPv6: they count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
