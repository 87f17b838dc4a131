import { z } from 'zod'
import { maxBuyerNote } from '../limits.ts'
import { answer, body, guid, text, timestamp, word } from '../shapes.ts'
import { channelTypes, weightUnits } from '../vocab/commerce.ts'
import { contactBody, wireContact } from './address.ts'
import { wireBuyerInfo } from './cart.ts'
import { wireCartLine } from './cart-line.ts'
import { wireAppliedDiscount } from './discount.ts'
import {
  wireAdditionalFee,
  wireCalculationErrors,
  wireCartViolation,
  wireGiftCard,
  wireMembershipOptions,
  wireSelectedMembership,
} from './estimate.ts'
import { wirePriceSummary, wireTaxSummary } from './money.ts'
import { selectedShippingOptionBody, wireShippingInfo } from './shipping.ts'

/** Checkout v1. docs/contract/checkout-order.md §2. */
export const wireCheckout = answer(() => ({
  id: z.string(),
  cartId: z.string().nullish(),
  purchaseFlowId: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  lineItems: z.array(wireCartLine).default([]),
  billingInfo: wireContact.nullish(),
  shippingInfo: wireShippingInfo.extend({ shippingDestination: wireContact.nullish() }).nullish(),
  buyerNote: z.string().nullish(),
  buyerInfo: wireBuyerInfo.nullish(),
  currency: z.string().nullish(),
  conversionCurrency: z.string().nullish(),
  paymentCurrency: z.string().nullish(),
  priceSummary: wirePriceSummary.nullish(),
  payNow: wirePriceSummary.nullish(),
  payLater: wirePriceSummary.nullish(),
  payAfterFreeTrial: wirePriceSummary.nullish(),
  createdBy: answer(() => ({
    userId: z.string().nullish(),
    memberId: z.string().nullish(),
    visitorId: z.string().nullish(),
    appId: z.string().nullish(),
  })).nullish(),
  taxSummary: wireTaxSummary.nullish(),
  appliedDiscounts: z.array(wireAppliedDiscount).nullish(),
  calculationErrors: wireCalculationErrors.nullish(),
  violations: z.array(wireCartViolation).nullish(),
  membershipOptions: wireMembershipOptions
    .extend({
      selectedMemberships: answer(() => ({
        memberships: z.array(wireSelectedMembership).nullish(),
      })).nullish(),
    })
    .nullish(),
  additionalFees: z.array(wireAdditionalFee).nullish(),
  customFields: z
    .array(
      answer(() => ({
        title: z.string().nullish(),
        translatedTitle: z.string().nullish(),
        value: z.unknown().optional(),
      })),
    )
    .nullish(),
  weightUnit: word(weightUnits),
  channelType: word(channelTypes),
  siteLanguage: z.string().nullish(),
  buyerLanguage: z.string().nullish(),
  completed: z.boolean().nullish(),
  taxIncludedInPrice: z.boolean().nullish(),
  giftCard: wireGiftCard.nullish(),
  businessLocationId: z.string().nullish(),
  taxExemptGroupId: z.string().nullish(),
  extendedFields: z.record(z.string(), z.unknown()).nullish(),
  customContentReference: answer(() => ({
    appId: z.string().nullish(),
    componentId: z.string().nullish(),
  })).nullish(),
  externalReference: answer(() => ({
    appId: z.string().nullish(),
    resourceId: z.string().nullish(),
  })).nullish(),
}))
export type WireCheckout = z.output<typeof wireCheckout>

/**
 * The members of a checkout that a caller may write: those that are present change, the others stay.
 * docs/contract/checkout-order.md §2.
 */
export const checkoutBody = body(() => ({
  id: guid.nullish(),
  buyerInfo: body(() => ({
    email: z.email({ error: 'must be an email address' }).nullish(),
  })).nullish(),
  buyerNote: text(maxBuyerNote).nullish(),
  billingInfo: contactBody.nullish(),
  shippingInfo: body(() => ({
    shippingDestination: contactBody.nullish(),
    selectedCarrierServiceOption: selectedShippingOptionBody.nullish(),
  })).nullish(),
}))
export type CheckoutBody = z.output<typeof checkoutBody>
