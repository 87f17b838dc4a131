// The last exchange: hands each question to one function and its answer back. What urql's own ones do besides, such as
// subscriptions and answers in parts, nobody here asks for. It speaks wonka's protocol (start 0, push 1, end 0) itself.
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
type Talkback = (wish: typeof pull | typeof close) => void
type Signal<Value> = 0 | { tag: 0; 0: Talkback } | { tag: 1; 0: Value }
type Sink<Value> = (signal: Signal<Value>) => void

export type Answer = (operation: Operation, signal: AbortSignal) => Promise<ExecutionResult>

export function answering(answer: Answer): Exchange {
  const results =
    (operations: (sink: Sink<Operation>) => void) => (sink: Sink<OperationResult>) => {
      /** Questions under way; whoever asked may leave. */
      const asked = new Map<number, AbortController>()
      let talkback: Talkback = () => undefined

      const take = async (operation: Operation) => {
        const { key } = operation
        if (operation.kind === 'teardown') {
          asked.get(key)?.abort()
          asked.delete(key)
          return
        }
        const leaving = asked.get(key) ?? new AbortController()
        asked.set(key, leaving)
        const result = await answer(operation, leaving.signal)
          .then((data) => makeResult(operation, data))
          .catch((error) => makeErrorResult(operation, error))
        if (leaving.signal.aborted) return
        asked.delete(key)
        sink({ tag: 1, 0: result })
      }

      operations((signal) => {
        if (signal === 0) return
        if (signal.tag === 0) talkback = signal[0]
        else void take(signal[0])
        talkback(pull)
      })
      sink({ tag: 0, 0: (wish) => wish === close && talkback(close) })
    }
  return () => results as unknown as ExchangeIO
}
