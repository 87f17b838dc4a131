// Input schema of back-in-stock requests.

import { guid, text } from '@vitrine/platform'
import { z } from 'zod'
import { messages as commonMessages } from '../../__generated__/messages/common.ts'

/** An empty field counts as missing; the member's address is used then. */
const email = z
  .string()
  .trim()
  .max(254)
  .transform((value) => value || undefined)
  .superRefine((value, context) => {
    if (value === undefined || z.email().safeParse(value).success) return
    const params = { rule: 'FORMAT', type: 'EMAIL' }
    context.addIssue({ code: 'custom', message: commonMessages.mustBeEmailAddress, params })
  })

export const requestInput = z.object({
  productId: guid,
  choices: z
    .array(z.object({ option: text(50, 1), choice: text(50, 1) }))
    .max(6)
    .nullish(),
  email: email.nullish(),
})
