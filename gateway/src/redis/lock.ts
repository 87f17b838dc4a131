// One at a time across all gateways. A lock ends by itself when its holder is gone; a holder that lives
// keeps it. Each holder has a number that grows. SECURITY rows 22 and 23.
import { randomBytes } from 'node:crypto'
import { SessionStoreUnavailable } from '../session/session-store.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

export type Lease = {
  /** Of this name; one more than that of the holder before. */
  readonly number: number
  /** False once the lock may be somebody else's: nothing that needs it is begun then. */
  isHeld(): boolean
}

export type Locks = <T>(name: string, task: (lease: Lease) => Promise<T>) => Promise<T>

type Options = {
  /** How long a holder that is gone keeps others waiting. */
  lifeMs?: number
  /** Longest time in line. */
  patienceMs?: number
  /** Longest time a living holder keeps it. */
  mostMs?: number
}

/** Numbers are kept for a day: who comes later counts as a stranger. */
const numberMs = 24 * 3600 * 1000

const take = script(`
  if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 0 end
  local number = redis.call('INCR', KEYS[2])
  redis.call('PEXPIRE', KEYS[2], ARGV[3])
  return number
`)
const keep = script(`
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`)
const give = script(`
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0
`)

/** Close together at first: most locks are held for one call of the platform. */
const pauseOf = (tries: number) => Math.min(5 + tries * 5, 50) * (0.5 + Math.random())
const rest = (ms: number) => new Promise((go) => setTimeout(go, ms))

export function createLocks(redis: RedisConnection, options: Options = {}): Locks {
  const { lifeMs = 3000, patienceMs = 20_000, mostMs = 30_000 } = options

  /** Number of the lease, and until when it is certainly ours. */
  async function wait(name: string, token: string): Promise<{ number: number; until: number }> {
    const end = performance.now() + patienceMs
    for (let tries = 0; performance.now() < end; tries += 1) {
      const asked = performance.now()
      const places = [keys.lock(name), keys.fence(name)]
      const number = Number(await redis.run(take, places, [token, lifeMs, numberMs]))
      if (number > 0) return { number, until: asked + lifeMs }
      await rest(pauseOf(tries))
    }
    throw new SessionStoreUnavailable(new Error(`Others held ${name} for too long`))
  }

  return async function hold(name, task) {
    const token = randomBytes(12).toString('base64url')
    const taken = await wait(name, token)
    const end = performance.now() + mostMs
    let { until } = taken
    const beat = setInterval(() => {
      const asked = performance.now()
      if (asked > end) return clearInterval(beat)
      redis.run(keep, [keys.lock(name)], [token, lifeMs]).then(
        (isKept) => {
          until = isKept === 1 ? asked + lifeMs : 0
        },
        // Redis is away: it is ours until it would have ended.
        () => {},
      )
    }, lifeMs / 3)
    try {
      return await task({ number: taken.number, isHeld: () => performance.now() < until })
    } finally {
      clearInterval(beat)
      // What cannot be given back ends by itself.
      await redis.run(give, [keys.lock(name)], [token]).catch(() => {})
    }
  }
}
