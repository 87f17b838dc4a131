// Ends a call that takes too long, or whose caller has left. docs/contract/transport.md §12.
import { EventEmitter } from 'node:events'
import type { CancelSignal } from './cancel-signal.ts'

/** Has the name of what `AbortSignal.timeout` gives as its reason. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * What undici takes instead of an `AbortSignal`. `AbortSignal.timeout` holds its timer by a weak reference and
 * `AbortSignal.any` its sources: together they double what a call costs, which a timer that is cleared does not.
 */
export class CallEnd extends EventEmitter {
  aborted = false
  reason: unknown
  readonly #caller: CancelSignal | undefined
  readonly #timer: NodeJS.Timeout
  readonly #onLeave = () => this.#end(this.#caller?.reason)

  /** Begins to wait: `caller` is that of a call which may be given up. */
  constructor(timeoutMs: number, caller?: CancelSignal) {
    super()
    this.#timer = setTimeout(
      () => this.#end(new TimeoutError('The platform did not answer in time')),
      timeoutMs,
    )
    this.#caller = caller
    caller?.addEventListener('abort', this.#onLeave)
    if (caller?.aborted) this.#onLeave()
  }

  /** Releases the timer and the caller's signal, once the call is settled. */
  release(): void {
    clearTimeout(this.#timer)
    this.#caller?.removeEventListener('abort', this.#onLeave)
  }

  #end(reason: unknown): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    this.emit('abort')
  }
}
