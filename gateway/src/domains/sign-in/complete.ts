// Redeems the result of the platform's sign-in page, for the callback route and for scripts.
import { localizedPath } from '@vitrine/languages'
import type { Problem } from '../../__generated__/schema-types.ts'
import {
  checkReturn,
  directLoginTimeoutMs,
  type Returned,
  returnErrors,
} from '../../auth/authorization-return.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'
import type { PendingRedirect } from '../../session/session-state.ts'
import type { SessionContext } from '../../session/sessions.ts'
import { localPathOr } from '../common/callbacks.ts'
import { establishMemberSession } from './session-transitions.ts'

/** A redirect is redeemed once, within ten minutes. docs/security.md S31. */
const returnMs = 600_000

export type Completed = { returnTo: string | null; problems: Problem[] }

const failed = (message: string): Completed => ({
  returnTo: null,
  problems: [problem('SIGN_IN_FAILED', { message })],
})

/** No sign-in was started by this session. */
const notStarted = ({ code, state }: Returned): Completed =>
  failed(code && state ? returnErrors.invalid : returnErrors.missing)

export async function completeSignIn(
  returned: Returned,
  context: RequestContext & SessionContext & ServiceContext & SignInContext,
): Promise<Completed> {
  const waiting = (await context.session.find())?.state?.redirect
  if (!waiting) return notStarted(returned)
  const checked = checkReturn(returned, waiting.oauth)
  if (!checked.ok) return failed(checked.description ?? checked.error)
  if (!(await take(waiting, context))) return failed(returnErrors.invalid)
  if (isLate(waiting)) return failed(returnErrors.timedOut)
  try {
    const { signIn, requestId } = context
    const tokens = await signIn.tokens.memberTokens(checked.code, waiting.oauth, requestId)
    const { endsOthers, hasPassword } = waiting
    await establishMemberSession(tokens, context, { endsOthers, hasPassword })
    return {
      returnTo: localPathOr(waiting.returnTo, localizedPath(context.language, '/account')),
      problems: [],
    }
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error
    if (error.facts.call === 'token') return failed(tokenFailureText(error))
    return { returnTo: null, problems: withRequestId(problemsOfFailure(error), context.requestId) }
  }
}

/** Claims the pending redirect before it is redeemed, so that no response signs in twice. */
async function take(waiting: PendingRedirect, { session }: SessionContext): Promise<boolean> {
  let isTaken = false
  await session.update(({ redirect, ...state }) => {
    isTaken = redirect?.oauth.state === waiting.oauth.state
    return state
  })
  return isTaken
}

/** A frame has two minutes, a page ten. */
const isLate = ({ startedAt, oauth }: PendingRedirect) =>
  Date.now() - startedAt > (oauth.redirectUri ? returnMs : directLoginTimeoutMs)

/** The wording of the official client, with the status text. spec §8. */
export function tokenFailureText({ facts, message }: PlatformFailure): string {
  const id = facts.requestId ? ` request id: ${facts.requestId}.` : ''
  return `Failed to fetch tokens from OAuth API: ${message}.${id}`
}
