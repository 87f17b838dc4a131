// Redeems what the platform's sign-in brought back: for the callback route and for scripts.
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { PendingRedirect } from '../../session/kept.ts'
import {
  checkReturn,
  directLoginTimeoutMs,
  type Returned,
  returnErrors,
} from '../../sign-in/authorization-return.ts'
import { localPathOr } from '../common/callbacks.ts'
import { becomeMember } from './become.ts'

/** A way back is taken once, within ten minutes. SECURITY row 31. */
const returnMs = 600_000

export type Completed = { returnTo: string | null; problems: Problem[] }

const no = (message: string): Completed => ({
  returnTo: null,
  problems: [problem('SIGN_IN_FAILED', { message })],
})

/** Nobody was sent away from here. */
const notAskedFor = ({ code, state }: Returned): Completed =>
  no(code && state ? returnErrors.invalid : returnErrors.missing)

export async function completeSignIn(returned: Returned, context: Context): Promise<Completed> {
  const waiting = (await context.session.find())?.kept?.redirect
  if (!waiting) return notAskedFor(returned)
  const checked = checkReturn(returned, waiting.oauth)
  if (!checked.ok) return no(checked.description ?? checked.error)
  if (!(await take(waiting, context))) return no(returnErrors.invalid)
  if (isLate(waiting)) return no(returnErrors.timedOut)
  try {
    const { signIn, requestId } = context
    const tokens = await signIn.tokens.memberTokens(checked.code, waiting.oauth, requestId)
    const { endsOthers, hasPassword } = waiting
    await becomeMember(tokens, context, { endsOthers, hasPassword })
    return { returnTo: localPathOr(waiting.returnTo, '/account'), problems: [] }
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error
    if (error.facts.call === 'token') return no(tokenFailureText(error))
    return { returnTo: null, problems: withRequestId(problemsOfFailure(error), context.requestId) }
  }
}

/** Taken before it is redeemed: the same answer never signs in twice, nor two at once. */
async function take(waiting: PendingRedirect, { session }: Context): Promise<boolean> {
  let isTaken = false
  await session.keep(({ redirect, ...kept }) => {
    isTaken = redirect?.oauth.state === waiting.oauth.state
    return kept
  })
  return isTaken
}

/** A frame has two minutes, a page that somebody reads has ten. */
const isLate = ({ startedAt, oauth }: PendingRedirect) =>
  Date.now() - startedAt > (oauth.redirectUri ? returnMs : directLoginTimeoutMs)

/** The official client's words, with the status text. spec §8. */
export function tokenFailureText({ facts, message }: PlatformFailure): string {
  const id = facts.requestId ? ` request id: ${facts.requestId}.` : ''
  return `Failed to fetch tokens from OAuth API: ${message}.${id}`
}
