// Who gets which token. One renewal at a time per session; a passing failure of the token endpoint
// never costs a session its identity. Source: spec §4 "Token handling rules", contract/auth.md §1-§2.
import { allCalls, type WireTokens } from '@vitrine/platform'
import { PlatformFailure } from '../platform/failure.ts'
import type { Transport } from '../platform/transport.ts'
import type { OauthData } from '../sign-in/pkce.ts'
import { changeSession, type SessionRecord, type SessionStore } from './session-store.ts'
import { isLoggedIn, needsRenewal, renewedTokens, type Tokens, tokensOf } from './tokens.ts'
import { createUnkeptRenewals, type Renewal } from './unkept-renewals.ts'

export type TokenService = {
  anonymousTokens(requestId: string): Promise<Tokens>
  /** Redeems a code of the authorization flow. Throws the official client's own text. spec §8. */
  memberTokens(code: string, oauth: OauthData, requestId: string): Promise<Tokens>
  /** The session's access token, renewed first when it is about to end or `fresh` is asked for. */
  accessToken(
    session: SessionRecord,
    options: { fresh: boolean; requestId: string; onDowngrade: () => void },
  ): Promise<string>
  /** The token of nobody in particular, for reads that are the same for everybody. */
  publicToken(fresh: boolean): Promise<string>
}

type Options = {
  transport: Transport
  store: SessionStore
  clientId: string
  now?: () => number
  /** Runs one renewal of a session at a time, in all processes that share the store. */
  inTurn?: <T>(idHash: string, task: () => Promise<T>) => Promise<T>
}

/** A refusal that will not change by asking again. Everything else is passing. */
function isDefinitive(error: unknown): boolean {
  if (!(error instanceof PlatformFailure)) return false
  const { status } = error.facts
  return status === 400 || status === 401 || status === 403
}

/**
 * Keeps what a renewal of `before` came to, unless somebody else has renewed meanwhile: then theirs are
 * the tokens. Whoever was signed in and no longer is leaves nothing of the member behind. SECURITY row 23.
 */
async function keepTokens(
  store: SessionStore,
  session: SessionRecord,
  { before, tokens }: Renewal,
): Promise<Tokens> {
  const saved = await changeSession(store, session.idHash, (record) => {
    if (record.tokens.access.value !== before.access.value) return
    record.tokens = tokens
    if (isLoggedIn(tokens)) return
    record.memberId = undefined
    record.kept = undefined
  })
  if (saved) Object.assign(session, { memberId: saved.memberId, kept: saved.kept })
  return saved?.tokens ?? tokens
}

/** One task of a name at a time: who comes while it runs gets its answer. */
function sharing() {
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
  now = Date.now,
  inTurn = (_, task) => task(),
}: Options): TokenService {
  const shareRenewal = sharing()
  const unkept = createUnkeptRenewals()
  let shared: Tokens | undefined
  let renewing: Promise<Tokens> | undefined

  const grant = (request: Record<string, unknown>, requestId: string): Promise<WireTokens> =>
    transport.send('oauth', allCalls.oauth.token, request, { requestId })

  const anonymousTokens = async (requestId: string) =>
    tokensOf(await grant({ clientId, grantType: 'anonymous' }, requestId), 'visitor', now())

  async function renew(
    tokens: Tokens,
    requestId: string,
    onDowngrade: () => void,
  ): Promise<Tokens> {
    if (tokens.refresh.value) {
      try {
        const request = { clientId, refreshToken: tokens.refresh.value, grantType: 'refresh_token' }
        return renewedTokens(await grant(request, requestId), tokens, now())
      } catch (error) {
        if (!isDefinitive(error)) throw error
      }
    }
    onDowngrade()
    return anonymousTokens(requestId)
  }

  /** What another request has saved meanwhile wins: a token may be rotated only once. */
  async function renewSession(session: SessionRecord, requestId: string, onDowngrade: () => void) {
    const latest = await store.read(session.idHash)
    const before = latest ?? session
    const isNewer = before.tokens.access.value !== session.tokens.access.value
    if (isNewer && !needsRenewal(before.tokens, now())) return before.tokens
    const renewal = await unkept.take(session.idHash, before.tokens, {
      renew: () => renew(before.tokens, requestId, onDowngrade),
      onDowngrade,
    })
    const tokens = await keepTokens(store, session, renewal)
    unkept.kept(session.idHash)
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
      if (!fresh && !needsRenewal(session.tokens, now())) return session.tokens.access.value
      session.tokens = await shareRenewal(session.idHash, () =>
        inTurn(session.idHash, () => renewSession(session, requestId, onDowngrade)),
      )
      return session.tokens.access.value
    },
    async publicToken(fresh) {
      if (shared && !fresh && !needsRenewal(shared, now())) return shared.access.value
      const before = shared
      renewing ??= (
        before && !fresh ? renew(before, 'public', () => {}) : anonymousTokens('public')
      ).finally(() => {
        renewing = undefined
      })
      shared = await renewing
      return shared.access.value
    },
  }
}
