// Input schemas of the cart mutations: the platform's limits under our argument names, so that a violation is
// reported at the field that was filled in, before any call.

import {
  couponCodeText,
  decimal,
  giftCardCodeText,
  guid,
  maxBuyerNote,
  maxCartLines,
  maxLinesPerCall,
  taxIdTypes,
  text,
} from '@vitrine/platform'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/cart.ts'
import { messages as commonMessages } from '../../__generated__/messages/common.ts'
import { idempotencyKeyRule } from '../common/idempotency-key.ts'
import { customLineInput } from './custom-line-input.ts'
import { cartLineInput, extendedFields, httpAddress, quantity } from './line-input.ts'

const idempotencyKey = idempotencyKeyRule.nullish()
const lineIds = z.array(guid).min(1).max(maxLinesPerCall)

/** An address as sent by a form. docs/contract/cart.md §5.6. */
export const addressInput = z.object({
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: () => messages.mustBeTwoLetterCountryCode }),
  subdivision: text(50).nullish(),
  city: text(50).nullish(),
  postalCode: text(50).nullish(),
  addressLine: text(150).nullish(),
  addressLine2: text(100).nullish(),
  streetNumber: text(50).nullish(),
  streetName: text(150).nullish(),
  geocode: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .nullish(),
})
export const emailInput = z.email({ error: () => commonMessages.mustBeEmailAddress })
export const shippingOptionInput = z.object({ carrierId: guid.nullish(), code: text(100, 1) })

export const addToCartInput = z
  .object({
    lines: z.array(cartLineInput).max(maxLinesPerCall),
    customLines: z.array(customLineInput).max(maxLinesPerCall).nullish(),
    businessLocationId: guid.nullish(),
    idempotencyKey,
  })
  .superRefine(({ lines, customLines }, context) => {
    if (lines.length > 0 || (customLines?.length ?? 0) > 0) return
    context.addIssue({
      code: 'custom',
      path: ['lines'],
      message: messages.oneLineAtLeast,
      params: { rule: 'MIN_SIZE', threshold: 1 },
    })
  })

export const setQuantitiesInput = z.object({
  lines: z
    .array(z.object({ lineId: guid, quantity }))
    .min(1)
    .max(maxLinesPerCall),
  idempotencyKey,
})
export const removeLinesInput = z.object({ lineIds, idempotencyKey })
export const applyCouponInput = z.object({
  code: z.string().trim().pipe(couponCodeText),
  idempotencyKey,
})
/** Codes are printed in groups, which are typed with spaces. */
export const applyGiftCardInput = z.object({
  giftCardCode: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(giftCardCodeText),
  idempotencyKey,
})
export const idempotencyKeyInput = z.object({ idempotencyKey })
export const updateCartInput = z.object({
  buyerNote: text(maxBuyerNote).nullish(),
  email: emailInput.nullish(),
  contactId: guid.nullish(),
  businessLocationId: guid.nullish(),
  extendedFields: extendedFields.nullish(),
  contactAddress: addressInput.nullish(),
  contactDetails: z
    .object({
      firstName: text(100).nullish(),
      lastName: text(100).nullish(),
      phone: text(50).nullish(),
      company: text(1000).nullish(),
      vatId: z
        .object({ id: text(50, 1), type: z.enum(taxIdTypes).exclude(['UNSPECIFIED']) })
        .nullish(),
    })
    .nullish(),
  overrideCheckoutUrl: httpAddress(1000).nullish(),
  lines: z.array(cartLineInput).max(maxCartLines).nullish(),
  customLines: z.array(customLineInput).max(maxCartLines).nullish(),
  selectedShippingOption: shippingOptionInput.nullish(),
  merchantDiscounts: z
    .array(
      z.object({ amount: decimal({ min: 0 }), lineIds: z.array(guid).max(maxCartLines).nullish() }),
    )
    .max(100)
    .nullish(),
  idempotencyKey,
})
export type UpdateCartValue = z.output<typeof updateCartInput>
