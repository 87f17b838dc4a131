// Reads the settings of the checkout page. docs/contract/checkout-order.md §4.
import {
  continueShoppingDisplays,
  expressButtonShapes,
  headerAlignments,
  logoSizes,
} from '@vitrine/platform'
import { readImage } from '../../catalog/v1/read-media.ts'
import {
  booleanOrNull,
  filledString,
  type JsonObject,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  objectOrNull,
  sameWords,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type {
  CheckoutCheckbox,
  CheckoutHeader,
  CheckoutMainSection,
  CheckoutPolicy,
  CheckoutSettings,
} from '../checkout-settings.ts'

const words = {
  alignment: sameWords(headerAlignments),
  display: sameWords(continueShoppingDisplays),
  logoSize: sameWords(logoSizes),
  shape: sameWords(expressButtonShapes),
  // The platform spells this word with a lower-case l.
  billingFields: {
    All_FIELDS: 'ALL_FIELDS',
    MINIMUM_REQUIRED_FIELDS: 'MINIMUM_REQUIRED_FIELDS',
  },
} as const

const policyKinds = {
  termsAndConditions: 'TERMS_AND_CONDITIONS',
  privacyPolicy: 'PRIVACY',
  returnPolicy: 'RETURNS',
  digitalItemPolicy: 'DIGITAL_ITEMS',
  contactUs: 'CONTACT',
  customPolicy: 'CUSTOM',
} as const

/** A color or a picture. */
const readFill = (from: JsonObject) => ({
  color: stringOrNull(from, 'color'),
  image: mappedOrNull(from, 'image', readImage),
})

function readHeader(from: JsonObject): CheckoutHeader {
  const { color, image } = mappedPart(from, 'backgroundFill', readFill)
  return {
    text: stringOrNull(from, 'text'),
    textColor: stringOrNull(from, 'textColor'),
    logo: mappedOrNull(from, 'logo', (logo) => ({
      image: mappedOrNull(logo, 'image', readImage),
      size: wordOf(logo, 'size', words.logoSize, null),
    })),
    alignment: wordOf(from, 'alignment', words.alignment, null),
    displayCheckoutLabel: booleanOrNull(from, 'displayCheckoutLabel'),
    continueShopping: mappedOrNull(from, 'continueShopping', (link) => ({
      hidden: booleanOrNull(link, 'hidden'),
      displayType: wordOf(link, 'displayType', words.display, null),
    })),
    backgroundColor: color,
    backgroundImage: image,
    dividerColor: stringOrNull(from, 'dividerColor'),
  }
}

function readMainSection(from: JsonObject): CheckoutMainSection {
  const form = mappedPart(from, 'formBackgroundFill', readFill)
  const summary = mappedPart(from, 'summaryBackgroundFill', readFill)
  return {
    formBackgroundColor: form.color,
    formBackgroundImage: form.image,
    summaryBackgroundColor: summary.color,
    summaryBackgroundImage: summary.image,
    dividerColor: stringOrNull(from, 'dividerColor'),
    tintedBoxColor: stringOrNull(from, 'tintedBoxColor'),
    expressButtonsCornerRadius: wordOf(from, 'expressButtonsCornerRadius', words.shape, null),
    cornerRadius: numberOrNull(from, 'cornerRadius'),
  }
}

const readBrand = (from: JsonObject) => ({
  header: mappedOrNull(from, 'header', readHeader),
  mainSection: mappedOrNull(from, 'mainSection', readMainSection),
  footer: objectOrNull(from, 'footer'),
  ...mappedPart(from, 'global', (colors) => ({
    buttonColor: stringOrNull(colors, 'buttonColor'),
    selectionColor: stringOrNull(colors, 'selectionColor'),
    placeOrderButtonColor: stringOrNull(colors, 'placeOrderButtonColor'),
  })),
})

const readCheckbox = (from: JsonObject): CheckoutCheckbox => ({
  visible: booleanOrNull(from, 'visible') ?? false,
  checkedByDefault: booleanOrNull(from, 'checkedByDefault') ?? false,
  splitByChannel: booleanOrNull(from, 'splitByChannel'),
})

const readCheckboxes = (from: JsonObject) => ({
  subscriptionCheckbox: mappedOrNull(from, 'subscriptionCheckbox', readCheckbox),
  policyAgreementCheckbox: mappedOrNull(from, 'policyAgreementCheckbox', readCheckbox),
})

const readFlags = (from: JsonObject) => ({
  giftCardRedeemEnabled: booleanOrNull(from, 'giftCardRedeemEnabled'),
  merchantInitiatedPaymentsEnabled: booleanOrNull(from, 'mitEnabled'),
  delayCaptureEnabled: booleanOrNull(from, 'delayCaptureEnabled'),
  captureBeforeExpiryEnabled: booleanOrNull(from, 'captureBeforeExpiryEnabled'),
})

function readPolicies(from: JsonObject): readonly CheckoutPolicy[] {
  const names = Object.keys(policyKinds) as (keyof typeof policyKinds)[]
  return names.flatMap((name) => {
    const policy = mappedPart(from, name, (part) => ({
      isVisible: booleanOrNull(part, 'visible') ?? false,
      title: stringOrNull(part, 'title'),
      content: filledString(part, 'content'),
    }))
    const { isVisible, title, content } = policy
    return isVisible && content ? [{ kind: policyKinds[name], title, content }] : []
  })
}

/** Reads the settings. Policies that are not visible or have no content are left out. */
export const readCheckoutSettings = (from: JsonObject): CheckoutSettings => ({
  ...mappedPart(from, 'checkoutBrand', readBrand),
  checkoutFields: mappedOrNull(from, 'checkoutFields', readCheckboxes),
  ...mappedPart(from, 'checkoutFields', readFlags),
  billingFields: wordOf(from, 'checkoutBillingFields', words.billingFields, null),
  policies: mappedPart(from, 'checkoutPolicies', readPolicies),
  createdAt: stringOrNull(from, 'createdDate'),
  updatedAt: stringOrNull(from, 'updatedDate'),
})
