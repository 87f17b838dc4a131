import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import {
  channelTypes,
  checkoutBillingFieldSets,
  continueShoppingDisplays,
  headerAlignments,
  logoSizes,
  weightUnits,
} from '../vocab/commerce.ts'
import { wireContact } from './address.ts'
import { wireBuyerInfo } from './cart.ts'
import { wireCartLine } from './cart-line.ts'
import { wireAppliedDiscount } from './discount.ts'
import {
  wireAdditionalFee,
  wireCalculationErrors,
  wireCartViolation,
  wireMembershipOptions,
  wireSelectedMembership,
} from './estimate.ts'
import { wireImage } from './media.ts'
import { wirePriceSummary, wireTaxSummary } from './money.ts'
import { wireShippingInfo } from './shipping.ts'

/** Checkout v1. contract/checkout-order.md §2. */
export const wireCheckout = answer({
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
  createdBy: answer({
    userId: z.string().nullish(),
    memberId: z.string().nullish(),
    visitorId: z.string().nullish(),
    appId: z.string().nullish(),
  }).nullish(),
  taxSummary: wireTaxSummary.nullish(),
  appliedDiscounts: z.array(wireAppliedDiscount).nullish(),
  calculationErrors: wireCalculationErrors.nullish(),
  violations: z.array(wireCartViolation).nullish(),
  membershipOptions: wireMembershipOptions
    .extend({
      selectedMemberships: answer({
        memberships: z.array(wireSelectedMembership).nullish(),
      }).nullish(),
    })
    .nullish(),
  additionalFees: z.array(wireAdditionalFee).nullish(),
  customFields: z
    .array(
      answer({
        title: z.string().nullish(),
        translatedTitle: z.string().nullish(),
        value: z.unknown().optional(),
      }),
    )
    .nullish(),
  weightUnit: word(weightUnits),
  channelType: word(channelTypes),
  siteLanguage: z.string().nullish(),
  buyerLanguage: z.string().nullish(),
  completed: z.boolean().nullish(),
  taxIncludedInPrice: z.boolean().nullish(),
})
export type WireCheckout = z.output<typeof wireCheckout>

const policy = answer({
  visible: z.boolean().nullish(),
  content: z.string().nullish(),
  title: z.string().nullish(),
})

/** Checkout settings, one set per site. contract/checkout-order.md §4. */
export const wireCheckoutSettings = answer({
  checkoutBrand: answer({
    header: answer({
      text: z.string().nullish(),
      textColor: z.string().nullish(),
      logo: answer({ image: wireImage.nullish(), size: word(logoSizes) }).nullish(),
      alignment: word(headerAlignments),
      displayCheckoutLabel: z.boolean().nullish(),
      dividerColor: z.string().nullish(),
      continueShopping: answer({
        hidden: z.boolean().nullish(),
        displayType: word(continueShoppingDisplays),
      }).nullish(),
      backgroundFill: answer({ color: z.string().nullish() }).nullish(),
    }).nullish(),
    global: answer({
      selectionColor: z.string().nullish(),
      placeOrderButtonColor: z.string().nullish(),
      buttonColor: z.string().nullish(),
    }).nullish(),
  }).nullish(),
  checkoutPolicies: answer({
    termsAndConditions: policy.nullish(),
    privacyPolicy: policy.nullish(),
    returnPolicy: policy.nullish(),
    digitalItemPolicy: policy.nullish(),
    contactUs: policy.nullish(),
    customPolicy: policy.nullish(),
  }).nullish(),
  checkoutFields: answer({
    policyAgreementCheckbox: answer({
      visible: z.boolean().nullish(),
      checkedByDefault: z.boolean().nullish(),
    }).nullish(),
    subscriptionCheckbox: answer({
      visible: z.boolean().nullish(),
      checkedByDefault: z.boolean().nullish(),
    }).nullish(),
    giftCardRedeemEnabled: z.boolean().nullish(),
  }).nullish(),
  checkoutBillingFields: word(checkoutBillingFieldSets),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
})
export type WireCheckoutSettings = z.output<typeof wireCheckoutSettings>
