// One step of a sign-in: asks the platform, and puts what it answers into the session.
import type { WireAuthentication, WireIdentity } from '@vitrine/platform'
import type { Problem, ProblemCode } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { PendingSignIn } from '../../session/kept.ts'
import { type LoginStep, type Refuser, stepOf, stepOfRefusal } from '../../sign-in/login-state.ts'
import { keptIdentityOf } from '../common/kept-identity.ts'
import { becomeMember } from './become.ts'
import { directLogin, type Frame } from './direct-login.ts'

export type SignInResult = {
  state: LoginStep['state'] | 'INITIAL'
  frame?: Frame
  problems: Problem[]
}

type Step = {
  email: string
  ask: () => Promise<WireAuthentication>
  refuser: Refuser
  /** Argument a refusal is told at, by code. */
  fields?: Partial<Record<ProblemCode, string>>
  /** A new password is set by it: the member's other sessions end. SECURITY row 12. */
  endsOthers?: boolean
}

export async function takeStep(step: Step, context: Context): Promise<SignInResult> {
  try {
    const answer = await step.ask()
    const { store } = context.signIn
    // By the identity's id, because nobody is signed in yet; the member's follows in `finish`.
    if (step.endsOthers && answer.identity) await store.deleteOfMember(answer.identity.id)
    return await proceed(stepOf(answer), answer, step, context)
  } catch (error) {
    return refusedStep(error, step, context)
  }
}

async function proceed(
  next: LoginStep,
  answer: WireAuthentication,
  { email, endsOthers }: Step,
  context: Context,
): Promise<SignInResult> {
  const { state } = next
  switch (state) {
    case 'SUCCESS':
      return finish(next.sessionToken, { identity: answer.identity, endsOthers }, context)
    case 'EMAIL_VERIFICATION_REQUIRED':
      await wait(context, { state, email, stateToken: next.stateToken, endsOthers })
      return { state, problems: [] }
    case 'FACTOR_REQUIRED':
      await wait(context, {
        state,
        email,
        endsOthers,
        stateToken: next.stateToken,
        factors: factorsOf(answer),
        transactionId:
          answer.mfaChallengeData?.verificationChallengeData?.pushData?.transactionId ?? undefined,
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

const wait = (context: Context, pending: Omit<PendingSignIn, 'startedAt'>) =>
  context.session.keep((kept) => ({ ...kept, pending: { ...pending, startedAt: Date.now() } }))

function factorsOf({ mfaChallengeData, requireMfaData }: WireAuthentication) {
  const first = mfaChallengeData?.factorType
  const available = mfaChallengeData?.availableFactors ?? requireMfaData?.availableFactors ?? []
  const named = [first, ...available.map((one) => one.factorType)]
  return [...new Set(named.filter((one) => one !== null && one !== undefined))]
}

type Told = { identity: WireIdentity | null | undefined; endsOthers: boolean | undefined }

async function finish(
  sessionToken: string,
  { identity, endsOthers }: Told,
  context: Context,
): Promise<SignInResult> {
  const login = await directLogin(sessionToken, context)
  if (login.kind === 'tokens') {
    const known = { identity: keptIdentityOf(identity), endsOthers, hasPassword: true }
    await becomeMember(login.tokens, context, known)
    return { state: 'SUCCESS', problems: [] }
  }
  if (login.kind === 'refused') {
    return { state: 'FAILURE', problems: [problem('SIGN_IN_FAILED', { message: login.error })] }
  }
  const { oauth, frame } = login
  await context.session.keep((kept) => ({
    ...kept,
    redirect: {
      oauth,
      startedAt: Date.now(),
      returnTo: '/account',
      endsOthers,
      hasPassword: true,
    },
  }))
  return { state: 'SUCCESS', frame, problems: [] }
}

const codes = {
  invalidEmail: 'INVALID_EMAIL',
  emailAlreadyExists: 'EMAIL_ALREADY_EXISTS',
  invalidPassword: 'INVALID_PASSWORD',
  resetPassword: 'RESET_PASSWORD',
  missingCaptchaToken: 'MISSING_CAPTCHA_TOKEN',
  invalidCaptchaToken: 'INVALID_CAPTCHA_TOKEN',
} as const satisfies Record<string, ProblemCode>

/** A site with one key has that kind; with two, the refusal says which. Assumed. */
function captchaOf({ error }: PlatformFailure, { config }: Context): 'VISIBLE' | 'INVISIBLE' {
  const { visibleKey, invisibleKey } = config.captcha
  const told = (error?.data as { captcha?: unknown } | undefined)?.captcha
  if (visibleKey && invisibleKey) return told === 'INVISIBLE' ? 'INVISIBLE' : 'VISIBLE'
  return invisibleKey ? 'INVISIBLE' : 'VISIBLE'
}

/** A status that lets nobody in, told only to who knows the password. A deleted account is none. */
const forbidden: Partial<Record<string, ProblemCode>> = {
  IDENTITY_BLOCKED: 'ACCOUNT_BLOCKED',
  IDENTITY_OFFLINE: 'ACCOUNT_OFFLINE',
}

/** Why a code was refused: one code of the platform, its reasons beside it. contract/auth.md §8. */
function codeProblemOf({ error }: PlatformFailure): Problem | undefined {
  const { verificationFailureReason: reason } = (error?.data ?? {}) as Record<string, unknown>
  if (reason === 'NOT_FOUND') return problem('NOT_FOUND', { message: codeIsOver })
  if (reason === 'SEND_CODE_ERROR') return problem('SEND_CODE_ERROR')
}

const codeIsOver =
  'This code no longer works: it has run out, or was tried too often. Send another one, or start over.'

function refusedStep(error: unknown, step: Step, context: Context): SignInResult {
  const { requestId, log } = context
  if (error instanceof PlatformFailure) {
    log.info({ call: error.facts.call, code: error.code, kind: error.kind }, 'sign-in refused')
  }
  if (
    !(error instanceof PlatformFailure) ||
    error.kind === 'system' ||
    error.facts.status === 429
  ) {
    return { state: 'FAILURE', problems: withRequestId(problemsOfFailure(error), requestId) }
  }
  const next = stepOfRefusal(error, step.refuser, captchaOf(error, context))
  if (next.state !== 'FAILURE') {
    return { state: next.state, problems: [problem('MISSING_CAPTCHA_TOKEN', { field: 'captcha' })] }
  }
  const known = forbidden[error.code ?? ''] ?? (next.errorCode && codes[next.errorCode])
  const told = known ? problem(known) : codeProblemOf(error)
  const problems = told ? [told] : problemsOfFailure(error)
  const placed = problems.map((one) => ({ ...one, field: step.fields?.[one.code] ?? one.field }))
  return { state: 'FAILURE', problems: withRequestId(placed, requestId) }
}
