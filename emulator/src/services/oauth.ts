// The token endpoint. contract/auth.md §1. Both spellings of every member are read.
import type { AllCalls, Handlers, ParsedRequestOf, WireTokens } from '@vitrine/platform'
import type { PublicContext } from '../context.ts'
import { secret } from '../ids.ts'
import { oauthRefusal } from '../refuse.ts'
import type { StoredRefreshToken } from '../rows/session-rows.ts'
import {
  accessTokenPrefix,
  accessTokenSeconds,
  expiryOf,
  refreshTokenPrefix,
} from '../rules/token-life.ts'
import type { State } from '../state/state.ts'

type TokenRequest = ParsedRequestOf<AllCalls['oauth']['token']>
type Grant = (request: TokenRequest, context: PublicContext) => WireTokens

export const oauth: Handlers<AllCalls['oauth'], PublicContext> = {
  token: (request, context) => {
    const name = request.grantType ?? request.grant_type
    if (!name) throw oauthRefusal('invalid_request', 'grantType is missing')
    const grant = grants.get(name)
    if (!grant) throw oauthRefusal('unsupported_grant_type', `${name} is not a grant of this site`)
    return grant(request, context)
  },
}

/** Sign-in adds `authorization_code` and `authorized_client` here. */
const grants = new Map<string, Grant>([
  ['anonymous', anonymous],
  ['refresh_token', refresh],
])

/** Every anonymous grant is a visitor of its own. */
function anonymous(request: TokenRequest, { state, site }: PublicContext): WireTokens {
  const clientId = checkClient(request.clientId ?? request.client_id, site.clientId)
  const subjectId = state.newId('visitor')
  const id = refreshTokenPrefix + secret()
  return issue(state, state.refreshTokens.put({ id, role: 'visitor', subjectId, clientId }))
}

/**
 * The refresh token stays the same: the official SDK keeps its old one and ignores a new one in
 * the reply. Some clients refresh without naming themselves (contract/auth.md §10).
 */
function refresh(request: TokenRequest, { state, site }: PublicContext): WireTokens {
  const clientId = request.clientId ?? request.client_id
  if (clientId !== undefined) checkClient(clientId, site.clientId)
  const token = state.refreshTokens.get(request.refreshToken ?? request.refresh_token ?? '')
  if (!token) throw oauthRefusal('invalid_grant', 'The refresh token is unknown or was revoked')
  return issue(state, token)
}

function checkClient(given: string | undefined, known: string): string {
  if (given !== known) throw oauthRefusal('invalid_client', 'The client id is unknown')
  return known
}

function issue(state: State, refresh: StoredRefreshToken): WireTokens {
  const now = state.now()
  for (const old of state.accessTokens.by('refresh', refresh.id)) {
    if (old.expiresAt <= now.getTime()) state.accessTokens.delete(old.id)
  }
  const access = state.accessTokens.put({
    id: accessTokenPrefix + secret(),
    refreshId: refresh.id,
    expiresAt: expiryOf(now),
  })
  return {
    access_token: access.id,
    refresh_token: refresh.id,
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
  }
}

/** Ends an identity: its refresh token and every access token made from it. */
export function revoke(state: State, refreshId: string): void {
  for (const token of state.accessTokens.by('refresh', refreshId)) {
    state.accessTokens.delete(token.id)
  }
  state.refreshTokens.delete(refreshId)
}
