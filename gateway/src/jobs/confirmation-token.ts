// Issues confirmation tokens: an actor who counted the items of a filter may run exactly that action
// once within five minutes. docs/security.md S91.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What was counted, and by which actor. */
export type Counted = {
  action: string
  /** Filter, search and everything else that selects items; must serialize equally for equal requests. */
  request: unknown
  actor: { kind: string; id: string }
}

export type Confirmation = { issuedAt: number; count: number }

export type ConfirmationTokens = {
  issue(counted: Counted, count: number): { token: string; expiresAt: number }
  /** Returns what a token confirms; null when it was issued for something else or has expired. */
  read(token: string, counted: Counted): Confirmation | null
  /** Marks a token as used; returns false when it already was. */
  redeem(token: string): boolean
}

const lifeMs = 5 * 60_000

/** Creates the tokens. The first of `sessionKeys` signs, so rotating it invalidates issued tokens. */
export function createConfirmationTokens(
  sessionKeys: readonly string[],
  now: () => number = () => Date.now(),
): ConfirmationTokens {
  const [first = ''] = sessionKeys
  // Derives a separate key, so that a signature made here is not valid anywhere else.
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(first, 'base64url'), '', 'count', 32))
  const redeemed = new Map<string, number>()

  /** Returns the only spelling of a token: `01.7.…` beside `1.7.…` could be redeemed as well. */
  function tokenOf({ action, request, actor }: Counted, { issuedAt, count }: Confirmation): string {
    const signature = createHmac('sha256', key)
      .update(JSON.stringify([action, request, actor.kind, actor.id, count, issuedAt]))
      .digest('base64url')
    return `${issuedAt}.${count}.${signature}`
  }

  return {
    issue(counted, count) {
      const issuedAt = now()
      return { token: tokenOf(counted, { issuedAt, count }), expiresAt: issuedAt + lifeMs }
    },
    read(token, counted) {
      const [time, amount] = token.split('.')
      const confirmation = { issuedAt: Number(time), count: Number(amount) }
      const expected = Buffer.from(tokenOf(counted, confirmation))
      const given = Buffer.from(token)
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && now() <= confirmation.issuedAt + lifeMs ? confirmation : null
    },
    redeem(token) {
      for (const [old, until] of redeemed) if (until < now()) redeemed.delete(old)
      if (redeemed.has(token)) return false
      redeemed.set(token, now() + lifeMs)
      return true
    },
  }
}
