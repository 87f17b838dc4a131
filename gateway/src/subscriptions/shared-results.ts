// Shares one execution between all listeners of the same public subscription: a change for a thousand open pages is
// executed and serialized once. docs/decisions/016-events-and-streams.md.
import { setTimeout as pause, setImmediate } from 'node:timers/promises'

/**
 * The first change is sent at once; those that follow within this time are sent as one batch. A thousand readers
 * of fifty events a second would otherwise cost fifty thousand writes.
 */
const batchMs = 100
/** Writes per turn of the event loop. */
const writesPerTick = 100

/** `end` is called with true when the source failed. */
type Listener = { send: (frames: Buffer) => void; end: (isBroken: boolean) => void }
type Start = (signal: AbortSignal) => Promise<AsyncIterable<unknown>>
type Channel = { listeners: Set<Listener>; stop: AbortController; ready: Promise<void> }

export type SharedResults = {
  /**
   * Joins the running execution of the key, or starts one. Resolves once it runs, with the function that leaves
   * it; rejects with what `start` throws.
   */
  join(key: string, start: Start, listener: Listener): Promise<() => void>
  readonly size: number
}

export function createSharedResults(
  frameOf: (json: string) => string,
  onError: (error: unknown) => void,
): SharedResults {
  const channels = new Map<string, Channel>()

  const removeChannel = (key: string, channel: Channel) => {
    if (channels.get(key) === channel) channels.delete(key)
  }

  async function pass(results: AsyncIterable<unknown>, channel: Channel): Promise<void> {
    const batcher = createBatcher((frames) => sendToAll(channel.listeners, frames))
    try {
      for await (const result of results) batcher.put(frameOf(JSON.stringify(result)))
    } finally {
      await batcher.close()
    }
  }

  function open(key: string, start: Start): Channel {
    const stop = new AbortController()
    const started = start(stop.signal)
    const channel: Channel = { listeners: new Set(), stop, ready: started.then(() => undefined) }
    channels.set(key, channel)
    const end = (isBroken: boolean) => {
      removeChannel(key, channel)
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
      const unsubscribe = () => {
        channel.listeners.delete(listener)
        if (channel.listeners.size > 0) return
        removeChannel(key, channel)
        channel.stop.abort()
      }
      // Added at once: a listener that leaves meanwhile must not stop what another waits for.
      channel.listeners.add(listener)
      await channel.ready.catch((error: unknown) => {
        unsubscribe()
        throw error
      })
      return unsubscribe
    },
    get size() {
      return channels.size
    },
  }
}

/** Yields to the event loop between batches, so that other requests do not wait for a thousand writes. */
async function sendToAll(listeners: ReadonlySet<Listener>, frames: Buffer): Promise<void> {
  let sent = 0
  for (const listener of [...listeners]) {
    // Listeners that left meanwhile are skipped.
    if (listeners.has(listener)) listener.send(frames)
    sent += 1
    if (sent % writesPerTick === 0) await setImmediate()
  }
}

/** Sends the first frame at once and the following ones in one batch per `batchMs`. */
function createBatcher(send: (frames: Buffer) => Promise<void>) {
  let pending: string[] = []
  let flushing: Promise<void> | null = null

  async function flush(): Promise<void> {
    while (pending.length > 0) {
      const frames = Buffer.from(pending.join(''))
      pending = []
      await send(frames)
      await pause(batchMs)
    }
    flushing = null
  }
  return {
    put(frame: string) {
      pending.push(frame)
      flushing ??= flush()
    },
    /** Resolves once all frames were sent. */
    async close() {
      await flushing
    },
  }
}
