// Implements registration, login and the following steps. docs/contract/auth.md §6.
import {
  type AllCalls,
  type FactorType,
  type Handlers,
  type ParsedRequestOf,
  platformCodes,
} from '@vitrine/platform'
import type { CallContext, Shop } from '../context.ts'
import { currentMember, memberByEmail } from '../members/find-member.ts'
import { guestContact } from '../members/guest-contact.ts'
import { withProfile } from '../members/identity-profile.ts'
import { createMember } from '../members/new-member.ts'
import { saveMember } from '../members/save-member.ts'
import { wireIdentityOf } from '../members/wire-identity.ts'
import { forbidden, invalid, notFound, refused } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { checkCallback } from '../rules/callbacks.ts'
import { authorizationEnd } from '../sign-in/authorize.ts'
import { checkCaptcha } from '../sign-in/captcha.ts'
import { checkPassword } from '../sign-in/check-password.ts'
import { login } from '../sign-in/login.ts'
import { rawRedirect } from '../sign-in/raw-response.ts'
import { setPassword } from '../sign-in/recovery.ts'
import { register } from '../sign-in/register.ts'
import { verifySecondFactor } from '../sign-in/second-factor.ts'
import { openSession } from '../sign-in/sessions.ts'
import { revoke } from '../sign-in/tokens.ts'
import { isListedDomain } from '../state/client-lists.ts'

type Calls = AllCalls['authentication']

export const authentication: Handlers<Calls, CallContext> = {
  register: ({ loginId, password, profile, captchaTokens }, context) => {
    checkCaptcha(captchaTokens, context.state)
    return register({ email: loginId.email, password, profile }, context)
  },

  login: ({ loginId, password, captchaTokens }, context) => {
    checkCaptcha(captchaTokens, context.state)
    return login({ email: loginId?.email, password }, context)
  },

  verifyFactor: (request, context) => {
    const { stateToken, factorType: factor } = request
    return verifySecondFactor({ stateToken, factor, answer: proofOf(request) }, context)
  },

  // The session stays valid. docs/contract/auth.md §6.
  changePassword: ({ newPassword }, context) => {
    const member = currentMember(context)
    checkPassword('newPassword', newPassword)
    setPassword(member.id, newPassword, context, context.caller.refreshId)
    return {}
  },

  signOn: (request, context) => {
    const { state, site, caller } = context
    if (caller.kind === 'site') throw forbidden('Signing somebody on needs a token beside the key')
    const member = signedOn(request, context)
    return {
      sessionToken: openSession(member, 'direct', state),
      identity: wireIdentityOf(member, state, site.url),
    }
  },

  logout: ({ postLogoutRedirectUri, clientId }, context) => {
    const { state, site, caller } = context
    if (clientId && clientId !== site.clientId) throw notFound('Client')
    if (postLogoutRedirectUri) checkLogoutUri(postLogoutRedirectUri, context)
    if (caller.refreshId) revoke(state, caller.refreshId)
    return rawRedirect(postLogoutRedirectUri ?? undefined, { endsSession: true })
  },

  callback: ({ state: ownState, sessionToken }, context) => {
    const end = authorizationEnd(ownState, sessionToken, context)
    if (!end) throw notFound('Sign-in')
    return rawRedirect(end, { endsSession: false })
  },
}

/** The response of a sign-out is a redirect already: what is not listed is refused at once. */
function checkLogoutUri(address: string, shop: Shop): void {
  checkCallback('postLogoutRedirectUri', address)
  if (isListedDomain(address, shop)) return
  throw invalid('postLogoutRedirectUri', 'isn’t listed as an allowed redirect domain')
}

/** Returns the proof of a factor; each kind of factor has a field of its own for it. */
function proofOf(request: ParsedRequestOf<Calls['verifyFactor']>): string {
  const proofs: Partial<Record<FactorType, string | undefined>> = {
    SMS: request.smsData?.code,
    CALL: request.callData?.code,
    EMAIL: request.emailData?.code,
    TOTP: request.totpData?.code,
    PUSH: request.pushData?.transactionId,
  }
  const proof = proofs[request.factorType]
  if (proof !== undefined) return proof
  const field = `${request.factorType.toLowerCase()}Data`
  throw invalid(field, 'is required for this factor', { rule: 'REQUIRED_FIELD' })
}

/** Creates or updates the member that the site signs on. docs/contract/auth.md §6 "sign-on". */
function signedOn(
  { loginId, profile, verifyEmail, mergeExistingContact }: ParsedRequestOf<Calls['signOn']>,
  { state }: CallContext,
): StoredMember {
  const known = memberByEmail(loginId.email, state)
  const verified = verifyEmail ?? false
  if (!known || known.deletedDate) {
    const { email } = loginId
    const contact = (mergeExistingContact ?? true) ? guestContact(email, state) : undefined
    return createMember({ email, profile, reasons: [], verified, known: contact }, state)
  }
  if (known.status === 'BLOCKED' || known.status === 'OFFLINE') {
    throw refused(403, platformCodes.identityBlocked, 'This member may not sign in')
  }
  const member = profile ? withProfile(known, profile, state) : known
  const proven = verified || member.loginEmailVerified
  // The site itself vouches for a member that it signs on. Assumed.
  return saveMember(
    { ...member, loginEmailVerified: proven, status: 'APPROVED', reasons: [] },
    state,
  )
}
