// Rate limits by token buckets, within one process.
type Options = {
  now?: () => number
  /** Most keys in memory; the least recently used one is evicted and starts full again. */
  mostKeys?: number
}
type Level = { left: number; at: number }

/** `left`: the tokens of the key after it was taken from. */
export type BucketResult = { ok: boolean; retryAfterSeconds: number; left: number }
/** Takes tokens of a key; synchronous in one process. */
export type Bucket = (key: string, cost?: number) => BucketResult | Promise<BucketResult>
/** Returns the bucket of a name; gateways that share a store share their buckets. */
export type BucketOf = (name: string, perMinute: number) => Bucket

/** Creates a bucket per key, refilled evenly over a minute. In this process only. */
export function createBucket(perMinute: number, options: Options = {}) {
  const { now = Date.now, mostKeys = 50_000 } = options
  const levels = new Map<string, Level>()

  /** Deletes and sets the entry, so that the map stays in order of last use. */
  function store(key: string, level: Level): void {
    levels.delete(key)
    levels.set(key, level)
    const [oldest] = levels.keys()
    if (levels.size > mostKeys && oldest !== undefined) levels.delete(oldest)
  }

  return function take(key: string, cost = 1): BucketResult {
    const at = now()
    const level = levels.get(key) ?? { left: perMinute, at }
    const left = Math.min(perMinute, level.left + ((at - level.at) / 60_000) * perMinute)
    // A cost above the capacity takes a full bucket instead of waiting forever.
    const wanted = Math.min(cost, perMinute)
    const ok = left >= wanted
    const rest = ok ? left - wanted : left
    store(key, { left: rest, at })
    const retryAfterSeconds = ok ? 0 : Math.ceil(((wanted - left) * 60) / perMinute)
    return { ok, retryAfterSeconds, left: rest }
  }
}
