// Attempts a call in its turn, and repeats it where that is harmless. docs/contract/transport.md §12.
import type { Call } from '@vitrine/platform'
import type { CallPacer } from './call-pacer.ts'
import type { CancelSignal } from './cancel-signal.ts'
import { codeOf, isRateLimited, isTimeout, PlatformFailure } from './failure.ts'

/** Statuses after which an idempotent call is retried once. */
const transientStatuses = new Set([500, 502, 503, 504])

/** Milliseconds that a call of the background waits for its turn: the platform counts calls by the minute. */
const backgroundMs = 90_000

/** What it needs of the scope of a call. */
type Scope = { token?: unknown; isBackground?: boolean; waits?: boolean; signal?: CancelSignal }
type Retried = { call: Call; scope: Scope; timeoutMs: number; pacer: CallPacer }
type Attempt<Answer> = (fresh: boolean) => Promise<Answer>

/**
 * Sends a call. It is repeated once after a transient failure or an expired token, and after each refusal for the number
 * of calls whose end its caller waits for.
 */
export async function withRetry<Answer>(attempt: Attempt<Answer>, parts: Retried): Promise<Answer> {
  const { call, scope, timeoutMs } = parts
  const inTurn = attemptInTurn(attempt, parts)
  try {
    return await inTurn(false)
  } catch (error) {
    if (!(error instanceof PlatformFailure) || scope.signal?.aborted) throw error
    // A 401 is returned before the call is executed, so a repeat is harmless for any call.
    const isExpired = error.facts.status === 401 && scope.token !== undefined
    if (!isExpired && !mayRepeat(call, error)) throw error
    if (!isExpired) await pauseAfter(error, timeoutMs)
    return inTurn(isExpired)
  }
}

/** Returns an attempt that waits for its turn, and again after a refusal for the number of calls. */
function attemptInTurn<Answer>(
  attempt: Attempt<Answer>,
  { call, scope, timeoutMs, pacer }: Retried,
): Attempt<Answer> {
  const { isBackground, waits = true, signal } = scope
  const deadline = Date.now() + (isBackground ? backgroundMs : waits ? timeoutMs : 0)
  const turn = { call: call.name, deadline, isBackground, signal: abortsWait(call, signal) }
  const waitsFor = (error: unknown): boolean => {
    if (!(error instanceof PlatformFailure) || !isOwnLimit(error, call)) return false
    const until = Date.now() + pacer.refused(error.facts.retryAfterMs)
    return call.repeatable && until < deadline && !signal?.aborted
  }
  return async (fresh) => {
    for (let isFirst = true; ; isFirst = false) {
      await pacer.turn(turn)
      try {
        const answer = await attempt(fresh && isFirst)
        pacer.accepted()
        return answer
      } catch (error) {
        if (!waitsFor(error)) throw error
      }
    }
  }
}

/** A write that waits is not given up when its caller disconnects, as one that was sent is not. */
const abortsWait = (call: Call, signal: CancelSignal | undefined) =>
  call.repeatable ? signal : undefined

/** Returns whether the platform refused this call, and not one that obtains its token. */
const isOwnLimit = (error: PlatformFailure, call: Call): boolean =>
  isRateLimited(error) && error.facts.call === call.name

/** Waits before a repetition; rejects when the platform refuses calls for longer than a call may take. */
async function pauseAfter(error: PlatformFailure, timeoutMs: number): Promise<void> {
  const wait = error.facts.retryAfterMs ?? 50 + Math.random() * 200
  if (wait >= timeoutMs) throw error
  await pause(wait)
}

/** Returns whether to retry: idempotent calls, and every call whose connection was never established. */
function mayRepeat(call: Call, error: PlatformFailure): boolean {
  const { status, cause } = error.facts
  if (codeOf(cause) === 'BREAKER_OPEN' || error.kind === 'validation') return false
  if (isTimeout(cause)) return false
  if (status === undefined) return error.isNeverSent || call.repeatable
  return call.repeatable && transientStatuses.has(status)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
