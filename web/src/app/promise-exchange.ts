// The terminal exchange: passes each operation to one function and emits its result; of a subscription, those before it,
// too. Smaller than urql's own exchanges, which merge the parts of multipart responses. It implements wonka's protocol
// (start 0, push 1, end 0) itself.
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

/** Resolves with the last result. A subscription calls `next` with each one before. */
export type SendOperation = (
  operation: Operation,
  signal: AbortSignal,
  next: (result: ExecutionResult) => void,
) => Promise<ExecutionResult>

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

async function resultOf(
  answer: SendOperation,
  operation: Operation,
  signal: AbortSignal,
  next: (result: OperationResult) => void,
) {
  // A component queries while it renders, unsubscribes, and queries again on mount: one request for both.
  await null
  if (signal.aborted) return null
  const result = await answer(operation, signal, (data) => next(makeResult(operation, data)))
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
        const push = (result: OperationResult) => sink({ tag: 1, 0: result })
        const result = await resultOf(answer, operation, inFlight.begin(operation.key), push)
        if (!result) return
        inFlight.end(operation.key)
        push(result)
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
