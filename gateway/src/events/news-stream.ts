// What the bus says, as something to go through one by one. Bounded: who reads slowly hears the newest
// news of each thing, not all of them. SECURITY row 77.
import type { Bus } from './bus.ts'

type Options<Message> = {
  bus: Bus
  topics: readonly string[]
  /** News of the same thing replace each other while they wait. */
  keyOf: (message: Message) => string
  /** Two news of one thing that both wait, as one. */
  merge?: (older: Message, newer: Message) => Message
  /** Ends the stream. */
  signal?: AbortSignal | undefined
  /** Most things that wait; the oldest goes first. */
  most?: number
}

/** Listens from the call on, not from the first `next`: nothing said in between is missed. */
export function newsStream<Message>(options: Options<Message>): AsyncIterableIterator<Message> {
  const { bus, topics, keyOf, merge, signal, most = 100 } = options
  const waiting = new Map<string, Message>()
  let wake: (() => void) | undefined
  let isOver = false

  const hear = (message: Message) => {
    const key = keyOf(message)
    const older = waiting.get(key)
    waiting.delete(key)
    waiting.set(key, older !== undefined && merge ? merge(older, message) : message)
    const [oldest] = waiting.keys()
    if (waiting.size > most && oldest !== undefined) waiting.delete(oldest)
    wake?.()
  }
  const leave = [...new Set(topics)].map((topic) => bus.listen<Message>(topic, hear))
  const end = () => {
    if (isOver) return
    isOver = true
    for (const stop of leave) stop()
    signal?.removeEventListener('abort', end)
    wake?.()
  }
  if (signal?.aborted) end()
  else signal?.addEventListener('abort', end)

  async function next(): Promise<IteratorResult<Message>> {
    while (waiting.size === 0 && !isOver) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    const [first] = waiting
    if (isOver || !first) return { done: true, value: undefined }
    waiting.delete(first[0])
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
