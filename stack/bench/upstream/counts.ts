// Calls of the upstream by route, and how many of them were open at once.

export type Counts = {
  calls: Record<string, number>
  faults: Record<string, number>
  total: number
  /** Greatest number of calls that were open at the same moment. */
  concurrency: number
}

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Returns the route of a call: its method, and its path with `{id}` for ids. */
export const routeOf = (method: string, url: string): string =>
  `${method} ${(url.split('?')[0] ?? '').replace(id, '{id}').replace(/\/slug\/[^/]+/, '/slug/{slug}')}`

export type Counter = {
  /** Counts a call; the returned function ends it. */
  begin(route: string): () => void
  fault(name: string): void
  read(): Counts
  reset(): void
}

export function createCounter(): Counter {
  const calls = new Map<string, number>()
  const faults = new Map<string, number>()
  let [open, concurrency] = [0, 0]
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  return {
    begin(route) {
      add(calls, route)
      open += 1
      concurrency = Math.max(concurrency, open)
      let hasEnded = false
      return () => {
        if (!hasEnded) open -= 1
        hasEnded = true
      }
    },
    fault: (name) => void add(faults, name),
    read: () => ({
      calls: Object.fromEntries(calls),
      faults: Object.fromEntries(faults),
      total: [...calls.values()].reduce((sum, count) => sum + count, 0),
      concurrency,
    }),
    reset() {
      calls.clear()
      faults.clear()
      concurrency = open
    },
  }
}
