// Sends a request and collects its response. `Pool.request` makes a stream for each body, and joins its chunks in memory
// that is new each time: as much as the body for the collector, which then collects the old generation the sooner.
import type { IncomingHttpHeaders } from 'node:http'
import type { CallEnd } from './call-end.ts'
import { NeverSentError } from './failure.ts'
import { createScratch } from './scratch.ts'

const scratch = createScratch()

/** The chunks of a whole body. */
export class CollectedBody {
  readonly #chunks: Buffer[] = []
  #size = 0

  /** In bytes. */
  get size(): number {
    return this.#size
  }

  add(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
  }

  /** Returns all bytes, in memory that is valid until the next body is joined. */
  joined(): Uint8Array {
    const bytes = scratch(this.#size)
    let at = 0
    for (const chunk of this.#chunks) {
      bytes.set(chunk, at)
      at += chunk.length
    }
    return bytes
  }
}

/** A whole response, of whatever status. The chunks of `body` are joined when they are read. */
export type CollectedResponse = {
  readonly statusCode: number
  readonly statusText: string
  readonly headers: IncomingHttpHeaders
  readonly body: CollectedBody
}

/** What undici passes a handler: the request that is being made. */
type Controller = { abort(reason: Error): void }

/** What undici calls while it makes a request. */
type Handler = {
  onRequestStart(controller: Controller): void
  onResponseStart(
    controller: Controller,
    statusCode: number,
    headers: IncomingHttpHeaders,
    statusText?: string,
  ): void
  onResponseData(controller: Controller, chunk: Buffer): void
  onResponseEnd(): void
  onResponseError(controller: Controller, error: Error): void
}

/** A pool of undici's. */
type Dispatching<Request> = { dispatch(request: Request, handler: Handler): unknown }

type Settle = {
  resolve: (response: CollectedResponse) => void
  reject: (reason: unknown) => void
}

class ResponseCollector implements Handler {
  #controller: Controller | null = null
  #head: Omit<CollectedResponse, 'body'> | null = null
  readonly #body = new CollectedBody()

  constructor(
    private readonly settle: Settle,
    private readonly end: CallEnd,
  ) {
    end.once('abort', this.#abort)
  }

  /** A request that waits for a connection is settled at once, and ended when it gets one. */
  readonly #abort = () => {
    const reason = abortReason(this.end)
    this.settle.reject(this.#controller ? reason : new NeverSentError(reason))
    this.#controller?.abort(reason)
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller
    if (this.end.aborted) controller.abort(abortReason(this.end))
  }

  onResponseStart(
    _controller: Controller,
    statusCode: number,
    headers: IncomingHttpHeaders,
    statusText = '',
  ): void {
    // Of several heads the last is that of the response. RFC 9110 §15.2
    this.#head = { statusCode, statusText, headers }
  }

  onResponseData(_controller: Controller, chunk: Buffer): void {
    this.#body.add(chunk)
  }

  onResponseEnd(): void {
    if (this.#head) this.settle.resolve({ ...this.#head, body: this.#body })
    else this.settle.reject(new Error('The response ended without a head'))
  }

  onResponseError(_controller: Controller, error: Error): void {
    this.settle.reject(error)
  }
}

const abortReason = ({ reason }: CallEnd): Error =>
  reason instanceof Error ? reason : new Error('The call was given up', { cause: reason })

/**
 * Sends a request on a connection of the pool and resolves with its whole response. Rejects with the reason of `end` when that comes
 * first, with a `NeverSentError` of it while the request waits for a connection, and with undici's error for all else.
 */
export function collectResponse<Request>(
  pool: Dispatching<Request>,
  request: Request,
  end: CallEnd,
): Promise<CollectedResponse> {
  return new Promise((resolve, reject) => {
    if (end.aborted) return reject(new NeverSentError(abortReason(end)))
    pool.dispatch(request, new ResponseCollector({ resolve, reject }, end))
  })
}
