/** What a task in its turn can tell of it. */
export type Turn = {
  /** Another process may have had a turn since the last one here: what is remembered may be old. */
  readonly wasElsewhere: boolean
  /** Throws once the turn may be somebody else's: asked before what must not be done twice. */
  check(): void
}

/** Runs tasks of one key one after another, tasks of different keys side by side. */
export type KeyedQueue = <T>(key: string, task: (turn: Turn) => Promise<T>) => Promise<T>

/** In one process nobody else has turns. */
const only: Turn = { wasElsewhere: false, check() {} }

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>()
  return function enqueue<T>(key: string, task: (turn: Turn) => Promise<T>): Promise<T> {
    const before = tails.get(key) ?? Promise.resolve()
    const start = () => task(only)
    const run = before.then(start, start)
    const settled = run.catch(() => {})
    tails.set(key, settled)
    settled.then(() => {
      if (tails.get(key) === settled) tails.delete(key)
    })
    return run
  }
}
