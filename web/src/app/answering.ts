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

/** Questions under way; whoever asked may leave. */
class Asked {
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

async function resultOf(answer: Answer, operation: Operation, signal: AbortSignal) {
  // A component asks while it renders, leaves, and asks again once it is there: that is one question.
  await null
  if (signal.aborted) return null
  const result = await answer(operation, signal)
    .then((data) => makeResult(operation, data))
    .catch((error) => makeErrorResult(operation, error))
  return signal.aborted ? null : result
}

export function answering(answer: Answer): Exchange {
  const results =
    (operations: (sink: Sink<Operation>) => void) => (sink: Sink<OperationResult>) => {
      const asked = new Asked()
      let talkback: Talkback = () => undefined

      const take = async (operation: Operation) => {
        if (operation.kind === 'teardown') return asked.leave(operation.key)
        const result = await resultOf(answer, operation, asked.begin(operation.key))
        if (!result) return
        asked.end(operation.key)
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
