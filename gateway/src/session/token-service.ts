// Issues and refreshes tokens. One refresh at a time per session; a temporary failure of the token endpoint
// never costs a session its identity. Source: spec §4 "Token handling rules", docs/contract/auth.md §1-§2.
import { changeSession, type SessionRecord, type SessionStore } from './session-store.ts'
import { createTokenGrants, type GrantOptions, type TokenGrants } from './token-grants.ts'
import { isSignedIn, needsRefresh, type Tokens } from './tokens.ts'
import { createUnsavedRefreshes, type TokenRefresh } from './unsaved-token-refreshes.ts'

export type TokenService = Omit<TokenGrants, 'refreshTokens'> & {
  /** Returns the session's access token; refreshes it first when it is about to expire or `fresh` is set. */
  accessToken(
    session: SessionRecord,
    options: { fresh: boolean; requestId: string; onDowngrade: () => void },
  ): Promise<string>
}

type Options = GrantOptions & {
  store: SessionStore
  /** Runs one refresh per session at a time, in all processes that share the store. */
  withLock?: <T>(idHash: string, task: () => Promise<T>) => Promise<T>
}

/**
 * Saves the result of refreshing `before`, unless another request has refreshed meanwhile: then those tokens
 * are returned. When the member is no longer signed in, what the session has of the member is cleared. docs/security.md S23.
 */
async function storeTokens(
  store: SessionStore,
  session: SessionRecord,
  { before, tokens }: TokenRefresh,
): Promise<Tokens> {
  const saved = await changeSession(store, session.idHash, (record) => {
    if (record.tokens.access.value !== before.access.value) return
    record.tokens = tokens
    if (isSignedIn(tokens)) return
    record.memberId = undefined
    record.state = undefined
    record.consistency = undefined
  })
  if (saved) {
    const { memberId, state, consistency } = saved
    Object.assign(session, { memberId, state, consistency })
  }
  return saved?.tokens ?? tokens
}

/** Single-flight: callers of the same key share the result of the task that is running. */
function createSingleFlight() {
  const running = new Map<string, Promise<Tokens>>()
  return (key: string, start: () => Promise<Tokens>): Promise<Tokens> => {
    const first = running.get(key)
    if (first) return first
    const started = start().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

export function createTokenService({
  store,
  now = Date.now,
  withLock = (_, task) => task(),
  ...options
}: Options): TokenService {
  const { refreshTokens, ...grants } = createTokenGrants({ ...options, now })
  const shareRefresh = createSingleFlight()
  const unsaved = createUnsavedRefreshes()

  /** Tokens another request has saved meanwhile win: a refresh token may be used only once. */
  async function refreshSession(
    session: SessionRecord,
    requestId: string,
    onDowngrade: () => void,
  ) {
    const latest = await store.read(session.idHash)
    const before = latest ?? session
    const isNewer = before.tokens.access.value !== session.tokens.access.value
    if (isNewer && !needsRefresh(before.tokens, now())) return before.tokens
    const refresh = await unsaved.getOrRefresh(session.idHash, before.tokens, {
      refresh: () => refreshTokens(before.tokens, requestId, onDowngrade),
      onDowngrade,
    })
    const tokens = await storeTokens(store, session, refresh)
    unsaved.markSaved(session.idHash)
    return tokens
  }

  return {
    ...grants,
    async accessToken(session, { fresh, requestId, onDowngrade }) {
      if (!fresh && !needsRefresh(session.tokens, now())) return session.tokens.access.value
      session.tokens = await shareRefresh(session.idHash, () =>
        withLock(session.idHash, () => refreshSession(session, requestId, onDowngrade)),
      )
      return session.tokens.access.value
    },
  }
}
