// Mutex per key across all gateways. A local mutex comes first, so that one gateway has one Redis lock request per key.

import { SessionStoreUnavailable } from '../../session/session-store.ts'
import { createKeyedMutex, type KeyedMutex } from '../keyed-mutex.ts'
import type { RedisConnection } from './connection.ts'
import type { Locks } from './lock.ts'

/** Most keys whose last fencing number is remembered; an evicted key counts as changed hands. */
const maxKeys = 50_000

export function redisMutex(redis: RedisConnection, withLock: Locks, kind: string): KeyedMutex {
  const localMutex = createKeyedMutex()
  const lastNumbers = new Map<string, number>()
  // A Redis that failed may have lost its last second of writes, including the numbers it issued then.
  redis.onAvailable(() => lastNumbers.clear())

  function note(key: string, number: number): void {
    lastNumbers.delete(key)
    lastNumbers.set(key, number)
    const [oldest] = lastNumbers.keys()
    if (lastNumbers.size > maxKeys && oldest !== undefined) lastNumbers.delete(oldest)
  }

  return (key, task) =>
    localMutex(key, () =>
      withLock(`${kind}:${key}`, (lease) => {
        const lockChangedHands = lastNumbers.get(key) !== lease.number - 1
        note(key, lease.number)
        return task({
          lockChangedHands,
          assertHeld() {
            if (lease.isHeld()) return
            throw new SessionStoreUnavailable(new Error(`The lock of ${kind} has expired`))
          },
        })
      }),
    )
}
