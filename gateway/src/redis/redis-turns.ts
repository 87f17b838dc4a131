// Turns of one key in all gateways: in line here first, so that one gateway asks Redis once at a time.
import { createKeyedQueue, type KeyedQueue } from '../session/keyed-queue.ts'
import { SessionStoreUnavailable } from '../session/session-store.ts'
import type { RedisConnection } from './connection.ts'
import type { Locks } from './lock.ts'

/** Keys whose last number is remembered; who is forgotten looks once more. */
const mostKeys = 50_000

export function redisTurns(redis: RedisConnection, hold: Locks, kind: string): KeyedQueue {
  const here = createKeyedQueue()
  const last = new Map<string, number>()
  // Of its last second a Redis that fell may have forgotten: whom it numbered then nobody knows.
  redis.onBack(() => last.clear())

  function note(key: string, number: number): void {
    last.delete(key)
    last.set(key, number)
    const [oldest] = last.keys()
    if (last.size > mostKeys && oldest !== undefined) last.delete(oldest)
  }

  return (key, task) =>
    here(key, () =>
      hold(`${kind}:${key}`, (lease) => {
        const wasElsewhere = last.get(key) !== lease.number - 1
        note(key, lease.number)
        return task({
          wasElsewhere,
          check() {
            if (lease.isHeld()) return
            throw new SessionStoreUnavailable(new Error(`The turn of ${kind} is over`))
          },
        })
      }),
    )
}
