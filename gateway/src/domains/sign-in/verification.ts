// Steps of a pending sign-in: email code, second factor, resending the code.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { FactorType } from '../../__generated__/schema-types.ts'
import { mayVerify, unknownState } from '../../auth/sign-in-state.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import type { FactorProof } from '../../platform/identity/sign-in.ts'
import type { PendingSignIn } from '../../session/session-state.ts'
import type { SessionContext } from '../../session/sessions.ts'
import { rateLimitProblem } from '../common/sign-in-rate-limit.ts'
import { emailCodeInput, factorInput } from './input.ts'
import { failed, payloadOf } from './payload.ts'
import { type SignInResult, takeStep } from './take-step.ts'

type Waiting = PendingSignIn & { stateToken: string }

/** Returns the pending sign-in; null in another state, for which no call is made. spec §5. */
async function waitingFor(
  accepts: (state: PendingSignIn['state']) => boolean,
  context: SessionContext,
): Promise<Waiting | null> {
  const pending = (await context.session.find())?.state?.pending
  return pending?.stateToken && accepts(pending.state) ? (pending as Waiting) : null
}

const notStarted = () => failed([problem('SIGN_IN_NOT_STARTED', { message: unknownState })])

const badCode = { VERIFICATION_FAILED: 'code', BAD_CODE: 'code', NOT_FOUND: 'code' } as const

const verifyEmailCode: MutationResolvers['verifyEmailCode'] = async (_, { input }, context) => {
  const checked = checkInput(emailCodeInput, input)
  if (!checked.ok) return failed(checked.problems)
  const pending = await waitingFor(mayVerify, context)
  if (!pending) return notStarted()
  const refused = await rateLimitProblem(context, pending.email)
  if (refused) return failed([refused])
  const { email, returnTo, stateToken, endsOthers } = pending
  const { code } = checked.value
  return payloadOf(
    await takeStep(
      {
        email,
        returnTo,
        endsOthers,
        call: () => context.own.identity.verify({ code, stateToken }),
        refuser: () => undefined,
        fields: badCode,
      },
      context,
    ),
  )
}

const resendEmailCode: MutationResolvers['resendEmailCode'] = async (_, __, context) => {
  const pending = await waitingFor(mayVerify, context)
  if (!pending) return notStarted()
  const refused = await rateLimitProblem(context, pending.email)
  if (refused) return failed([refused])
  const { email, returnTo, stateToken, endsOthers } = pending
  return payloadOf(
    await takeStep(
      {
        email,
        returnTo,
        endsOthers,
        call: () => context.own.identity.resendVerification({ stateToken }),
        refuser: () => undefined,
      },
      context,
    ),
  )
}

/** Returns null for a factor that has no proof here. */
function proofOf(
  type: FactorType,
  code: string,
  transactionId: string | undefined,
): FactorProof | null {
  switch (type) {
    case 'SMS':
    case 'CALL':
    case 'EMAIL':
    case 'TOTP':
      return { type, code }
    case 'PUSH':
      return { type, transactionId: transactionId ?? '' }
    default:
      return null
  }
}

const verifyFactor: MutationResolvers['verifyFactor'] = async (_, { input }, context) => {
  const checked = checkInput(factorInput, input)
  if (!checked.ok) return failed(checked.problems)
  const pending = await waitingFor((state) => state === 'FACTOR_REQUIRED', context)
  if (!pending) return notStarted()
  const { type, code, rememberThisDevice } = checked.value
  const proof = proofOf(type, code?.trim() ?? '', pending.transactionId)
  const isOffered = !pending.factors?.length || pending.factors.includes(type)
  if (!proof || !isOffered) return failed([problem('INVALID_ARGUMENT', { field: 'type' })])
  const refused = await rateLimitProblem(context, pending.email)
  if (refused) return failed([refused])
  const { email, returnTo, stateToken, endsOthers } = pending
  return payloadOfFactor(
    await takeStep(
      {
        email,
        returnTo,
        endsOthers,
        call: () =>
          context.own.identity.verifyFactor({
            ...proof,
            stateToken,
            remembersDevice: rememberThisDevice ?? false,
          }),
        refuser: () => undefined,
        fields: badCode,
      },
      context,
    ),
    type,
  )
}

/** A push confirmation has no code that could be wrong. */
function payloadOfFactor(result: SignInResult, type: FactorType) {
  const problems = result.problems.map((one) =>
    type === 'PUSH' && one.code === 'BAD_CODE' ? problem('NOT_CONFIRMED') : one,
  )
  return payloadOf({ ...result, problems })
}

const cancelSignIn: MutationResolvers['cancelSignIn'] = async (_, __, context) => {
  const record = await context.session.find()
  if (record?.state?.pending || record?.state?.redirect) {
    await context.session.update(({ pending: _pending, redirect: _redirect, ...state }) => state)
  }
  return payloadOf({ state: 'INITIAL', problems: [] })
}

export const verificationMutations = {
  verifyEmailCode,
  resendEmailCode,
  verifyFactor,
  cancelSignIn,
}
