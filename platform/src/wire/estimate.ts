import { z } from 'zod'
import { wireErrorDetails } from '../errors.ts'
import { answer, body, guid, text, timestamp, word } from '../shapes.ts'
import {
  feeSources,
  paymentOptions,
  severities,
  suggestedFixes,
  taxableAddressTypes,
  weightUnits,
} from '../vocab/commerce.ts'
import { wireCart } from './cart.ts'
import { wireAppliedDiscount } from './discount.ts'
import { wireMoney, wirePriceSummary, wireTaxDetails, wireTaxSummary } from './money.ts'
import { wireShippingInfo } from './shipping.ts'

const wireMembership = answer(() => ({
  id: z.string(),
  appId: z.string().nullish(),
  name: answer(() => ({
    original: z.string().nullish(),
    translated: z.string().nullish(),
  })).nullish(),
  lineItemIds: z.array(z.string()).nullish(),
  credits: answer(() => ({
    total: z.number().nullish(),
    remaining: z.number().nullish(),
  })).nullish(),
  expirationDate: timestamp.nullish(),
  additionalData: z.record(z.string(), z.unknown()).nullish(),
}))
export type WireMembership = z.output<typeof wireMembership>

/** Memberships that could pay for lines. docs/contract/cart.md §5.5. */
export const wireMembershipOptions = answer(() => ({
  eligibleMemberships: z.array(wireMembership).nullish(),
  invalidMemberships: z
    .array(answer(() => ({ membership: wireMembership.nullish(), reason: z.string().nullish() })))
    .nullish(),
}))
export type WireMembershipOptions = z.output<typeof wireMembershipOptions>

/** A membership that pays for lines. */
export const wireSelectedMembership = answer(() => ({
  id: z.string(),
  appId: z.string().nullish(),
  lineItemIds: z.array(z.string()).nullish(),
}))
export type WireSelectedMembership = z.output<typeof wireSelectedMembership>

export const selectedMembershipsBody = body(() => ({
  memberships: z
    .array(
      body(() => ({
        id: text(200, 1),
        appId: guid,
        lineItemIds: z.array(text(100, 1)).min(1).max(300),
      })),
    )
    .max(300),
}))

/** An additional fee. docs/contract/cart.md §6. */
export const wireAdditionalFee = answer(() => ({
  code: z.string().nullish(),
  name: z.string().nullish(),
  translatedName: z.string().nullish(),
  price: wireMoney.nullish(),
  priceBeforeTax: wireMoney.nullish(),
  priceAfterTax: wireMoney.nullish(),
  taxDetails: wireTaxDetails.nullish(),
  lineItemIds: z.array(z.string()).nullish(),
  source: word(feeSources),
  providerAppId: z.string().nullish(),
  taxableAddress: answer(() => ({ addressType: word(taxableAddressTypes) })).nullish(),
}))
export type WireAdditionalFee = z.output<typeof wireAdditionalFee>

/** Violations that prevent an order of the cart. docs/contract/cart.md §6. */
export const wireCartViolation = answer(() => ({
  severity: word(severities),
  description: z.string().nullish(),
  target: answer(() => ({
    other: answer(() => ({ name: z.string().nullish() })).nullish(),
    lineItem: answer(() => ({
      name: z.string().nullish(),
      id: z.string().nullish(),
      suggestedFix: word(suggestedFixes),
    })).nullish(),
  })).nullish(),
}))
export type WireCartViolation = z.output<typeof wireCartViolation>

/** Parts that could not be calculated, inside a 200. docs/contract/cart.md §6. */
export const wireCalculationErrors = answer(() => ({
  generalShippingCalculationError: wireErrorDetails.nullish(),
  carrierErrors: answer(() => ({
    errors: z
      .array(answer(() => ({ carrierId: z.string().nullish(), error: wireErrorDetails.nullish() })))
      .nullish(),
  })).nullish(),
  selectedShippingOptionError: wireErrorDetails.nullish(),
  taxCalculationError: wireErrorDetails.nullish(),
  couponCalculationError: wireErrorDetails.nullish(),
  giftCardCalculationError: wireErrorDetails.nullish(),
  membershipError: wireErrorDetails.nullish(),
  discountsCalculationError: wireErrorDetails.nullish(),
  orderValidationErrors: z.array(wireErrorDetails.shape.applicationError).nullish(),
}))
export type WireCalculationErrors = z.output<typeof wireCalculationErrors>

const wireCalculatedLine = answer(() => ({
  lineItemId: z.string(),
  pricesBreakdown: answer(() => ({
    price: wireMoney.nullish(),
    fullPrice: wireMoney.nullish(),
    priceBeforeDiscounts: wireMoney.nullish(),
    lineItemPrice: wireMoney.nullish(),
    totalPriceBeforeTax: wireMoney.nullish(),
    totalPriceAfterTax: wireMoney.nullish(),
    totalDiscount: wireMoney.nullish(),
    taxDetails: wireTaxDetails.nullish(),
    modifiers: wireMoney.nullish().catch(undefined),
    depositAmount: wireMoney.nullish(),
  })).nullish(),
  paymentOption: word(paymentOptions),
  taxableAddress: answer(() => ({ addressType: word(taxableAddressTypes) })).nullish(),
}))
export type WireCalculatedLine = z.output<typeof wireCalculatedLine>

/** A gift card that pays part of the amount. docs/contract/cart.md §6. */
export const wireGiftCard = answer(() => ({
  obfuscatedCode: z.string().nullish(),
  amount: wireMoney.nullish(),
  appId: z.string().nullish(),
  externalId: z.string().nullish(),
  requestedAmount: wireMoney.nullish(),
}))
export type WireGiftCard = z.output<typeof wireGiftCard>

/** Response of estimate-totals. docs/contract/cart.md §6. */
export const wireEstimate = answer(() => ({
  cart: wireCart.nullish(),
  calculatedLineItems: z.array(wireCalculatedLine).nullish(),
  priceSummary: wirePriceSummary.nullish(),
  taxSummary: wireTaxSummary.nullish(),
  shippingInfo: wireShippingInfo.nullish(),
  appliedDiscounts: z.array(wireAppliedDiscount).nullish(),
  calculationErrors: wireCalculationErrors.nullish(),
  weightUnit: word(weightUnits),
  currency: z.string().nullish(),
  payNow: wirePriceSummary.nullish(),
  payLater: wirePriceSummary.nullish(),
  membershipOptions: wireMembershipOptions
    .extend({
      selectedMemberships: z.array(wireSelectedMembership).nullish(),
    })
    .nullish(),
  additionalFees: z.array(wireAdditionalFee).nullish(),
  violations: z.array(wireCartViolation).nullish(),
  giftCard: wireGiftCard.nullish(),
}))
export type WireEstimate = z.output<typeof wireEstimate>
