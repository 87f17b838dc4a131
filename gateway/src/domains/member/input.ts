// Bounds of contract/members.md §4 and §13; those of names are assumed.
import { addressTags, emailTags, phoneTags, text } from '@vitrine/platform'
import { z } from 'zod'

const name = text(100)
const short = text(100).nullish()

const address = z.object({
  tag: z.enum(addressTags).default('UNTAGGED'),
  addressLine: text(200).nullish(),
  addressLine2: text(200).nullish(),
  city: short,
  subdivision: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, { error: 'must be a region code such as US-NY' })
    .nullish(),
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'must be a country code of two letters' }),
  postalCode: text(20).nullish(),
})

const birthdate = z
  .string()
  .refine((value) => value === '' || isPastDay(value), { error: 'must be a past day, YYYY-MM-DD' })

function isPastDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(time)
  // 2026-02-31 parses in no engine we run on, but 2026-02-30 rolled over in older ones.
  return isDay && new Date(time).toISOString().startsWith(value) && time < Date.now()
}

export const updateMeInput = z.object({
  nickname: name.nullish(),
  title: name.nullish(),
  firstName: name.nullish(),
  lastName: name.nullish(),
  birthdate: birthdate.nullish(),
  company: short,
  jobTitle: short,
  phones: z
    .array(z.object({ phone: text(50, 3), tag: z.enum(phoneTags).default('UNTAGGED') }))
    .max(20)
    .nullish(),
  emails: z
    .array(
      z.object({
        email: z.email({ error: 'must be an e-mail address' }).max(254),
        tag: z.enum(emailTags).default('UNTAGGED'),
      }),
    )
    .max(20)
    .nullish(),
  addresses: z.array(address).max(20).nullish(),
  customFields: z
    .array(z.object({ key: text(100, 1), value: text(1000) }))
    .max(50)
    .nullish(),
})
export type UpdateMe = z.output<typeof updateMeInput>
