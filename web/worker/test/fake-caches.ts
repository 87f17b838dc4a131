// Cache Storage in memory, with what the worker uses of it.

type Key = string | { url: string }

const urlOf = (key: Key) =>
  new URL(typeof key === 'string' ? key : key.url, 'https://shop.test').href

class FakeCache {
  readonly entries = new Map<string, Response>()

  async put(key: Key, response: Response): Promise<void> {
    this.entries.set(urlOf(key), response)
  }

  async match(key: Key): Promise<Response | undefined> {
    return this.entries.get(urlOf(key))?.clone()
  }

  async delete(key: Key): Promise<boolean> {
    return this.entries.delete(urlOf(key))
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }))
  }

  async addAll(keys: string[]): Promise<void> {
    for (const key of keys) await this.put(key, await fetch(urlOf(key)))
  }
}

export function fakeCaches() {
  const all = new Map<string, FakeCache>()
  return {
    async open(name: string): Promise<FakeCache> {
      const cache = all.get(name) ?? new FakeCache()
      all.set(name, cache)
      return cache
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: Key, { cacheName }: { cacheName: string }) => all.get(cacheName)?.match(key),
    /** Addresses in the caches whose name contains a text. */
    stored: (part = '') =>
      [...all]
        .filter(([name]) => name.includes(part))
        .flatMap(([, { entries }]) => [...entries.keys()]),
  }
}
