// Cache of rendered public pages, bounded by the memory that they take.
type Options<Page> = {
  ttlMs: number
  /** All pages together; the oldest make room. */
  maxBytes: number
  bytesOf: (page: Page) => number
  /** Called when a page is returned that was rendered before. */
  onHit?: () => void
  now?: () => number
}

type Entry<Page> = { page: Page; bytes: number; until: number }

/** Creates a cache of public pages with a short TTL. */
export function createPageCache<Page>(options: Options<Page>) {
  const { ttlMs, maxBytes, bytesOf, onHit, now = Date.now } = options
  // In the order in which they expire: all have the same TTL.
  const entries = new Map<string, Entry<Page>>()
  let bytes = 0
  /** Number of times that the cache was cleared. */
  let clears = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  /** Removes what has expired, and the oldest pages while there are too many. */
  function makeRoom(): void {
    for (const [key, { until }] of entries) {
      if (until > now() && bytes <= maxBytes) return
      remove(key)
    }
  }

  async function renderAndCache(
    key: string,
    render: () => Promise<Page>,
    isCacheable: (page: Page) => boolean,
  ): Promise<Page> {
    const before = clears
    const page = await render()
    // What was read before a change is not stored after it.
    if (clears === before && isCacheable(page)) {
      remove(key)
      const entry = { page, bytes: bytesOf(page), until: now() + ttlMs }
      entries.set(key, entry)
      bytes += entry.bytes
      makeRoom()
    }
    return page
  }

  return {
    /** Returns a cached page or renders it. Renderings are not shared: only the result shows whether it is public. */
    async get(
      key: string,
      render: () => Promise<Page>,
      isCacheable: (page: Page) => boolean,
    ): Promise<Page> {
      const entry = entries.get(key)
      if (entry && entry.until > now()) {
        onHit?.()
        return entry.page
      }
      remove(key)
      return renderAndCache(key, render, isCacheable)
    },
    clear(): void {
      entries.clear()
      bytes = 0
      clears += 1
    },
    /** Bytes of all cached pages. */
    size: () => bytes,
  }
}
