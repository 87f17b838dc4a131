import { guid, memberSections, text } from '@vitrine/platform'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/cart.ts'
import { localPath } from '../common/callbacks.ts'

/** Excludes names that reach a prototype. */
const queryName = z
  .string()
  .regex(/^(?!__proto__$)[\w.-]{1,100}$/, { error: () => messages.mustBeLettersDigits })

/** The schema accepts exactly one of them. */
const intents = {
  checkout: z.object({ checkoutId: guid }).nullish(),
  bookingsCheckout: z
    .object({
      serviceId: text(100, 1),
      startsAt: z.string(),
      endsAt: z.string().nullish(),
      timezone: text(40).nullish(),
    })
    .nullish(),
  eventsCheckout: z.object({ reservationId: guid, eventSlug: text(150) }).nullish(),
  paidPlansCheckout: z.object({ planId: guid, checkoutData: text(2048).nullish() }).nullish(),
  product: z.object({ productSlug: text(150, 1) }).nullish(),
  bookingsBook: z.object({ resourceId: guid.nullish() }).nullish(),
  memberAccount: z.object({ section: z.enum(memberSections) }).nullish(),
  login: z.literal(true).nullish(),
  logout: z.literal(true).nullish(),
}

export const redirectInput = z.object({
  intent: z.object(intents),
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
export type RedirectValue = z.output<typeof redirectInput>
