// One step of a sign-in: calls the platform and stores its result in the session.

import { localizedPath } from '@vitrine/languages'
import { platformCodes } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/members.ts'
import type { Problem, ProblemCode } from '../../__generated__/schema-types.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { type LoginStep, type Refuser, stepOf, stepOfRefusal } from '../../auth/sign-in-state.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { Authentication } from '../../platform/identity/authentication.ts'
import type { Identity } from '../../platform/identity/identity.ts'
import type { PendingSignIn } from '../../session/session-state.ts'
import type { SessionContext } from '../../session/sessions.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { directLogin } from './direct-login.ts'
import { establishMemberSession } from './session-transitions.ts'

export type SignInResult = {
  state: LoginStep['state'] | 'INITIAL'
  /** Where the browser completes the sign-in. */
  redirectUrl?: string
  problems: Problem[]
}

type Step = {
  email: string
  call: () => Promise<Authentication>
  refuser: Refuser
  /** Argument of a refusal, by problem code. */
  fields?: Partial<Record<ProblemCode, string>>
  /** Path of this shop to go on to, if the browser leaves it to complete the sign-in. */
  returnTo?: string | undefined
  /** Sets a new password, which revokes the member's other sessions. docs/security.md S12. */
  endsOthers?: boolean
}

export async function takeStep(
  step: Step,
  context: MemberContext & SignInContext,
): Promise<SignInResult> {
  try {
    const answer = await step.call()
    const { store } = context.signIn
    // Revokes by identity id, since no member is signed in yet; `finish` revokes by member id.
    if (step.endsOthers && answer.identity) await store.deleteOfMember(answer.identity.id)
    return await proceed(stepOf(answer), answer, step, context)
  } catch (error) {
    return refusedStep(error, step, context)
  }
}

async function proceed(
  next: LoginStep,
  answer: Authentication,
  { email, returnTo, endsOthers }: Step,
  context: MemberContext & SignInContext,
): Promise<SignInResult> {
  const { state } = next
  switch (state) {
    case 'SUCCESS':
      return finish(next.sessionToken, { identity: answer.identity, returnTo, endsOthers }, context)
    case 'EMAIL_VERIFICATION_REQUIRED':
      await wait(context, { state, email, returnTo, stateToken: next.stateToken, endsOthers })
      return { state, problems: [] }
    case 'FACTOR_REQUIRED':
      await wait(context, {
        state,
        email,
        returnTo,
        endsOthers,
        stateToken: next.stateToken,
        factors: answer.factors,
        transactionId: answer.transactionId ?? undefined,
      })
      return { state, problems: [] }
    case 'OWNER_APPROVAL_REQUIRED':
      await wait(context, { state, email })
      return { state, problems: [] }
    case 'FAILURE':
      return { state, problems: [problem('SIGN_IN_FAILED', { message: next.error })] }
    default:
      return { state, problems: [problem('MISSING_CAPTCHA_TOKEN', { field: 'captcha' })] }
  }
}

const wait = (context: SessionContext, pending: Omit<PendingSignIn, 'startedAt'>) =>
  context.session.update((state) => ({ ...state, pending: { ...pending, startedAt: Date.now() } }))

type FinishOptions = Pick<Step, 'returnTo' | 'endsOthers'> & { identity: Identity | null }

async function finish(
  sessionToken: string,
  { identity, returnTo, endsOthers }: FinishOptions,
  context: MemberContext & SignInContext,
): Promise<SignInResult> {
  const login = await directLogin(sessionToken, context)
  if (login.kind === 'tokens') {
    const known = { identity, endsOthers, hasPassword: true }
    await establishMemberSession(login.tokens, context, known)
    return { state: 'SUCCESS', problems: [] }
  }
  if (login.kind === 'refused') return { state: 'FAILURE', problems: [login.problem] }
  const { oauth, url } = login
  const { idHash } = await context.session.update((state) => ({
    ...state,
    redirect: {
      oauth,
      startedAt: Date.now(),
      returnTo: returnTo ?? localizedPath(context.language, '/account'),
      endsOthers,
      hasPassword: true,
    },
  }))
  context.response.returnLeg = idHash
  return { state: 'SUCCESS', redirectUrl: url, problems: [] }
}

const codes = {
  invalidEmail: 'INVALID_EMAIL',
  emailAlreadyExists: 'EMAIL_ALREADY_EXISTS',
  invalidPassword: 'INVALID_PASSWORD',
  resetPassword: 'RESET_PASSWORD',
  missingCaptchaToken: 'MISSING_CAPTCHA_TOKEN',
  invalidCaptchaToken: 'INVALID_CAPTCHA_TOKEN',
} as const satisfies Record<string, ProblemCode>

/** Returns the kind of captcha to show: the only configured one, or the one named by the refusal. Assumed. */
function captchaOf(
  { error }: PlatformFailure,
  { config }: RequestContext,
): 'VISIBLE' | 'INVISIBLE' {
  const { visibleKey, invisibleKey } = config.captcha
  const kind = (error?.data as { captcha?: unknown } | undefined)?.captcha
  if (visibleKey && invisibleKey) return kind === 'INVISIBLE' ? 'INVISIBLE' : 'VISIBLE'
  return invisibleKey ? 'INVISIBLE' : 'VISIBLE'
}

/** Statuses that forbid a sign-in, revealed only after a correct password. A deleted account has none. */
const forbidden: Partial<Record<string, ProblemCode>> = {
  IDENTITY_BLOCKED: 'ACCOUNT_BLOCKED',
  IDENTITY_OFFLINE: 'ACCOUNT_OFFLINE',
}

/**
 * Returns why a verification code was refused: the platform has one code with several reasons. docs/contract/auth.md §8.
 */
function codeProblemOf({ error }: PlatformFailure): Problem | undefined {
  const { verificationFailureReason: reason } = (error?.data ?? {}) as Record<string, unknown>
  if (reason === 'NOT_FOUND') return problem('NOT_FOUND', { message: messages.codeExpired })
  if (reason === 'SEND_CODE_ERROR') return problem('SEND_CODE_ERROR')
}

function refusedStep(error: unknown, step: Step, context: RequestContext): SignInResult {
  const { requestId, log } = context
  if (error instanceof PlatformFailure) {
    log.info({ call: error.facts.call, code: error.code, kind: error.kind }, 'sign-in: refused')
  }
  if (
    !(error instanceof PlatformFailure) ||
    error.kind === 'system' ||
    error.facts.status === 429 ||
    error.code === platformCodes.siteNotPublished
  ) {
    return { state: 'FAILURE', problems: withRequestId(problemsOfFailure(error), requestId) }
  }
  const next = stepOfRefusal(error, step.refuser, captchaOf(error, context))
  if (next.state !== 'FAILURE') {
    return { state: next.state, problems: [problem('MISSING_CAPTCHA_TOKEN', { field: 'captcha' })] }
  }
  const knownCode = forbidden[error.code ?? ''] ?? (next.errorCode && codes[next.errorCode])
  const specific = knownCode ? problem(knownCode) : codeProblemOf(error)
  const problems = specific ? [specific] : problemsOfFailure(error)
  const placed = problems.map((one) => ({ ...one, field: step.fields?.[one.code] ?? one.field }))
  return { state: 'FAILURE', problems: withRequestId(placed, requestId) }
}
