// Exchanges a session token for member tokens, without the browser where possible. docs/contract/auth.md §4-§5.

import { messages } from '../../__generated__/messages/members.ts'
import { checkReturn, directLoginTimeoutMs } from '../../auth/authorization-return.ts'
import { newOauthData, type OauthData } from '../../auth/pkce.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import type { Tokens } from '../../session/tokens.ts'

/** Path of the redirect URI; the site must allow it. */
export const callbackPath = '/callback'

type Prompt = 'login' | 'none' | 'consent' | 'select_account'
type Mode = 'query' | 'fragment' | 'web_message'
type AuthorizationOptions = { oauth: OauthData; prompt: Prompt; mode: Mode; sessionToken?: string }

/** Requests the URL of an authorization that leads to a code. */
export async function authorizationUrl(
  { oauth, prompt, mode, sessionToken }: AuthorizationOptions,
  { own, config }: RequestContext & PlatformContext,
): Promise<string> {
  const { redirectSession } = await own.redirects.createRedirectSession({
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

export type Frame = { url: string; origin: string; state: string; timeoutMs: number }
export type DirectLogin =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'frame'; frame: Frame; oauth: OauthData }
  | { kind: 'refused'; error: string }

/**
 * Follows the authorization redirects server-side. If the platform requires a browser, a hidden frame of the page
 * follows them, and the code comes back through `completeSignIn`.
 */
export async function directLogin(
  sessionToken: string,
  context: RequestContext & PlatformContext & SignInContext,
): Promise<DirectLogin> {
  const { config, signIn, requestId } = context
  const oauth = newOauthData(config.publicUrl + callbackPath)
  const options = { prompt: 'none', sessionToken } as const
  const url = await authorizationUrl({ ...options, oauth, mode: 'query' }, context)
  const returned = await signIn.follow(url, config.publicUrl + callbackPath).catch(() => null)
  if (!returned) return frameOf(sessionToken, context)
  const checked = checkReturn(returned, oauth)
  if (!checked.ok) return { kind: 'refused', error: checked.error }
  const tokens = await signIn.tokens.memberTokens(checked.code, oauth, requestId)
  return { kind: 'tokens', tokens }
}

async function frameOf(
  sessionToken: string,
  context: RequestContext & PlatformContext,
): Promise<DirectLogin> {
  const oauth = newOauthData()
  const options = { prompt: 'none', mode: 'web_message', oauth, sessionToken } as const
  const url = await authorizationUrl(options, context)
  const { origin } = new URL(url)
  // Only that origin may be framed, so a frame of another one would never load.
  if (origin !== context.config.pagesOrigin) {
    context.log.warn(
      { origin },
      'sign-in: PLATFORM_PAGES_URL is not the origin of the sign-in page',
    )
    return { kind: 'refused', error: messages.pleaseUseSignInPageInstead }
  }
  const frame = { url, origin, state: oauth.state, timeoutMs: directLoginTimeoutMs }
  return { kind: 'frame', frame, oauth }
}
