// Creates members. docs/contract/members.md §5 "Create", docs/contract/auth.md §6 "register".
import { randomBytes } from 'node:crypto'
import type { IdentityPendingReason, IdentityProfileBody } from '@vitrine/platform'
import type { StoredContact, StoredMember } from '../rows/member-rows.ts'
import { hashPassword } from '../rules/password.ts'
import { freeSlug, slugFrom } from '../rules/slug.ts'
import { toBase32 } from '../rules/totp.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'
import { withProfile } from './identity-profile.ts'

export type NewMember = {
  email: string
  password?: string
  profile?: IdentityProfileBody | null
  /** Reasons why the member is pending; without any it is approved at once. */
  reasons: IdentityPendingReason[]
  verified?: boolean
  /** The contact that becomes this member. */
  known?: { contactId?: string; contact: Partial<StoredContact> }
}

export function createMember(input: NewMember, state: State): StoredMember {
  const id = state.newId('member')
  const now = state.now().toISOString()
  const nickname = input.profile?.nickname ?? undefined
  const slug = freeSlug(
    slugFrom(nickname, input.email),
    (text) => state.members.by('slug', text).length > 0,
  )
  const blank: StoredMember = {
    id,
    contactId: input.known?.contactId ?? existingContactId(input.email, state) ?? id,
    role: 'MEMBER',
    loginEmail: input.email,
    loginEmailVerified: input.verified ?? false,
    status: input.reasons.length > 0 ? 'PENDING' : 'APPROVED',
    reasons: input.reasons,
    privacyStatus: siteSettingsOf(state).defaultPrivacy,
    activityStatus: 'ACTIVE',
    contact: {
      phones: [],
      emails: [{ email: input.email, tag: 'MAIN' }],
      addresses: [],
      customFields: {},
      ...input.known?.contact,
    },
    profile: { slug },
    revision: 1,
    createdDate: now,
    updatedDate: now,
  }
  state.credentials.put({
    id,
    totpSecret: toBase32(randomBytes(20)),
    ...(input.password !== undefined && { passwordHash: hashPassword(input.password) }),
  })
  return state.members.put(input.profile ? withProfile(blank, input.profile, state) : blank)
}

/** Returns the contact that a back-in-stock request of this address created. docs/contract/checkout-order.md §6. */
const existingContactId = (email: string, state: State): string | undefined =>
  state.backInStockRequests.by('email', email.toLowerCase())[0]?.contactId
