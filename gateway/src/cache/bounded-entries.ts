// Bounds the memory of cached responses: a cache that counts entries holds two thousand large lists as easily as two thousand
// small ones, and does not remove what has expired before it is read again.

/** `seconds`: for how long it may be served. */
type CachedEntry = { readonly name: string; readonly key: unknown; readonly seconds: number }

type Options = {
  /** All entries together, as they were sent. */
  maxBytes: number
  evict: (entry: CachedEntry) => void
  now?: () => number
}

type Bounded = CachedEntry & { readonly bytes: number; readonly until: number }

/** Returns what records each cached response; it evicts those that have expired, and the oldest while there are too many bytes. */
export function createEntryBounds({ maxBytes, evict, now = Date.now }: Options) {
  // In the order in which they were cached, by their name and key as text.
  const entries = new Map<string, Bounded>()
  let total = 0

  function remove(text: string, { bytes }: Bounded): void {
    entries.delete(text)
    total -= bytes
  }

  return {
    add({ name, key, seconds }: CachedEntry, bytes: number): void {
      const text = JSON.stringify([name, key])
      const before = entries.get(text)
      if (before) remove(text, before)
      entries.set(text, { name, key, seconds, bytes, until: now() + seconds * 1000 })
      total += bytes
      for (const [oldestText, oldest] of entries) {
        if (oldest.until > now() && total <= maxBytes) return
        remove(oldestText, oldest)
        evict(oldest)
      }
    },
    clear(): void {
      entries.clear()
      total = 0
    },
    /** Bytes of all entries. */
    size: () => total,
  }
}
