import { z } from 'zod'
import { maxBuyerNote } from '../limits.ts'
import { answer, body, guid, text, timestamp, word } from '../shapes.ts'
import { weightUnits } from '../vocab/commerce.ts'
import { contactBody, wireContact } from './address.ts'
import { wireCartLine } from './cart-line.ts'
import { wireAppliedDiscount } from './discount.ts'
import { wireMoney } from './money.ts'
import { selectedShippingOptionBody } from './shipping.ts'

const email = z.email({ error: 'must be an email address' })

/** Writable fields of a cart. `null` clears a field. docs/contract/cart.md §2.2. */
export const cartInfoBody = body(() => ({
  id: guid.nullish(),
  buyerNote: text(maxBuyerNote).nullish(),
  buyerInfo: body(() => ({ contactId: guid.nullish(), email: email.nullish() })).nullish(),
  contactInfo: contactBody.nullish(),
  overrideCheckoutUrl: text(1000).nullish(),
  selectedShippingOption: selectedShippingOptionBody.nullish(),
  extendedFields: z.record(z.string(), z.unknown()).nullish(),
  businessLocationId: guid.nullish(),
}))
export type CartInfoBody = z.output<typeof cartInfoBody>

/** Who a cart or checkout belongs to: exactly one of the ids. */
export const wireBuyerInfo = answer(() => ({
  visitorId: z.string().nullish(),
  memberId: z.string().nullish(),
  userId: z.string().nullish(),
  contactId: z.string().nullish(),
  email: z.string().nullish(),
}))
export type WireBuyerInfo = z.output<typeof wireBuyerInfo>

/** Cart v1. docs/contract/cart.md §3. */
export const wireCart = answer(() => ({
  id: z.string(),
  revision: z.string().nullish(),
  lineItems: z.array(wireCartLine).default([]),
  appliedDiscounts: z.array(wireAppliedDiscount).default([]),
  buyerNote: z.string().nullish(),
  buyerInfo: wireBuyerInfo.nullish(),
  contactInfo: wireContact.nullish(),
  currency: z.string().nullish(),
  conversionCurrency: z.string().nullish(),
  paymentCurrency: z.string().nullish(),
  buyerLanguage: z.string().nullish(),
  siteLanguage: z.string().nullish(),
  taxIncludedInPrices: z.boolean().nullish(),
  weightUnit: word(weightUnits),
  checkoutId: z.string().nullish(),
  purchaseFlowId: z.string().nullish(),
  overrideCheckoutUrl: z.string().nullish(),
  businessLocationId: z.string().nullish(),
  extendedFields: z.record(z.string(), z.unknown()).nullish(),
  selectedShippingOption: answer(() => ({
    carrierId: z.string().nullish(),
    code: z.string().nullish(),
  })).nullish(),
  /** Only in the platform's internal build: may be absent; the estimate has the totals. */
  subtotal: wireMoney.nullish(),
  subtotalAfterDiscounts: wireMoney.nullish(),
  discount: wireMoney.nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
}))
export type WireCart = z.output<typeof wireCart>
