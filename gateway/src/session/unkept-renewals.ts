// Renewals the store could not take. The refresh token it still has may be spent by them: it is not used again, and
// what the platform answered is kept as soon as the store is back. SECURITY row 27.
import { isLoggedIn, type Tokens } from './tokens.ts'

export type Renewal = { before: Tokens; tokens: Tokens }

/** Renewals that wait for the store at most; what is left out is renewed once more. */
const most = 10_000

export function createUnkeptRenewals() {
  const waiting = new Map<string, Renewal>()
  return {
    /** The renewal of these tokens that waits, or a new one, which waits from now on. */
    async take(
      idHash: string,
      before: Tokens,
      { renew, onDowngrade }: { renew: () => Promise<Tokens>; onDowngrade: () => void },
    ): Promise<Renewal> {
      const last = waiting.get(idHash)
      if (last?.before.access.value === before.access.value) {
        // Whoever was told so got no answer then.
        if (isLoggedIn(before) && !isLoggedIn(last.tokens)) onDowngrade()
        return last
      }
      const renewal = { before, tokens: await renew() }
      const [oldest] = waiting.keys()
      if (oldest !== undefined && waiting.size >= most) waiting.delete(oldest)
      waiting.set(idHash, renewal)
      return renewal
    },
    kept: (idHash: string): void => void waiting.delete(idHash),
  }
}
