// Finishes an authorization request: with a code, or with an error. docs/contract/auth.md §4.
import type { ResponseMode } from '@vitrine/platform'
import { z } from 'zod'
import type { Shop } from '../context.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import type { StoredRedirect } from '../rows/session-rows.ts'
import { newAuthorizationCode } from './codes.ts'
import { memberOfSession } from './sessions.ts'

const authRequest = z.object({
  clientId: z.string(),
  redirectUri: z.string().nullish(),
  state: z.string(),
  responseMode: z.enum(['fragment', 'query', 'web_message']),
  codeChallenge: z.string(),
  sessionToken: z.string().nullish(),
})

const authTarget = z.object({
  authRequest,
  prompt: z.enum(['login', 'none', 'consent', 'select_account']).nullish(),
})
export type AuthTarget = z.output<typeof authTarget>

export const authTargetOf = ({ target }: StoredRedirect): AuthTarget => authTarget.parse(target)

/** `{code, state}` or `{error, error_description, state}`. */
export type AuthAnswer = Record<string, string>

export function codeAnswer(session: StoredRedirect, member: StoredMember, shop: Shop): AuthAnswer {
  const { clientId, redirectUri, codeChallenge, state } = authTargetOf(session).authRequest
  const visitor = session.owner.startsWith('visitor:') ? session.owner : undefined
  const input = { clientId, redirectUri: redirectUri ?? undefined, codeChallenge, visitor }
  return { code: newAuthorizationCode(member, input, shop), state }
}

const errors = {
  login_required: 'Nobody is signed in',
  access_denied: 'The sign-in was left',
} as const

export const errorAnswer = (session: StoredRedirect, error: keyof typeof errors): AuthAnswer => ({
  error,
  error_description: errors[error],
  state: authTargetOf(session).authRequest.state,
})

/** Returns the client's redirect URI with the response, in the requested response mode. */
export function answerAddress(
  redirectUri: string,
  mode: Exclude<ResponseMode, 'web_message'>,
  answer: AuthAnswer,
): string {
  const url = new URL(redirectUri)
  if (mode === 'fragment') url.hash = new URLSearchParams(answer).toString()
  else for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return url.toString()
}

/**
 * Returns the URL at which a sign-in that was finished elsewhere continues. docs/contract/auth.md §6
 * "callback".
 */
export function authorizationEnd(
  ownState: string,
  sessionToken: string,
  shop: Shop,
): string | undefined {
  const member = memberOfSession(sessionToken, shop.state)
  const session = shop.state.redirects
    .all()
    .findLast((one) => one.intent === 'auth' && authTargetOf(one).authRequest.state === ownState)
  if (!member || !session) return
  const { redirectUri, responseMode } = authTargetOf(session).authRequest
  if (!redirectUri || responseMode === 'web_message') return
  return answerAddress(redirectUri, responseMode, codeAnswer(session, member, shop))
}
