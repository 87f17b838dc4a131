// Fetches of cached reads that have not ended: what an invalidation meets in flight must not be cached after it.

/** A fetch of a read, by its name and key in the cache. */
export type InFlightRead = {
  readonly name: string
  readonly key: { readonly request: unknown; readonly currency?: string }
  /** For how long its response may be served from the cache. */
  readonly seconds: number
  /** Revalidates a response that was served stale: no person waits for it. */
  readonly isBackground: boolean
  /** Of its response; 0 until it is there. */
  bytes: number
  /** Began before an invalidation. */
  wasInvalidated: boolean
  /** Called with the response that has been cached, and its bytes. */
  readonly onCached?: (response: unknown, bytes: number) => void
}

/** Returns a fetch that has not been sent. */
export const newRead = (read: Omit<InFlightRead, 'bytes' | 'wasInvalidated'>): InFlightRead => ({
  ...read,
  bytes: 0,
  wasInvalidated: false,
})

/** Returns what its call needs: whether it is sent behind the calls of people, and where to note the bytes of its response. */
export const sendingOf = (fetch: InFlightRead) => ({
  isBackground: fetch.isBackground,
  onBytes(bytes: number): void {
    fetch.bytes = bytes
  },
})

/** `onCached` is called with each fetch whose response has been cached, and with the response. */
export function createInFlightReads(onCached: (read: InFlightRead, response: unknown) => void) {
  const running = new Set<InFlightRead>()
  /** The fetch that produced a response. */
  const fetchOf = new WeakMap<object, InFlightRead>()

  return {
    async track(fetch: InFlightRead, read: () => Promise<unknown>): Promise<unknown> {
      running.add(fetch)
      let response: unknown
      try {
        response = await read()
        fetchOf.set(response as object, fetch)
        return response
      } finally {
        // After the response was cached: from then on it is found by its tags.
        setImmediate(() => {
          running.delete(fetch)
          if (response && !fetch.wasInvalidated && fetch.seconds > 0) onCached(fetch, response)
        })
      }
    },
    /** Returns whether a response may be cached: one whose fetch began before an invalidation is for its caller alone. */
    mayCache: (response: unknown): boolean => !fetchOf.get(response as object)?.wasInvalidated,
    /** Requests that start from now on never join a fetch that runs. `leave` removes it from the cache. */
    async detach(leave: (read: InFlightRead) => Promise<unknown>): Promise<void> {
      const detached = [...running]
      for (const read of detached) read.wasInvalidated = true
      await Promise.all(detached.map(leave))
    },
  }
}
