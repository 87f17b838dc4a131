// Token refreshes that could not be saved because the store failed. The stored refresh token may be spent: it is not
// used again, and the new tokens are saved as soon as the store is available. docs/security.md S27.
import { isSignedIn, type Tokens } from './tokens.ts'

export type TokenRefresh = { before: Tokens; tokens: Tokens }

/** Most refreshes held in memory; a session evicted here is refreshed once more. */
const maxUnsaved = 10_000

export function createUnsavedRefreshes() {
  const unsaved = new Map<string, TokenRefresh>()
  return {
    /** Returns the unsaved refresh of these tokens, or refreshes them and holds the result until it is saved. */
    async getOrRefresh(
      idHash: string,
      before: Tokens,
      { refresh, onDowngrade }: { refresh: () => Promise<Tokens>; onDowngrade: () => void },
    ): Promise<TokenRefresh> {
      const last = unsaved.get(idHash)
      if (last?.before.access.value === before.access.value) {
        // The request that detected the downgrade failed before it could report it.
        if (isSignedIn(before) && !isSignedIn(last.tokens)) onDowngrade()
        return last
      }
      const refreshed = { before, tokens: await refresh() }
      const [oldest] = unsaved.keys()
      if (oldest !== undefined && unsaved.size >= maxUnsaved) unsaved.delete(oldest)
      unsaved.set(idHash, refreshed)
      return refreshed
    },
    markSaved: (idHash: string): void => void unsaved.delete(idHash),
  }
}
