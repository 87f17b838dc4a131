// Input schemas of members for staff: the bounds of the own profile, without tags, which belong to the identity.
// docs/contract/members.md §4, §7.

import { guid, text } from '@vitrine/platform'
import { z } from 'zod'
import { messages as commonMessages } from '../../__generated__/messages/common.ts'
import { messages } from '../../__generated__/messages/members.ts'
import { addressInput, updateMeInput } from './input.ts'

const email = z.email({ error: () => commonMessages.mustBeEmailAddress }).max(254)

const managedAddress = addressInput
  .omit({ tag: true })
  .extend({
    id: guid.nullish(),
    streetNumber: text(100).nullish(),
    streetName: text(200).nullish(),
  })
  .superRefine(({ addressLine, streetNumber, streetName }, context) => {
    if (!addressLine || !(streetNumber || streetName)) return
    context.addIssue({
      code: 'custom',
      path: ['addressLine'],
      message: messages.oneLineOrStreet,
      params: { rule: 'ONE_OF_ALIGNMENT' },
    })
  })
  .transform(({ streetNumber, streetName, ...address }) => ({
    ...address,
    ...((streetNumber || streetName) && {
      streetNumber: streetNumber ?? '',
      streetName: streetName ?? '',
    }),
  }))

export const updateMemberInput = updateMeInput.omit({ memberId: true }).extend({
  phones: z
    .array(z.object({ phone: text(50, 3) }).transform(({ phone }) => phone))
    .max(20)
    .nullish(),
  emails: z
    .array(z.object({ email }).transform(({ email }) => email))
    .max(20)
    .nullish(),
  addresses: z.array(managedAddress).max(20).nullish(),
  privacyStatus: z.enum(['PRIVATE', 'PUBLIC']).nullish(),
})

export const createMemberInput = updateMemberInput.extend({ loginEmail: email })
