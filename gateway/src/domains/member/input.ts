// Input schemas with the bounds of docs/contract/members.md §4 and §13; those of names are assumed.

import { addressTags, emailTags, guid, phoneTags, text } from '@vitrine/platform'
import { z } from 'zod'
import { messages as commonMessages } from '../../__generated__/messages/common.ts'
import { messages } from '../../__generated__/messages/members.ts'
import { isCalendarDate } from '../../graphql/calendar-date.ts'

/** Control characters and bidirectional marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what must not pass
const unseen = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** One line of text, trimmed. */
const line = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !unseen.test(value), {
      error: () => messages.mustNotHaveInvisibleCharacters,
    })

const name = line(100)
const short = line(100).nullish()

export const addressInput = z.object({
  tag: z.enum(addressTags).nullish(),
  addressLine: line(200).nullish(),
  addressLine2: line(200).nullish(),
  city: short,
  subdivision: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, { error: () => messages.mustBeRegionCode })
    .nullish(),
  country: z.string().regex(/^[A-Z]{2}$/, { error: () => messages.mustBeCountryCodeOfTwo }),
  postalCode: line(20).nullish(),
})

// A country alone is not an address.
export const saveAddressInput = addressInput
  .extend({ id: guid.nullish() })
  .superRefine(({ addressLine, city }, context) => {
    if (addressLine || city) return
    const params = { rule: 'REQUIRED_FIELD' }
    context.addIssue({ code: 'custom', message: messages.isNeeded, path: ['addressLine'], params })
  })

const birthdate = z.string().superRefine((value, context) => {
  if (value === '' || isPastDay(value)) return
  const params = { rule: 'OTHER', ruleName: 'PAST_DAY' }
  context.addIssue({ code: 'custom', message: messages.mustBePastDay, params })
})

const isPastDay = (value: string) =>
  isCalendarDate(value) && value >= '1900-01-01' && Date.parse(value) < Date.now()

/** Digits with common separators. Assumed: the platform documents no format. */
const phone = line(50, 3).regex(/^[+(]?\d[\d\s()./-]*(?:(?:ext\.?|x|#)\s*\d+)?$/i, {
  error: () => messages.mustBePhoneNumber,
})

export const updateMeInput = z.object({
  memberId: guid.nullish(),
  nickname: name.nullish(),
  title: name.nullish(),
  firstName: name.nullish(),
  lastName: name.nullish(),
  birthdate: birthdate.nullish(),
  company: short,
  jobTitle: short,
  phones: z
    .array(z.object({ phone, tag: z.enum(phoneTags).nullish() }))
    .max(20)
    .nullish(),
  emails: z
    .array(
      z.object({
        email: z
          .string()
          .trim()
          .max(254)
          .pipe(z.email({ error: () => commonMessages.mustBeEmailAddress })),
        tag: z.enum(emailTags).nullish(),
      }),
    )
    .max(20)
    .nullish(),
  addresses: z.array(saveAddressInput).max(20).nullish(),
  customFields: z
    .array(z.object({ key: text(100, 1), value: text(1000) }))
    .max(50)
    .nullish(),
})
export type UpdateMe = z.output<typeof updateMeInput>
