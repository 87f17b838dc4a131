// Mutual exclusion per key within one process.

/** What a task learns about the lock it holds. */
export type LockHandle = {
  /** Another process may have held the lock since this one did: remembered values may be outdated. */
  readonly lockChangedHands: boolean
  /** Throws if the lock may have expired. Call it right before a non-idempotent operation. */
  assertHeld(): void
}

/** Runs tasks of one key one after another, tasks of different keys concurrently. */
export type KeyedMutex = <T>(key: string, task: (handle: LockHandle) => Promise<T>) => Promise<T>

/** Single-process implementation: no other process can acquire the lock. */
const localHandle: LockHandle = { lockChangedHands: false, assertHeld() {} }

export function createKeyedMutex(): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>()
  return function withLock<T>(key: string, task: (handle: LockHandle) => Promise<T>): Promise<T> {
    const before = tails.get(key) ?? Promise.resolve()
    const start = () => task(localHandle)
    const run = before.then(start, start)
    const settled = run.catch(() => {})
    tails.set(key, settled)
    settled.then(() => {
      if (tails.get(key) === settled) tails.delete(key)
    })
    return run
  }
}
