// Profile of an identity. docs/contract/auth.md §6 "identityProfile".
import { z } from 'zod'
import { answer, body, text, word } from '../shapes.ts'
import { addressTags, emailTags, identityPrivacies, phoneTags } from '../vocab/members.ts'
import { customValueBody, wireCustomValue } from './custom-value.ts'

/** A date without a time. */
export const localDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date like 1990-12-31' })

const address = {
  country: z.string().nullish(),
  subdivision: z.string().nullish(),
  city: z.string().nullish(),
  postalCode: z.string().nullish(),
  addressLine: z.string().nullish(),
  addressLine2: z.string().nullish(),
}

/** Fields with the same shape in requests and responses. */
const plain = {
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  nickname: z.string().nullish(),
  picture: z.string().nullish(),
  /** Deprecated: `secondaryEmails`. */
  emails: z.array(z.string()).nullish(),
  /** Deprecated: `phonesV2`. */
  phones: z.array(z.string()).nullish(),
  language: z.string().nullish(),
  vatId: z.string().nullish(),
}

const phone = { countryCode: z.string().nullish(), phone: z.string().nullish() }

export const identityProfileBody = body(() => ({
  ...plain,
  labels: z.array(z.string()).max(2000).nullish(),
  company: text(1000).nullish(),
  position: text(1000).nullish(),
  slug: text(255).nullish(),
  birthdate: localDate.nullish(),
  privacyStatus: z.enum(identityPrivacies).nullish(),
  customFields: z
    .array(body(() => ({ name: z.string().nullish(), value: customValueBody.nullish() })))
    .nullish(),
  secondaryEmails: z
    .array(
      body(() => ({
        email: z.email({ error: 'must be an email address' }).max(254),
        tag: z.enum(emailTags).nullish(),
      })),
    )
    .nullish(),
  phonesV2: z.array(body(() => ({ ...phone, tag: z.enum(phoneTags).nullish() }))).nullish(),
  addresses: z
    .array(
      body(() => ({ address: body(() => address).nullish(), tag: z.enum(addressTags).nullish() })),
    )
    .nullish(),
}))
export type IdentityProfileBody = z.output<typeof identityProfileBody>

export const wireIdentityProfile = answer(() => ({
  ...plain,
  labels: z.array(z.string()).nullish(),
  company: z.string().nullish(),
  position: z.string().nullish(),
  slug: z.string().nullish(),
  birthdate: z.string().nullish(),
  privacyStatus: word(identityPrivacies),
  customFields: z
    .array(answer(() => ({ name: z.string().nullish(), value: wireCustomValue.nullish() })))
    .nullish(),
  secondaryEmails: z
    .array(answer(() => ({ email: z.string().nullish(), tag: word(emailTags) })))
    .nullish(),
  phonesV2: z.array(answer(() => ({ ...phone, tag: word(phoneTags) }))).nullish(),
  addresses: z
    .array(answer(() => ({ address: answer(() => address).nullish(), tag: word(addressTags) })))
    .nullish(),
}))
export type WireIdentityProfile = z.output<typeof wireIdentityProfile>
