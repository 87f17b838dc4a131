// The leave to do something to everybody a filter finds: whoever counted them, and saw how many they
// are, may go on with exactly that, once, within five minutes. SECURITY row 91.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What was counted, by whom. */
export type Counted = {
  action: string
  /** Filter, search and all else that decides who is meant; the same wish reads the same. */
  wish: unknown
  actor: { kind: string; id: string }
}

export type Leave = { issuedAt: number; count: number }

export type CountTokens = {
  issue(counted: Counted, count: number): { token: string; expiresAt: number }
  /** What a token says, when it was issued for this and is still good; null otherwise. */
  read(token: string, counted: Counted): Leave | null
  /** Uses a token up; false when it was used before. */
  take(token: string): boolean
}

const lifeMs = 5 * 60_000

/** `sessionKeys` as the settings have them: the first signs, and a token outlives no other. */
export function createCountTokens(
  sessionKeys: readonly string[],
  now: () => number = () => Date.now(),
): CountTokens {
  const [first = ''] = sessionKeys
  // A key of its own: what is signed here is of no use anywhere else.
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(first, 'base64url'), '', 'count', 32))
  const taken = new Map<string, number>()

  const markOf = ({ action, wish, actor }: Counted, { issuedAt, count }: Leave) =>
    createHmac('sha256', key)
      .update(JSON.stringify([action, wish, actor.kind, actor.id, count, issuedAt]))
      .digest('base64url')

  return {
    issue(counted, count) {
      const issuedAt = now()
      const mark = markOf(counted, { issuedAt, count })
      return { token: `${issuedAt}.${count}.${mark}`, expiresAt: issuedAt + lifeMs }
    },
    read(token, counted) {
      const [, time, amount, mark = ''] = /^(\d{1,15})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
      const leave = { issuedAt: Number(time), count: Number(amount) }
      const own = Buffer.from(markOf(counted, leave))
      const given = Buffer.from(mark)
      const isOurs = given.length === own.length && timingSafeEqual(given, own)
      return isOurs && now() <= leave.issuedAt + lifeMs ? leave : null
    },
    take(token) {
      for (const [old, until] of taken) if (until < now()) taken.delete(old)
      if (taken.has(token)) return false
      taken.set(token, now() + lifeMs)
      return true
    },
  }
}
