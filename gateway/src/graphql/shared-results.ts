// One execution for everybody who listens to the same public thing: what a thousand open pages are told of
// a product is worked out once, as the text that is sent. PERFORMANCE W11.
import { Kind } from 'graphql'
import { onlyOperation } from './document-limits.ts'
import type { KnownDocument } from './known-documents.ts'

type Listener = { next: (json: string) => void; end: () => void }
type Start = (signal: AbortSignal) => Promise<AsyncIterable<unknown>>
type Channel = { listeners: Set<Listener>; stop: AbortController; ready: Promise<void> }

/** Subscriptions that say the same to everybody. */
const publicFields = new Set(['productChanged'])

/** Whether what the document tells depends on nobody's session. */
export const isForEverybody = ({ document }: KnownDocument): boolean =>
  onlyOperation(document).selectionSet.selections.every(
    (one) => one.kind === Kind.FIELD && publicFields.has(one.name.value),
  )

export type SharedResults = {
  /**
   * Joins the ones who listen already, or starts. Resolves once there is something to listen to, with the
   * way to leave again; rejects with what `start` throws.
   */
  join(key: string, start: Start, listener: Listener): Promise<() => void>
  readonly size: number
}

export function createSharedResults(onError: (error: unknown) => void): SharedResults {
  const channels = new Map<string, Channel>()

  const forget = (key: string, channel: Channel) => {
    if (channels.get(key) === channel) channels.delete(key)
  }

  async function pass(results: AsyncIterable<unknown>, { listeners }: Channel): Promise<void> {
    for await (const result of results) {
      const json = JSON.stringify(result)
      for (const { next } of [...listeners]) next(json)
    }
  }

  function open(key: string, start: Start): Channel {
    const stop = new AbortController()
    const started = start(stop.signal)
    const channel: Channel = { listeners: new Set(), stop, ready: started.then(() => undefined) }
    channels.set(key, channel)
    started
      .then((results) => pass(results, channel))
      .catch((error: unknown) => channel.listeners.size > 0 && onError(error))
      .finally(() => {
        forget(key, channel)
        for (const { end } of [...channel.listeners]) end()
      })
    return channel
  }

  return {
    async join(key, start, listener) {
      const channel = channels.get(key) ?? open(key, start)
      const leave = () => {
        channel.listeners.delete(listener)
        if (channel.listeners.size > 0) return
        forget(key, channel)
        channel.stop.abort()
      }
      // At once: one that leaves meanwhile must not shut what another is waiting for.
      channel.listeners.add(listener)
      await channel.ready.catch((error: unknown) => {
        leave()
        throw error
      })
      return leave
    },
    get size() {
      return channels.size
    },
  }
}
