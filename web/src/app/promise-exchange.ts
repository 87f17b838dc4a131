// The terminal exchange: passes each operation to one function and emits its result. Unlike urql's own exchanges it has
// no subscriptions and no multipart responses, which are unused here. It implements wonka's protocol (start 0, push 1,
// end 0) itself.
import {
  type Exchange,
  type ExchangeIO,
  type ExecutionResult,
  makeErrorResult,
  makeResult,
  type Operation,
  type OperationResult,
} from '@urql/core'

const [pull, close] = [0, 1] as const
type Talkback = (operation: typeof pull | typeof close) => void
type Signal<Value> = 0 | { tag: 0; 0: Talkback } | { tag: 1; 0: Value }
type Sink<Value> = (signal: Signal<Value>) => void

export type SendOperation = (operation: Operation, signal: AbortSignal) => Promise<ExecutionResult>

/** Abort controllers of requests in flight; a teardown aborts its request. */
class InFlightRequests {
  readonly #leaving = new Map<number, AbortController>()

  begin(key: number): AbortSignal {
    const leaving = this.#leaving.get(key) ?? new AbortController()
    this.#leaving.set(key, leaving)
    return leaving.signal
  }
  leave(key: number): void {
    this.#leaving.get(key)?.abort()
    this.#leaving.delete(key)
  }
  end(key: number): void {
    this.#leaving.delete(key)
  }
}

async function resultOf(answer: SendOperation, operation: Operation, signal: AbortSignal) {
  // A component queries while it renders, unsubscribes, and queries again on mount: one request for both.
  await null
  if (signal.aborted) return null
  const result = await answer(operation, signal)
    .then((data) => makeResult(operation, data))
    .catch((error) => makeErrorResult(operation, error))
  return signal.aborted ? null : result
}

export function promiseExchange(answer: SendOperation): Exchange {
  const results =
    (operations: (sink: Sink<Operation>) => void) => (sink: Sink<OperationResult>) => {
      const inFlight = new InFlightRequests()
      let talkback: Talkback = () => undefined

      const take = async (operation: Operation) => {
        if (operation.kind === 'teardown') return inFlight.leave(operation.key)
        const result = await resultOf(answer, operation, inFlight.begin(operation.key))
        if (!result) return
        inFlight.end(operation.key)
        sink({ tag: 1, 0: result })
      }

      operations((signal) => {
        if (signal === 0) return
        if (signal.tag === 0) talkback = signal[0]
        else void take(signal[0])
        talkback(pull)
      })
      sink({ tag: 0, 0: (operation) => operation === close && talkback(close) })
    }
  return () => results as unknown as ExchangeIO
}
