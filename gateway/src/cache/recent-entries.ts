// Holds what was used lately, in two generations: an entry costs one place in a map, and no order that each use changes.

/** Values by name. One that is undefined is not found. */
export type RecentEntries<Value> = {
  find(key: string): Value | undefined
  add(key: string, value: Value): void
}

/** Creates an empty store. What was not used since `most` others were added may be gone; it holds twice as many at most. */
export function createRecentEntries<Value>(most: number): RecentEntries<Value> {
  let recent = new Map<string, Value>()
  let earlier = new Map<string, Value>()
  function add(key: string, value: Value): void {
    if (recent.size >= most) {
      earlier = recent
      recent = new Map()
    }
    recent.set(key, value)
  }
  return {
    add,
    find(key) {
      const known = recent.get(key)
      if (known !== undefined) return known
      const value = earlier.get(key)
      if (value !== undefined) add(key, value)
      return value
    },
  }
}
