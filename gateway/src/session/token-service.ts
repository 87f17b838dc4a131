// Issues and refreshes tokens. One refresh at a time per session; a temporary failure of the token endpoint
// never costs a session its identity. Source: spec §4 "Token handling rules", docs/contract/auth.md §1-§2.
import type { OauthData } from '../auth/pkce.ts'
import { platformCalls } from '../platform/calls.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { TokenGrant } from '../platform/identity/authentication.ts'
import type { Transport } from '../platform/transport.ts'
import { changeSession, type SessionRecord, type SessionStore } from './session-store.ts'
import { shareTokens } from './shared-tokens.ts'
import { isSignedIn, needsRefresh, refreshedTokens, type Tokens, tokensOf } from './tokens.ts'
import { createUnsavedRefreshes, type TokenRefresh } from './unsaved-token-refreshes.ts'

export type TokenService = {
  anonymousTokens(requestId: string): Promise<Tokens>
  /** Redeems an authorization code. Failures carry the official client's message. spec §8. */
  memberTokens(code: string, oauth: OauthData, requestId: string): Promise<Tokens>
  /** Returns the session's access token; refreshes it first when it is about to expire or `fresh` is set. */
  accessToken(
    session: SessionRecord,
    options: { fresh: boolean; requestId: string; onDowngrade: () => void },
  ): Promise<string>
  /** Returns the shared anonymous visitor token used for public catalog reads. */
  publicToken(fresh: boolean): Promise<string>
  /** Returns the shared token that acts as the site, for a client that has a secret. */
  siteToken(fresh: boolean): Promise<string>
}

type Options = {
  transport: Transport
  store: SessionStore
  clientId: string
  clientSecret?: string | undefined
  now?: () => number
  /** Runs one refresh per session at a time, in all processes that share the store. */
  withLock?: <T>(idHash: string, task: () => Promise<T>) => Promise<T>
}

/** Returns whether a failure is permanent. All others are worth a retry. */
function isDefinitive(error: unknown): boolean {
  if (!(error instanceof PlatformFailure)) return false
  const { status } = error.facts
  return status === 400 || status === 401 || status === 403
}

/**
 * Saves the result of refreshing `before`, unless another request has refreshed meanwhile: then those tokens
 * are returned. When the member is no longer signed in, the member's id and state are cleared. docs/security.md S23.
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
  })
  if (saved) Object.assign(session, { memberId: saved.memberId, state: saved.state })
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
  transport,
  store,
  clientId,
  clientSecret,
  now = Date.now,
  withLock = (_, task) => task(),
}: Options): TokenService {
  const shareRefresh = createSingleFlight()
  const unsaved = createUnsavedRefreshes()

  const grant = (request: Record<string, unknown>, requestId: string): Promise<TokenGrant> =>
    transport.send('oauth', platformCalls.oauth.token, request, { requestId })

  const anonymousTokens = async (requestId: string) =>
    tokensOf(await grant({ clientId, grantType: 'anonymous' }, requestId), 'visitor', now())

  async function refreshTokens(
    tokens: Tokens,
    requestId: string,
    onDowngrade: () => void,
  ): Promise<Tokens> {
    if (tokens.refresh.value) {
      try {
        const request = { clientId, refreshToken: tokens.refresh.value, grantType: 'refresh_token' }
        return refreshedTokens(await grant(request, requestId), tokens, now())
      } catch (error) {
        if (!isDefinitive(error)) throw error
      }
    }
    onDowngrade()
    return anonymousTokens(requestId)
  }

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
    anonymousTokens,
    async memberTokens(code, { codeVerifier, redirectUri }, requestId) {
      const request = {
        clientId,
        grantType: 'authorization_code',
        ...(redirectUri && { redirectUri }),
        code,
        codeVerifier,
      }
      return tokensOf(await grant(request, requestId), 'member', now())
    },
    async accessToken(session, { fresh, requestId, onDowngrade }) {
      if (!fresh && !needsRefresh(session.tokens, now())) return session.tokens.access.value
      session.tokens = await shareRefresh(session.idHash, () =>
        withLock(session.idHash, () => refreshSession(session, requestId, onDowngrade)),
      )
      return session.tokens.access.value
    },
    publicToken: shareTokens(
      (before) =>
        before ? refreshTokens(before, 'public', () => undefined) : anonymousTokens('public'),
      now,
    ),
    siteToken: shareTokens(async () => {
      const request = {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }
      return tokensOf(await grant(request, 'site'), 'none', now())
    }, now),
  }
}
