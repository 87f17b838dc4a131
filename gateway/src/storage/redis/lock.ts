// Locks across all gateways. A lock expires when its holder dies; a living holder extends it. Each holder has
// a fencing number greater than the previous one. docs/security.md S22 and S23.
import { randomBytes } from 'node:crypto'
import { SessionStoreUnavailable } from '../../session/session-store.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

export type Lease = {
  /** Fencing number: one more than that of the previous holder of this name. */
  readonly number: number
  /** False once the lock may have expired: nothing that needs it may be started then. */
  isHeld(): boolean
}

export type Locks = <T>(name: string, task: (lease: Lease) => Promise<T>) => Promise<T>

type LockOptions = {
  /** How long the lock of a dead holder blocks others. */
  ttlMs?: number
  /** Longest wait for the lock. */
  waitMs?: number
  /** Longest time a living holder may extend it. */
  maxHoldMs?: number
}

/** Fencing numbers expire after a day; after that a holder is treated as unknown. */
const numberMs = 24 * 3600 * 1000

const acquireScript = script(`
  if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 0 end
  local number = redis.call('INCR', KEYS[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[3])
  return number
`)
const extendScript = script(`
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`)
const releaseScript = script(`
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0
`)

/** Short at first: most locks are held for one platform call. With jitter. */
const pauseOf = (tries: number) => Math.min(5 + tries * 5, 50) * (0.5 + Math.random())
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms))

export function createLocks(redis: RedisConnection, options: LockOptions = {}): Locks {
  const { ttlMs = 3000, waitMs = 20_000, maxHoldMs = 30_000 } = options

  /** Returns the fencing number and the time until which this process certainly holds the lock. */
  async function acquire(name: string, token: string): Promise<{ number: number; until: number }> {
    const end = performance.now() + waitMs
    for (let tries = 0; performance.now() < end; tries += 1) {
      const sentAt = performance.now()
      const lockKeys = [keys.lock(name), keys.fence(name)]
      const number = Number(await redis.run(acquireScript, lockKeys, [token, ttlMs, numberMs]))
      if (number > 0) return { number, until: sentAt + ttlMs }
      await sleep(pauseOf(tries))
    }
    throw new SessionStoreUnavailable(new Error(`Lock ${name}: timeout`))
  }

  return async function withLock(name, task) {
    const token = randomBytes(12).toString('base64url')
    const acquired = await acquire(name, token)
    const end = performance.now() + maxHoldMs
    let { until } = acquired
    const beat = setInterval(() => {
      const sentAt = performance.now()
      if (sentAt > end) return clearInterval(beat)
      redis.run(extendScript, [keys.lock(name)], [token, ttlMs]).then(
        (isExtended) => {
          until = isExtended === 1 ? sentAt + ttlMs : 0
        },
        // Redis is unavailable: the lock is held until its last known expiry.
        () => {},
      )
    }, ttlMs / 3)
    try {
      return await task({ number: acquired.number, isHeld: () => performance.now() < until })
    } finally {
      clearInterval(beat)
      // A lock that cannot be released expires.
      await redis.run(releaseScript, [keys.lock(name)], [token]).catch(() => {})
    }
  }
}
