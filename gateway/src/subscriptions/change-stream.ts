// Turns bus messages into an async iterator. Bounded: a slow reader gets the newest change of each entity, not all
// of them. docs/security.md S77.
import type { CancelSignal } from '../platform/cancel-signal.ts'
import type { Bus } from './bus.ts'

type Options<Message> = {
  bus: Bus
  topics: readonly string[]
  /** Queued changes with the same key replace each other. */
  keyOf: (message: Message) => string
  /** Combines two queued changes with the same key. */
  merge?: (older: Message, newer: Message) => Message
  /** Ends the stream. */
  signal?: CancelSignal | undefined
  /** Most queued changes; the oldest is dropped first. */
  maxQueued?: number
}

/** Listens from the call on, not from the first `next`, so that no message in between is lost. */
export function changeStream<Message>(options: Options<Message>): AsyncIterableIterator<Message> {
  const { bus, topics, keyOf, merge, signal, maxQueued = 100 } = options
  const queue = new Map<string, Message>()
  let wake: (() => void) | undefined
  let isOver = false

  const enqueue = (message: Message) => {
    const key = keyOf(message)
    const older = queue.get(key)
    queue.delete(key)
    queue.set(key, older !== undefined && merge ? merge(older, message) : message)
    const [oldest] = queue.keys()
    if (queue.size > maxQueued && oldest !== undefined) queue.delete(oldest)
    wake?.()
  }
  const unsubscribe = [...new Set(topics)].map((topic) => bus.listen<Message>(topic, enqueue))
  const end = () => {
    if (isOver) return
    isOver = true
    for (const stop of unsubscribe) stop()
    signal?.removeEventListener('abort', end)
    wake?.()
  }
  if (signal?.aborted) end()
  else signal?.addEventListener('abort', end)

  async function next(): Promise<IteratorResult<Message>> {
    while (queue.size === 0 && !isOver) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    const [first] = queue
    if (isOver || !first) return { done: true, value: undefined }
    queue.delete(first[0])
    return { done: false, value: first[1] }
  }

  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next,
    async return() {
      end()
      return { done: true, value: undefined }
    },
  }
}
