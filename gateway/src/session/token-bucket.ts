/** Tokens per key, refilled evenly over a minute. In this process only; Redis shares it later. */
export function createBucket(perMinute: number, now: () => number = Date.now) {
  const levels = new Map<string, { left: number; at: number }>()
  return function take(key: string): { ok: boolean; retryAfterSeconds: number } {
    const at = now()
    const level = levels.get(key) ?? { left: perMinute, at }
    const left = Math.min(perMinute, level.left + ((at - level.at) / 60_000) * perMinute)
    if (levels.size > 50_000) levels.clear()
    if (left < 1) {
      levels.set(key, { left, at })
      return { ok: false, retryAfterSeconds: Math.ceil(((1 - left) * 60) / perMinute) }
    }
    levels.set(key, { left: left - 1, at })
    return { ok: true, retryAfterSeconds: 0 }
  }
}
export type Bucket = ReturnType<typeof createBucket>
