// Cache of rendered public pages, bounded by the memory that they take.
import { createBoundedEntries } from './bounded-entries.ts'

type Options<Page> = {
  ttlMs: number
  /** All pages together; the oldest make room. */
  maxBytes: number
  bytesOf: (page: Page) => number
  /** Called when a page is returned that was rendered before. */
  onHit?: () => void
  now?: () => number
}

/** Creates a cache of public pages with a short TTL. */
export function createPageCache<Page>(options: Options<Page>) {
  const { ttlMs, bytesOf, onHit } = options
  const entries = createBoundedEntries<{ page: Page }>(options)
  /** Number of times that the cache was cleared. */
  let clears = 0

  async function renderAndCache(
    key: string,
    render: () => Promise<Page>,
    isCacheable: (page: Page) => boolean,
  ): Promise<Page> {
    const before = clears
    const page = await render()
    // What was read before a change is not stored after it.
    if (clears === before && isCacheable(page))
      entries.add(key, { page }, { bytes: bytesOf(page), ms: ttlMs })
    return page
  }

  return {
    /** Returns a cached page or renders it. Renderings are not shared: only the result shows whether it is public. */
    async get(
      key: string,
      render: () => Promise<Page>,
      isCacheable: (page: Page) => boolean,
    ): Promise<Page> {
      // In an object: a page may be null.
      const cached = entries.find(key)
      if (cached) {
        onHit?.()
        return cached.page
      }
      entries.remove(key)
      return renderAndCache(key, render, isCacheable)
    },
    clear(): void {
      entries.clear()
      clears += 1
    },
    /** Bytes of all cached pages. */
    size: entries.size,
  }
}
