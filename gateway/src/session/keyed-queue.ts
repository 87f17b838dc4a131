/** Runs tasks of one key one after another, tasks of different keys side by side. */
export function createKeyedQueue() {
  const tails = new Map<string, Promise<unknown>>()
  return function enqueue<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = tails.get(key) ?? Promise.resolve()
    const run = before.then(task, task)
    const settled = run.catch(() => {})
    tails.set(key, settled)
    settled.then(() => {
      if (tails.get(key) === settled) tails.delete(key)
    })
    return run
  }
}
export type KeyedQueue = ReturnType<typeof createKeyedQueue>
