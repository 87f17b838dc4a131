import type { ServerResponse } from 'node:http'
import type { CancelSignal } from '../platform/cancel-signal.ts'

type Response = Pick<ServerResponse, 'closed' | 'writableFinished'> & {
  once(event: 'close', listener: () => void): unknown
}

/** Has the name of what an `AbortController` gives as its reason. */
class AbortError extends Error {
  override readonly name = 'AbortError'
}

/** Aborts when the caller disconnects before the whole response was written, so that no work continues without a reader. */
export class DisconnectSignal implements CancelSignal {
  readonly #response: Response
  #listeners: Set<() => void> | undefined

  constructor(response: Response) {
    this.#response = response
  }

  get aborted(): boolean {
    return this.#response.closed && !this.#response.writableFinished
  }

  get reason(): unknown {
    return this.aborted ? new AbortError('The caller disconnected') : undefined
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }

  addEventListener(_: 'abort', listener: () => void): void {
    this.#listeners ??= this.#listen()
    this.#listeners.add(listener)
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    this.#listeners?.delete(listener)
  }

  /** One listener of the response for all calls of a request, of which there may be more than Node expects. */
  #listen(): Set<() => void> {
    const listeners = new Set<() => void>()
    this.#response.once('close', () => {
      if (!this.aborted) return
      for (const listener of listeners) listener()
    })
    return listeners
  }
}
