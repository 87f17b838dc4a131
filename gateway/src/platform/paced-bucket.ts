// The token bucket of one credential, and what refusals of the platform say about it. docs/contract/real-site.md §3 and §8.

type Options = {
  /** 0: no limit of our own; the platform's refusals are respected all the same. */
  perMinute: number
  /**
   * False where it is not known whether the platform counts these calls: then only those of the background are paced,
   * until the platform refuses one.
   */
  isCounted?: boolean
}

/** Says how long a call of one credential waits. Its caller takes a token for each call that it sends. Times are milliseconds. */
export type PacedBucket = {
  /** Returns the milliseconds until a call may be sent that has some others before it. */
  delayOf(isBackground: boolean | undefined, before: number): number
  take(): void
  /** Records that the platform refused a call for their number; returns for how many milliseconds none is sent. */
  refused(retryAfterMs?: number): number
  /** Records that the platform accepted a call. */
  accepted(): void
}

/**
 * Share of a minute's calls that may be sent at once. With it no minute has more than 4/3 of them: 200 of 150, which is
 * the platform's limit.
 */
const burstShare = 1 / 3
/** Share of the burst that calls of the background leave to others. */
const reservedShare = 1 / 2
/** Milliseconds before the next call after a refusal that names no time; doubled by each further one, up to the most. */
const firstWaitMs = 1000
const mostWaitMs = 30_000
/** For how long a credential is known to be counted after a refusal. */
const countedMs = 600_000

/** Creates a bucket that is full. */
export function createPacedBucket({ perMinute, isCounted = true }: Options): PacedBucket {
  const burst = perMinute * burstShare
  const perMs = perMinute / 60_000
  let tokens = burst
  let at = Date.now()
  let closedUntil = 0
  let countedUntil = isCounted ? Number.POSITIVE_INFINITY : 0
  let refusals = 0

  return {
    delayOf(isBackground, before) {
      const now = Date.now()
      // A clock that is set back takes no tokens away.
      tokens = Math.min(burst, tokens + Math.max(0, now - at) * perMs)
      at = now
      const closed = Math.max(0, closedUntil - now)
      const isPaced = perMinute > 0 && (isBackground || now < countedUntil)
      if (!isPaced) return closed
      const needed = before + 1 + (isBackground ? burst * reservedShare : 0)
      // Rounded up: a timer that fires early would find a part of a token.
      return Math.max(closed, Math.ceil((needed - tokens) / perMs))
    },
    take() {
      tokens = Math.max(0, tokens - 1)
    },
    refused(retryAfterMs) {
      const now = Date.now()
      // Calls that were sent together are refused together: they count as one refusal.
      if (retryAfterMs === undefined && now < closedUntil) return closedUntil - now
      const grown = Math.min(mostWaitMs, firstWaitMs * 2 ** refusals)
      const wait = Math.round(retryAfterMs ?? grown * (0.75 + Math.random() / 2))
      refusals += 1
      closedUntil = Math.max(closedUntil, now + wait)
      countedUntil = Math.max(countedUntil, now + countedMs)
      tokens = 0
      at = now
      return closedUntil - now
    },
    accepted() {
      // One that was sent before a refusal may be answered after it.
      if (Date.now() >= closedUntil) refusals = 0
    },
  }
}
