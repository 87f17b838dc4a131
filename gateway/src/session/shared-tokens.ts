// Tokens that many calls share: obtained when needed, by one request at a time.
import { needsRefresh, type Tokens } from './tokens.ts'

/**
 * Returns a function that returns the access token. `obtain` gets the tokens that are about to expire, or none when they
 * were refused (`fresh`) and at first.
 */
export function shareTokens(
  obtain: (before: Tokens | undefined) => Promise<Tokens>,
  now: () => number,
): (fresh: boolean) => Promise<string> {
  let shared: Tokens | undefined
  let obtaining: Promise<Tokens> | undefined
  return async (fresh) => {
    if (shared && !fresh && !needsRefresh(shared, now())) return shared.access.value
    obtaining ??= obtain(fresh ? undefined : shared).finally(() => {
      obtaining = undefined
    })
    shared = await obtaining
    return shared.access.value
  }
}
