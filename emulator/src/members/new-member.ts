// A member comes to be. contract/members.md §5 "Create", contract/auth.md §6 "register".
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
  /** Why the member waits; approved at once without any. */
  reasons: IdentityPendingReason[]
  verified?: boolean
  /** The contact this member was before. */
  known?: { contactId?: string; contact: Partial<StoredContact> }
}

export function createMember(wish: NewMember, state: State): StoredMember {
  const id = state.newId('member')
  const now = state.now().toISOString()
  const nickname = wish.profile?.nickname ?? undefined
  const slug = freeSlug(
    slugFrom(nickname, wish.email),
    (text) => state.members.by('slug', text).length > 0,
  )
  const blank: StoredMember = {
    id,
    contactId: wish.known?.contactId ?? askingContactId(wish.email, state) ?? id,
    role: 'MEMBER',
    loginEmail: wish.email,
    loginEmailVerified: wish.verified ?? false,
    status: wish.reasons.length > 0 ? 'PENDING' : 'APPROVED',
    reasons: wish.reasons,
    privacyStatus: siteSettingsOf(state).defaultPrivacy,
    activityStatus: 'ACTIVE',
    contact: {
      phones: [],
      emails: [{ email: wish.email, tag: 'MAIN' }],
      addresses: [],
      customFields: {},
      ...wish.known?.contact,
    },
    profile: { slug },
    revision: 1,
    createdDate: now,
    updatedDate: now,
  }
  state.credentials.put({
    id,
    totpSecret: toBase32(randomBytes(20)),
    ...(wish.password !== undefined && { passwordHash: hashPassword(wish.password) }),
  })
  return state.members.put(wish.profile ? withProfile(blank, wish.profile, state) : blank)
}

/** Whoever has asked to be told when something is back is a contact already. contract/checkout-order.md §6. */
const askingContactId = (email: string, state: State): string | undefined =>
  state.backInStockRequests.by('email', email.toLowerCase())[0]?.contactId
