// From a session token to member tokens, without the browser where that is possible.
// contract/auth.md §4-§5.
import type { Context } from '../../graphql/context.ts'
import type { Tokens } from '../../session/tokens.ts'
import { checkReturn, directLoginTimeoutMs } from '../../sign-in/authorization-return.ts'
import { newOauthData, type OauthData } from '../../sign-in/pkce.ts'

/** Path the platform sends a browser back to. Must be among the addresses the site allows. */
export const callbackPath = '/callback'

type Prompt = 'login' | 'none' | 'consent' | 'select_account'
type Mode = 'query' | 'fragment' | 'web_message'
type Asked = { oauth: OauthData; prompt: Prompt; mode: Mode; sessionToken?: string }

/** Asks the platform for an address that leads to a code. */
export async function authorizationUrl(
  { oauth, prompt, mode, sessionToken }: Asked,
  { own, config }: Context,
): Promise<string> {
  const { redirectSession } = await own.redirects.createRedirectSession({
    auth: {
      prompt,
      authRequest: {
        clientId: config.platform.clientId,
        responseType: 'code',
        scope: 'offline_access',
        responseMode: mode,
        codeChallenge: oauth.codeChallenge,
        codeChallengeMethod: 'S256',
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
 * The gateway goes the way itself; where the platform insists on a browser, a hidden frame of the
 * shop's page goes it, and the code comes back through `completeSignIn`.
 */
export async function directLogin(sessionToken: string, context: Context): Promise<DirectLogin> {
  const { config, signIn, requestId } = context
  const oauth = newOauthData(config.publicUrl + callbackPath)
  const asked = { prompt: 'none', sessionToken } as const
  const url = await authorizationUrl({ ...asked, oauth, mode: 'query' }, context)
  const returned = await signIn.follow(url, config.publicUrl + callbackPath).catch(() => null)
  if (!returned) return frameOf(sessionToken, context)
  const checked = checkReturn(returned, oauth)
  if (!checked.ok) return { kind: 'refused', error: checked.error }
  const tokens = await signIn.tokens.memberTokens(checked.code, oauth, requestId)
  return { kind: 'tokens', tokens }
}

async function frameOf(sessionToken: string, context: Context): Promise<DirectLogin> {
  const oauth = newOauthData()
  const asked = { prompt: 'none', mode: 'web_message', oauth, sessionToken } as const
  const url = await authorizationUrl(asked, context)
  const { origin } = new URL(url)
  // Pages may frame that origin alone: a hidden frame would wait in vain.
  if (origin !== context.config.pagesOrigin) {
    context.log.warn(
      { origin },
      'sign-in: PLATFORM_PAGES_URL is not the origin of the sign-in page',
    )
    return { kind: 'refused', error: 'Please use the sign-in page instead.' }
  }
  const frame = { url, origin, state: oauth.state, timeoutMs: directLoginTimeoutMs }
  return { kind: 'frame', frame, oauth }
}
