// Values that expire, bounded by the memory that they take: the oldest make room.

type Options<Value> = {
  /** All values together. */
  maxBytes: number
  /** Called with each value that expires or makes room. */
  onEvict?: (value: Value) => void
  now?: () => number
}

type Entry<Value> = { readonly value: Value; readonly bytes: number; readonly until: number }

/** Creates an empty store. What has expired is removed when the next value is added, in the order in which all were added. */
export function createBoundedEntries<Value>(options: Options<Value>) {
  const { maxBytes, onEvict, now = Date.now } = options
  const entries = new Map<string, Entry<Value>>()
  let total = 0

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    /** Returns a value that has not expired. */
    find(key: string): Value | undefined {
      const entry = entries.get(key)
      return entry && entry.until > now() ? entry.value : undefined
    },
    /** `ms`: for how long it may be used. */
    add(key: string, value: Value, { bytes, ms }: { bytes: number; ms: number }): void {
      remove(key)
      entries.set(key, { value, bytes, until: now() + ms })
      total += bytes
      for (const [oldest, entry] of entries) {
        if (entry.until > now() && total <= maxBytes) return
        remove(oldest)
        onEvict?.(entry.value)
      }
    },
    remove,
    /** Removes the values that a change concerns. */
    removeWhere(isConcerned: (value: Value) => boolean): void {
      for (const [key, { value }] of entries) if (isConcerned(value)) remove(key)
    },
    clear(): void {
      entries.clear()
      total = 0
    },
    /** Bytes of all values. */
    size: () => total,
  }
}
