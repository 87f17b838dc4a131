// Retries platform calls with increasing, jittered delays. Logs the first failure and the recovery only, because no
// request waits for these calls.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

export type IndexLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

type Options = {
  log: IndexLog
  /** Ends all waiting. */
  signal: AbortSignal
  /** Milliseconds before each retry; the last one repeats. */
  waits: readonly number[]
}

/** Retries a call until it succeeds; rejects only when the signal is aborted. */
export type Retry = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

export function createRetry({ log, signal, waits }: Options): Retry {
  let isFailing = false

  function failed(err: unknown): void {
    if (!isFailing) log.warn({ err }, 'catalog index: platform call failed, retrying')
    isFailing = true
  }
  function succeeded(): void {
    if (isFailing) log.info('catalog index: platform calls succeed again')
    isFailing = false
  }

  return async (call) => {
    for (let tries = 0; ; tries += 1) {
      signal.throwIfAborted()
      try {
        const result = await call()
        succeeded()
        return result
      } catch (error) {
        signal.throwIfAborted()
        failed(error)
        const wait = waits[Math.min(tries, waits.length - 1)] ?? 0
        await pause(wait * (0.75 + Math.random() / 2), undefined, { signal, ref: false })
      }
    }
  }
}
