// A prepared checkout behind a link. Source: docs/contract/checkout-order.md §3.
import { z } from 'zod'
import { answer, word } from '../shapes.ts'
import { checkoutTemplateStatuses } from '../vocab/states.ts'
import { checkoutEntity } from './entities.ts'

export const wireCheckoutTemplate = answer(() => ({
  id: z.string(),
  status: word(checkoutTemplateStatuses),
  customization: answer(() => ({
    webClient: z.record(z.string(), z.unknown()).nullish(),
    lockedGiftCard: z.boolean().nullish(),
    lockedCoupon: z.boolean().nullish(),
    disabledManualPayment: z.boolean().nullish(),
  })).nullish(),
  lineItems: z
    .array(
      answer(() => ({
        quantity: z.number().nullish(),
        catalogReference: answer(() => ({
          catalogItemId: z.string().nullish(),
          appId: z.string().nullish(),
          options: z.record(z.string(), z.unknown()).nullish(),
        })).nullish(),
      })),
    )
    .default([]),
  customLineItems: z
    .array(
      answer(() => ({
        id: z.string().nullish(),
        quantity: z.number().nullish(),
        price: z.string().nullish(),
        productName: answer(() => ({ original: z.string().nullish() })).nullish(),
      })),
    )
    .default([]),
  couponCode: z.string().nullish(),
  customContentReference: answer(() => ({
    appId: z.string().nullish(),
    componentId: z.string().nullish(),
  })).nullish(),
  externalReference: answer(() => ({
    appId: z.string().nullish(),
    resourceId: z.string().nullish(),
  })).nullish(),
}))
export type WireCheckoutTemplate = z.output<typeof wireCheckoutTemplate>

/** The link of a checkout template was opened. */
export const checkoutTemplateUsedEvent = answer(() => ({
  checkoutTemplate: wireCheckoutTemplate,
  checkout: checkoutEntity,
}))
export const checkoutCompletedEvent = answer(() => ({ checkout: checkoutEntity }))
