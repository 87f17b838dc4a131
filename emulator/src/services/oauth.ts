// Implements the token endpoint. docs/contract/auth.md §1. Both spellings of every field are accepted.
import type { AllCalls, Handlers, ParsedRequestOf, WireTokens } from '@vitrine/platform'
import { callerOf } from '../caller.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { ownerOf, type PublicContext } from '../context.ts'
import { memberWith } from '../members/find-member.ts'
import { forbidden, oauthRefusal } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { mayLogIn } from '../rules/member-states.ts'
import { redeemCode } from '../sign-in/codes.ts'
import { memberOfSession } from '../sign-in/sessions.ts'
import { issue, newMemberToken, newSiteToken, newVisitor } from '../sign-in/tokens.ts'

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

const grants = new Map<string, Grant>([
  ['anonymous', anonymous],
  ['refresh_token', refresh],
  ['authorization_code', authorizationCode],
  ['authorized_client', authorizedClient],
  ['client_credentials', clientCredentials],
])

/** Every anonymous grant creates a new visitor. */
function anonymous(request: TokenRequest, { state, site }: PublicContext): WireTokens {
  const clientId = checkClient(request.clientId ?? request.client_id, site.clientId)
  return issue(state, newVisitor(clientId, state))
}

/**
 * Issues an access token and returns the same refresh token: the official SDK retains its old one and ignores
 * a new one in the response. Some clients refresh without a client id (docs/contract/auth.md §10).
 */
function refresh(request: TokenRequest, { state, site }: PublicContext): WireTokens {
  const clientId = request.clientId ?? request.client_id
  if (clientId !== undefined) checkClient(clientId, site.clientId)
  const token = state.refreshTokens.get(request.refreshToken ?? request.refresh_token ?? '')
  if (!token) throw oauthRefusal('invalid_grant', 'The refresh token is unknown or was revoked')
  return issue(state, token)
}

/** docs/contract/auth.md §1 "code", §4. `redirectUri` is absent after a direct login. */
function authorizationCode(request: TokenRequest, context: PublicContext): WireTokens {
  const { state, site } = context
  const clientId = checkClient(request.clientId ?? request.client_id, site.clientId)
  const verifier = request.codeVerifier ?? request.code_verifier
  if (!request.code || !verifier) {
    throw oauthRefusal('invalid_request', 'code and codeVerifier are needed')
  }
  const redirectUri = request.redirectUri ?? request.redirect_uri
  const { member, code } = redeemCode(
    { code: request.code, clientId, redirectUri, verifier },
    context,
  )
  if (code.visitor) mergeCarts({ visitor: code.visitor, member: `member:${member.id}` }, context)
  return issue(state, newMemberToken(member, clientId, state))
}

/** docs/contract/auth.md §1 "member by id": only with a visitor's token and the site's API key. */
function authorizedClient(request: TokenRequest, context: PublicContext): WireTokens {
  const { state, site, authorization } = context
  const caller = callerOf({ authorization }, site, state)
  if (!caller.elevated || caller.kind === 'site') {
    throw forbidden('This grant needs a visitor’s token and the site’s API key')
  }
  const member = memberOf(request, context)
  if (caller.kind === 'visitor') {
    mergeCarts({ visitor: ownerOf(caller), member: `member:${member.id}` }, context)
  }
  return issue(state, newMemberToken(member, site.clientId, state))
}

/** docs/contract/real-site.md §5: an access token of the site without a refresh token. */
function clientCredentials(request: TokenRequest, { state, site }: PublicContext): WireTokens {
  const clientId = checkClient(request.clientId ?? request.client_id, site.clientId)
  if ((request.clientSecret ?? request.client_secret) !== site.clientSecret) {
    throw oauthRefusal('invalid_client', 'The client secret is wrong')
  }
  const { refresh_token: _, ...tokens } = issue(state, newSiteToken(site.siteId, clientId, state))
  return tokens
}

function memberOf(request: TokenRequest, { state }: PublicContext): StoredMember {
  const member = memberWith(request.member_id ?? '', state)
  if (!member || !mayLogIn(member)) {
    throw oauthRefusal('invalid_grant', 'The member is unknown or may not sign in')
  }
  const session = request.session_token
  if (session !== undefined && memberOfSession(session, state)?.id !== member.id) {
    throw oauthRefusal('invalid_grant', 'The session belongs to somebody else or has expired')
  }
  return member
}

function checkClient(given: string | undefined, known: string): string {
  if (given !== known) throw oauthRefusal('invalid_client', 'The client id is unknown')
  return known
}
