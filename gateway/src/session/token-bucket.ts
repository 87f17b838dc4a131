type Options = {
  now?: () => number
  /** Most keys remembered; the one unused for longest is forgotten first, and starts full again. */
  mostKeys?: number
}
type Level = { left: number; at: number }

export type Taken = { ok: boolean; retryAfterSeconds: number }
/** Takes tokens of a key. In one process the answer is there at once. */
export type Bucket = (key: string, cost?: number) => Taken | Promise<Taken>
/** A bucket by its name: several gateways that share a store share the bucket of a name. */
export type BucketOf = (name: string, perMinute: number) => Bucket

/** Tokens per key, refilled evenly over a minute. In this process only. */
export function createBucket(perMinute: number, options: Options = {}) {
  const { now = Date.now, mostKeys = 50_000 } = options
  const levels = new Map<string, Level>()

  /** Set anew, so that the map stays in the order of last use. */
  function keep(key: string, level: Level): void {
    levels.delete(key)
    levels.set(key, level)
    const [oldest] = levels.keys()
    if (levels.size > mostKeys && oldest !== undefined) levels.delete(oldest)
  }

  return function take(key: string, cost = 1): Taken {
    const at = now()
    const level = levels.get(key) ?? { left: perMinute, at }
    const left = Math.min(perMinute, level.left + ((at - level.at) / 60_000) * perMinute)
    // What costs more than the bucket holds takes all of it, instead of waiting for ever.
    const wanted = Math.min(cost, perMinute)
    const ok = left >= wanted
    keep(key, { left: ok ? left - wanted : left, at })
    return { ok, retryAfterSeconds: ok ? 0 : Math.ceil(((wanted - left) * 60) / perMinute) }
  }
}
