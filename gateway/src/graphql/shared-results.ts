// One execution for everybody who listens to the same public thing: what a thousand open pages are told of
// a product is worked out once, as the bytes that are sent. PERFORMANCE W11.
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import { Kind } from 'graphql'
import { onlyOperation } from './document-limits.ts'
import type { KnownDocument } from './known-documents.ts'

/**
 * The first piece of news goes out at once; what follows within this time goes out together. A thousand readers
 * of fifty events a second would otherwise cost fifty thousand writes.
 */
const gatherMs = 100
/** Writes of one turn of the event loop. */
const atATime = 100

/** `end`: whether it broke off. */
type Listener = { send: (frames: Buffer) => void; end: (isBroken: boolean) => void }
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

export function createSharedResults(
  frameOf: (json: string) => string,
  onError: (error: unknown) => void,
): SharedResults {
  const channels = new Map<string, Channel>()

  const forget = (key: string, channel: Channel) => {
    if (channels.get(key) === channel) channels.delete(key)
  }

  async function pass(results: AsyncIterable<unknown>, channel: Channel): Promise<void> {
    const outlet = createOutlet((frames) => sendToAll(channel.listeners, frames))
    try {
      for await (const result of results) outlet.put(frameOf(JSON.stringify(result)))
    } finally {
      await outlet.close()
    }
  }

  function open(key: string, start: Start): Channel {
    const stop = new AbortController()
    const started = start(stop.signal)
    const channel: Channel = { listeners: new Set(), stop, ready: started.then(() => undefined) }
    channels.set(key, channel)
    const end = (isBroken: boolean) => {
      forget(key, channel)
      for (const listener of [...channel.listeners]) listener.end(isBroken)
    }
    started
      .then((results) => pass(results, channel))
      .then(
        () => end(false),
        (error: unknown) => {
          if (channel.listeners.size > 0) onError(error)
          end(true)
        },
      )
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

/** In turns, so that whoever asks for something else meanwhile does not wait for a thousand writes. */
async function sendToAll(listeners: ReadonlySet<Listener>, frames: Buffer): Promise<void> {
  let inTurn = 0
  for (const listener of [...listeners]) {
    // Whoever left since is not told.
    if (listeners.has(listener)) listener.send(frames)
    inTurn += 1
    if (inTurn % atATime === 0) await setImmediate()
  }
}

/** Lets the first frame through at once, and the next ones together, one bundle per `gatherMs`. */
function createOutlet(send: (frames: Buffer) => Promise<void>) {
  let waiting: string[] = []
  let passing: Promise<void> | null = null

  async function passOn(): Promise<void> {
    while (waiting.length > 0) {
      const frames = Buffer.from(waiting.join(''))
      waiting = []
      await send(frames)
      await pause(gatherMs)
    }
    passing = null
  }
  return {
    put(frame: string) {
      waiting.push(frame)
      passing ??= passOn()
    },
    /** Resolves once all of it was sent. */
    async close() {
      await passing
    },
  }
}
