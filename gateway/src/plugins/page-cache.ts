type Options = { keepMs: number; most: number; now?: () => number }

/** Pages that are the same for everybody, kept for a moment. */
export function createPageCache<Page>({ keepMs, most, now = Date.now }: Options) {
  const kept = new Map<string, { page: Page; until: number }>()

  async function make(
    key: string,
    render: () => Promise<Page>,
    isKeepable: (page: Page) => boolean,
  ): Promise<Page> {
    const page = await render()
    if (isKeepable(page)) {
      kept.set(key, { page, until: now() + keepMs })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    }
    return page
  }

  return {
    /** Only keepable pages are ever shared: while one is being made nobody knows yet, so each makes its own. */
    async get(
      key: string,
      render: () => Promise<Page>,
      isKeepable: (page: Page) => boolean,
    ): Promise<Page> {
      const known = kept.get(key)
      if (known && known.until > now()) return known.page
      kept.delete(key)
      return make(key, render, isKeepable)
    },
    clear: () => kept.clear(),
  }
}
