// What is asked for, checked before anything is called.
import { guid, text } from '@vitrine/platform'
import { z } from 'zod'

/** An empty field is none: a member's own address is taken then. */
const email = z
  .string()
  .trim()
  .max(254)
  .transform((value) => value || undefined)
  .superRefine((value, context) => {
    if (value === undefined || z.email().safeParse(value).success) return
    const params = { rule: 'FORMAT', type: 'EMAIL' }
    context.addIssue({ code: 'custom', message: 'must be an e-mail address', params })
  })

export const requestInput = z.object({
  productId: guid,
  choices: z
    .array(z.object({ option: text(50, 1), choice: text(50, 1) }))
    .max(6)
    .nullish(),
  email: email.nullish(),
})
