import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import {
  checkoutBillingFieldSets,
  continueShoppingDisplays,
  expressButtonShapes,
  headerAlignments,
  logoSizes,
} from '../vocab/commerce.ts'
import { wireImage } from './media.ts'

/** A color or a picture. */
const fill = answer(() => ({ color: z.string().nullish(), image: wireImage.nullish() }))
const checkbox = answer(() => ({
  visible: z.boolean().nullish(),
  checkedByDefault: z.boolean().nullish(),
}))

const policy = answer(() => ({
  visible: z.boolean().nullish(),
  content: z.string().nullish(),
  title: z.string().nullish(),
}))

/** Checkout settings, one set per site. docs/contract/checkout-order.md §4. */
export const wireCheckoutSettings = answer(() => ({
  checkoutBrand: answer(() => ({
    header: answer(() => ({
      text: z.string().nullish(),
      textColor: z.string().nullish(),
      logo: answer(() => ({ image: wireImage.nullish(), size: word(logoSizes) })).nullish(),
      alignment: word(headerAlignments),
      displayCheckoutLabel: z.boolean().nullish(),
      dividerColor: z.string().nullish(),
      continueShopping: answer(() => ({
        hidden: z.boolean().nullish(),
        displayType: word(continueShoppingDisplays),
      })).nullish(),
      backgroundFill: fill.nullish(),
    })).nullish(),
    mainSection: answer(() => ({
      formBackgroundFill: fill.nullish(),
      summaryBackgroundFill: fill.nullish(),
      dividerColor: z.string().nullish(),
      tintedBoxColor: z.string().nullish(),
      expressButtonsCornerRadius: word(expressButtonShapes),
      cornerRadius: z.number().nullish(),
    })).nullish(),
    /** Its members are not documented. */
    footer: z.record(z.string(), z.unknown()).nullish(),
    global: answer(() => ({
      selectionColor: z.string().nullish(),
      placeOrderButtonColor: z.string().nullish(),
      buttonColor: z.string().nullish(),
    })).nullish(),
  })).nullish(),
  checkoutPolicies: answer(() => ({
    termsAndConditions: policy.nullish(),
    privacyPolicy: policy.nullish(),
    returnPolicy: policy.nullish(),
    digitalItemPolicy: policy.nullish(),
    contactUs: policy.nullish(),
    customPolicy: policy.nullish(),
  })).nullish(),
  checkoutFields: answer(() => ({
    policyAgreementCheckbox: checkbox.nullish(),
    subscriptionCheckbox: checkbox.extend({ splitByChannel: z.boolean().nullish() }).nullish(),
    giftCardRedeemEnabled: z.boolean().nullish(),
    mitEnabled: z.boolean().nullish(),
    delayCaptureEnabled: z.boolean().nullish(),
    captureBeforeExpiryEnabled: z.boolean().nullish(),
  })).nullish(),
  checkoutBillingFields: word(checkoutBillingFieldSets),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
}))
export type WireCheckoutSettings = z.output<typeof wireCheckoutSettings>
