// Exchanges a session token for member tokens, without the browser where possible. docs/contract/real-site.md §4.3.

import { messages } from '../../__generated__/messages/members.ts'
import type { Problem, ProblemCode } from '../../__generated__/schema-types.ts'
import { checkReturn } from '../../auth/authorization-return.ts'
import { callbackPath, clientListsFor, clientListsPlace } from '../../auth/client-lists.ts'
import { newOauthData, type OauthData } from '../../auth/pkce.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { Followed } from '../../platform/follow-authorize.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import type { Tokens } from '../../session/tokens.ts'

type Prompt = 'login' | 'none' | 'consent' | 'select_account'
type Mode = 'query' | 'fragment' | 'web_message'
type AuthorizationOptions = { oauth: OauthData; prompt: Prompt; mode: Mode; sessionToken?: string }

/** Requests the URL of an authorization that leads to a code. */
export async function authorizationUrl(
  { oauth, prompt, mode, sessionToken }: AuthorizationOptions,
  { own, config }: RequestContext & PlatformContext,
): Promise<string> {
  const { redirectSession } = await own.redirects.create({
    intent: {
      authorization: {
        clientId: config.platform.clientId,
        prompt,
        responseMode: mode,
        codeChallenge: oauth.codeChallenge,
        state: oauth.state,
        ...(oauth.redirectUri && { redirectUri: oauth.redirectUri }),
        ...(sessionToken && { sessionToken }),
      },
    },
  })
  return redirectSession.fullUrl
}

export type DirectLogin =
  | { kind: 'tokens'; tokens: Tokens }
  /** The browser has to go itself, and comes back to the redirect URI. */
  | { kind: 'redirect'; url: string; oauth: OauthData }
  | { kind: 'refused'; problem: Problem }

/**
 * Follows the authorization redirects server-side. If the platform requires a browser, the browser follows them itself,
 * and the code comes back through the same redirect URI.
 */
export async function directLogin(
  sessionToken: string,
  context: RequestContext & PlatformContext & SignInContext,
): Promise<DirectLogin> {
  const { config, signIn, requestId } = context
  const redirectUri = config.publicUrl + callbackPath
  const oauth = newOauthData(redirectUri)
  const options = { prompt: 'none', mode: 'query', oauth, sessionToken } as const
  const url = await authorizationUrl(options, context)
  const followed = await signIn.follow(url, redirectUri)
  if (followed.kind === 'stopped') return withoutServer(followed, { url, oauth }, context)
  const checked = checkReturn(followed.returned, oauth)
  if (!checked.ok) return refused('SIGN_IN_FAILED', checked.error)
  const tokens = await signIn.tokens.memberTokens(checked.code, oauth, requestId)
  return { kind: 'tokens', tokens }
}

const refused = (code: ProblemCode, message: string): DirectLogin => ({
  kind: 'refused',
  problem: problem(code, { message }),
})

type Stopped = Extract<Followed, { kind: 'stopped' }>

/** Hands the same request to the browser, unless its URI is not listed: then no browser comes back either. */
function withoutServer(
  { why, host }: Stopped,
  waiting: { url: string; oauth: OauthData },
  { log, config: { publicUrl } }: RequestContext,
): DirectLogin {
  const lists = clientListsFor(publicUrl)
  if (why === 'URI_NOT_LISTED') {
    log.error(
      { host, ...lists },
      `sign-in: the client does not allow the redirect URI ${publicUrl}${callbackPath}. Add it exactly so: ${clientListsPlace}`,
    )
    return refused('NOT_AVAILABLE_ON_THIS_SITE', messages.signInNotSetUp)
  }
  log.warn({ why, host }, 'sign-in: the browser has to complete it')
  return { kind: 'redirect', ...waiting }
}
