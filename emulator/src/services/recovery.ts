// Implements account recovery by email. docs/contract/auth.md §7.
import type { AllCalls, Handlers } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { checkRedirect, recover, sendActivation, sendRecovery } from '../sign-in/recovery.ts'

export const recovery: Handlers<AllCalls['recovery'], CallContext> = {
  sendRecoveryEmail: ({ email, redirect }, context) => {
    checkRedirect('redirect', redirect, context)
    sendRecovery(email, redirect, context)
    return {}
  },

  sendActivationEmail: ({ identityId, emailOptions }, context) => {
    const redirect = emailOptions?.redirect
    checkRedirect('emailOptions.redirect', redirect, context)
    sendActivation(identityId, redirect, context)
    return {}
  },

  recover: ({ recoveryToken, password }, context) => recover(recoveryToken, password, context),
}
