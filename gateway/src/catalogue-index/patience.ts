// A platform that is slow, away or asks to be left alone is asked again later, and later still. Nobody
// waits for it, so nobody is told but the log, once.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

export type IndexLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

type Options = {
  log: IndexLog
  /** Ends every waiting. */
  signal: AbortSignal
  /** Milliseconds before each further try; the last one again and again. */
  waits: readonly number[]
}

/** Repeats a question until it is answered; rejects only when the signal has ended it. */
export type Patience = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

export function createPatience({ log, signal, waits }: Options): Patience {
  let isOut = false

  function failed(err: unknown): void {
    if (!isOut) log.warn({ err }, 'the catalogue index cannot read the platform')
    isOut = true
  }
  function answered(): void {
    if (isOut) log.info('the catalogue index reads the platform again')
    isOut = false
  }

  return async (ask) => {
    for (let tries = 0; ; tries += 1) {
      signal.throwIfAborted()
      try {
        const answer = await ask()
        answered()
        return answer
      } catch (error) {
        signal.throwIfAborted()
        failed(error)
        const wait = waits[Math.min(tries, waits.length - 1)] ?? 0
        await pause(wait * (0.75 + Math.random() / 2), undefined, { signal, ref: false })
      }
    }
  }
}
