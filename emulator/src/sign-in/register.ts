// Registers a new member. docs/contract/auth.md §6.
import {
  type IdentityPendingReason,
  type IdentityProfileBody,
  platformCodes,
  type WireAuthentication,
} from '@vitrine/platform'
import type { Shop } from '../context.ts'
import { memberByEmail } from '../members/find-member.ts'
import { createMember } from '../members/new-member.ts'
import { refused } from '../refuse.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'
import { pendingAnswer, success } from './answers.ts'
import { checkPassword } from './check-password.ts'

type Registration = {
  email: string
  password: string | null | undefined
  profile?: IdentityProfileBody | null
}

export function register(
  { email, password, profile }: Registration,
  shop: Shop,
): WireAuthentication {
  const { state } = shop
  checkPassword('password', password)
  const known = memberByEmail(email, state)
  if (known && !known.deletedDate) {
    throw refused(409, platformCodes.emailAlreadyExists, 'This email already has an account')
  }
  const reasons = reasonsFor(email, state)
  const member = createMember({ email, password, profile, reasons }, state)
  return reasons.length > 0 ? pendingAnswer(member, shop) : success(member, shop)
}

function reasonsFor(email: string, state: State): IdentityPendingReason[] {
  const { approvalRequired, verificationRequired } = siteSettingsOf(state)
  const verifies = verificationRequired || isContact(email, state)
  return [
    ...(verifies ? (['PENDING_EMAIL_VERIFICATION_REQUIRED'] as const) : []),
    ...(approvalRequired ? (['PENDING_ADMIN_APPROVAL_REQUIRED'] as const) : []),
  ]
}

/**
 * Whether a visitor ordered with this email address: the contact is not merged before the address is
 * verified. docs/contract/auth.md §6.
 */
const isContact = (email: string, state: State): boolean =>
  state.orders.all().some(({ order }) => {
    const buyer = order.buyerInfo as { email?: string | null } | undefined
    return buyer?.email?.toLowerCase() === email.toLowerCase()
  })
