import { authPrompts, guid, memberSections, text } from '@vitrine/platform'
import { z } from 'zod'
import * as messages from '../../__generated__/messages/cart.ts'
import { localPath } from '../common/callbacks.ts'

/** Excludes names that reach a prototype. */
const queryName = z
  .string()
  .regex(/^(?!__proto__$)[\w.-]{1,100}$/, { error: messages.mustBeLettersDigits })

const intents = {
  ecomCheckout: z.object({ checkoutId: guid }).nullish(),
  bookingsCheckout: z
    .object({
      serviceId: text(100, 1),
      startDate: z.string(),
      endDate: z.string().nullish(),
      timezone: text(40).nullish(),
    })
    .nullish(),
  eventsCheckout: z.object({ reservationId: guid, eventSlug: text(150) }).nullish(),
  paidPlansCheckout: z.object({ planId: guid, checkoutData: text(2048).nullish() }).nullish(),
  storesProduct: z.object({ productSlug: text(150, 1) }).nullish(),
  bookingsBook: z.object({ resourceId: guid.nullish() }).nullish(),
  memberAccount: z.object({ section: z.enum(memberSections) }).nullish(),
  login: z.boolean().nullish(),
  logout: z.boolean().nullish(),
  auth: z
    .enum(authPrompts.map((prompt) => prompt.toUpperCase()) as [string, ...string[]])
    .nullish(),
}
const intentNames = Object.keys(intents) as (keyof typeof intents)[]

export const redirectInput = z
  .object({
    ...intents,
    callbacks: z
      .object({
        postFlow: localPath.nullish(),
        thankYouPage: localPath.nullish(),
        login: localPath.nullish(),
        cartPage: localPath.nullish(),
        planList: localPath.nullish(),
        bookingsServiceList: localPath.nullish(),
      })
      .nullish(),
    preferences: z
      .object({
        useGenericPages: z.boolean().nullish(),
        maintainIdentity: z.boolean().nullish(),
        checkIfPublish: z.boolean().nullish(),
        additionalQueryParameters: z
          .array(z.object({ name: queryName, value: text(500) }))
          .max(20)
          .nullish(),
      })
      .nullish(),
  })
  .superRefine((value, context) => {
    const given = intentNames.filter((name) => value[name]).length
    if (given === 1) return
    context.addIssue({
      code: 'custom',
      message: messages.exactlyOneOf({ names: intentNames.join(', ') }),
      params: { rule: given === 0 ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT' },
    })
  })
export type RedirectValue = z.output<typeof redirectInput>
