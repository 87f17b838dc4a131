// Implements the verification of an email address. docs/contract/auth.md §8.
import type { AllCalls, Handlers } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { memberWith } from '../members/find-member.ts'
import { forbidden, notFound } from '../refuse.ts'
import { newCode } from '../sign-in/one-time-code.ts'
import { mailCode } from '../sign-in/send-verification.ts'
import { resendCode, verifyEmail } from '../sign-in/verification.ts'
import { verificationFailed } from '../sign-in/verification-failure.ts'

export const verification: Handlers<AllCalls['verification'], CallContext> = {
  /** Returns a verification id that the next call does not accept. docs/contract/auth.md §8. */
  start: ({ identityId }, context) => {
    const { state, caller } = context
    const member = memberWith(identityId, state)
    if (!member) throw notFound('Identity')
    // An unknown caller who knows a member's id cannot trigger an email. Assumed.
    const isSelf = caller.kind === 'member' && caller.id === member.id
    if (!isSelf && !caller.elevated && member.status !== 'PENDING') {
      throw forbidden('Only the member and the site may start this')
    }
    if (!mailCode(member, newCode(), state)) throw verificationFailed('SEND_CODE_ERROR')
    return { verificationId: state.newId('verification') }
  },

  verifyDuringAuthentication: ({ code, stateToken }, context) =>
    verifyEmail(stateToken, code, context),

  resendDuringAuthentication: ({ stateToken }, context) => resendCode(stateToken, context),
}
