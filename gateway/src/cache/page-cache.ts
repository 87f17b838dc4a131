// Cache of rendered public pages.
type Options = { ttlMs: number; maxPages: number; now?: () => number }

/** Creates a cache of public pages with a short TTL. */
export function createPageCache<Page>({ ttlMs, maxPages, now = Date.now }: Options) {
  const entries = new Map<string, { page: Page; until: number }>()

  async function renderAndCache(
    key: string,
    render: () => Promise<Page>,
    isCacheable: (page: Page) => boolean,
  ): Promise<Page> {
    const page = await render()
    if (isCacheable(page)) {
      entries.set(key, { page, until: now() + ttlMs })
      const [oldest] = entries.keys()
      if (entries.size > maxPages && oldest !== undefined) entries.delete(oldest)
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
      if (entry && entry.until > now()) return entry.page
      entries.delete(key)
      return renderAndCache(key, render, isCacheable)
    },
    clear: () => entries.clear(),
  }
}
