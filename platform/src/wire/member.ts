// A member of the site. Source: spec §3 "Member", docs/contract/members.md §4, §7.
import { z } from 'zod'
import { answer, body, text, timestamp, word } from '../shapes.ts'
import { activityStatuses, memberStatuses, privacyStatuses } from '../vocab/members.ts'
import { localDate } from './identity-profile.ts'

const addressFields = {
  id: z.string().nullish(),
  addressLine2: z.string().nullish(),
  city: z.string().nullish(),
  /** ISO 3166-2. */
  subdivision: z.string().nullish(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullish(),
  postalCode: z.string().nullish(),
}

/** Either a street with its number, or one line. docs/contract/members.md §4. */
const memberAddressBody = body(() => ({
  ...addressFields,
  addressLine: text(200).nullish(),
  streetAddress: body(() => ({ number: text(100).nullish(), name: text(200).nullish() })).nullish(),
})).superRefine(({ addressLine, streetAddress }, context) => {
  if (!addressLine || !streetAddress) return
  context.addIssue({
    code: 'custom',
    message: 'either addressLine or streetAddress',
    params: { rule: 'ONE_OF_ALIGNMENT' },
  })
})

const wireMemberAddress = answer(() => ({
  ...addressFields,
  addressLine: z.string().nullish(),
  streetAddress: answer(() => ({
    number: z.string().nullish(),
    name: z.string().nullish(),
  })).nullish(),
}))
export type WireMemberAddress = z.output<typeof wireMemberAddress>

const imageFields = {
  id: z.string().nullish(),
  url: z.string().nullish(),
  height: z.number().nullish(),
  width: z.number().nullish(),
  offsetX: z.number().nullish(),
  offsetY: z.number().nullish(),
}

const email = z.email({ error: 'must be an email address' }).max(254)

/** An empty text clears a field. docs/contract/members.md §7. */
const contactBody = body(() => ({
  contactId: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  phones: z.array(z.string()).nullish(),
  emails: z.array(email).nullish(),
  addresses: z.array(memberAddressBody).nullish(),
  birthdate: localDate.or(z.literal('')).nullish(),
  company: text(100).nullish(),
  jobTitle: text(100).nullish(),
  customFields: z
    .record(
      z.string(),
      body(() => ({ name: z.string().nullish(), value: z.unknown() })),
    )
    .nullish(),
}))

const profileBody = body(() => ({
  nickname: z.string().nullish(),
  slug: z.string().nullish(),
  photo: body(() => imageFields).nullish(),
  cover: body(() => imageFields).nullish(),
  title: z.string().nullish(),
}))

/**
 * A member in requests. Read-only members of the object are accepted and ignored, because the official SDK sends
 * whatever it read (docs/contract/members.md §7).
 */
export const memberBody = body(() => ({
  id: z.string().nullish(),
  /** The SDK leaves it in beside `id`. */
  _id: z.string().nullish(),
  loginEmail: z.string().nullish(),
  loginEmailVerified: z.boolean().nullish(),
  status: z.enum(memberStatuses).nullish(),
  contactId: z.string().nullish(),
  contact: contactBody.nullish(),
  profile: profileBody.nullish(),
  privacyStatus: z.enum(privacyStatuses).nullish(),
  activityStatus: z.enum(activityStatuses).nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  lastLoginDate: timestamp.nullish(),
}))
export type MemberBody = z.output<typeof memberBody>

export const wireMember = answer(() => ({
  id: z.string(),
  loginEmail: z.string().nullish(),
  loginEmailVerified: z.boolean().nullish(),
  /** UNKNOWN: the caller may not see it. */
  status: word(memberStatuses),
  contactId: z.string().nullish(),
  contact: answer(() => ({
    contactId: z.string().nullish(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    phones: z.array(z.string()).nullish(),
    emails: z.array(z.string()).nullish(),
    addresses: z.array(wireMemberAddress).nullish(),
    birthdate: z.string().nullish(),
    company: z.string().nullish(),
    jobTitle: z.string().nullish(),
    customFields: z
      .record(
        z.string(),
        answer(() => ({ name: z.string().nullish(), value: z.unknown() })),
      )
      .nullish(),
  })).nullish(),
  profile: answer(() => ({
    nickname: z.string().nullish(),
    slug: z.string().nullish(),
    photo: answer(() => imageFields).nullish(),
    cover: answer(() => imageFields).nullish(),
    title: z.string().nullish(),
  })).nullish(),
  privacyStatus: word(privacyStatuses),
  activityStatus: word(activityStatuses),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  lastLoginDate: timestamp.nullish(),
}))
export type WireMember = z.output<typeof wireMember>
