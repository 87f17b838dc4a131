// Reads the settings of the checkout page. docs/contract/checkout-order.md §4.
import {
  continueShoppingDisplays,
  expressButtonShapes,
  headerAlignments,
  logoSizes,
} from '@vitrine/platform'
import { readImage } from '../../catalog/v1/read-media.ts'
import {
  filledText,
  flagOrNull,
  type JsonObject,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  objectOrNull,
  sameWords,
  textOrNull,
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
  color: textOrNull(from, 'color'),
  image: mappedOrNull(from, 'image', readImage),
})

function readHeader(from: JsonObject): CheckoutHeader {
  const { color, image } = mappedPart(from, 'backgroundFill', readFill)
  return {
    text: textOrNull(from, 'text'),
    textColor: textOrNull(from, 'textColor'),
    logo: mappedOrNull(from, 'logo', (logo) => ({
      image: mappedOrNull(logo, 'image', readImage),
      size: wordOf(logo, 'size', words.logoSize, null),
    })),
    alignment: wordOf(from, 'alignment', words.alignment, null),
    displayCheckoutLabel: flagOrNull(from, 'displayCheckoutLabel'),
    continueShopping: mappedOrNull(from, 'continueShopping', (link) => ({
      hidden: flagOrNull(link, 'hidden'),
      displayType: wordOf(link, 'displayType', words.display, null),
    })),
    backgroundColor: color,
    backgroundImage: image,
    dividerColor: textOrNull(from, 'dividerColor'),
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
    dividerColor: textOrNull(from, 'dividerColor'),
    tintedBoxColor: textOrNull(from, 'tintedBoxColor'),
    expressButtonsCornerRadius: wordOf(from, 'expressButtonsCornerRadius', words.shape, null),
    cornerRadius: numberOrNull(from, 'cornerRadius'),
  }
}

const readBrand = (from: JsonObject) => ({
  header: mappedOrNull(from, 'header', readHeader),
  mainSection: mappedOrNull(from, 'mainSection', readMainSection),
  footer: objectOrNull(from, 'footer'),
  ...mappedPart(from, 'global', (colors) => ({
    buttonColor: textOrNull(colors, 'buttonColor'),
    selectionColor: textOrNull(colors, 'selectionColor'),
    placeOrderButtonColor: textOrNull(colors, 'placeOrderButtonColor'),
  })),
})

const readCheckbox = (from: JsonObject): CheckoutCheckbox => ({
  visible: flagOrNull(from, 'visible') ?? false,
  checkedByDefault: flagOrNull(from, 'checkedByDefault') ?? false,
  splitByChannel: flagOrNull(from, 'splitByChannel'),
})

const readCheckboxes = (from: JsonObject) => ({
  subscriptionCheckbox: mappedOrNull(from, 'subscriptionCheckbox', readCheckbox),
  policyAgreementCheckbox: mappedOrNull(from, 'policyAgreementCheckbox', readCheckbox),
})

const readFlags = (from: JsonObject) => ({
  giftCardRedeemEnabled: flagOrNull(from, 'giftCardRedeemEnabled'),
  merchantInitiatedPaymentsEnabled: flagOrNull(from, 'mitEnabled'),
  delayCaptureEnabled: flagOrNull(from, 'delayCaptureEnabled'),
  captureBeforeExpiryEnabled: flagOrNull(from, 'captureBeforeExpiryEnabled'),
})

function readPolicies(from: JsonObject): readonly CheckoutPolicy[] {
  const names = Object.keys(policyKinds) as (keyof typeof policyKinds)[]
  return names.flatMap((name) => {
    const policy = mappedPart(from, name, (part) => ({
      isVisible: flagOrNull(part, 'visible') ?? false,
      title: textOrNull(part, 'title'),
      content: filledText(part, 'content'),
    }))
    const { isVisible, title, content } = policy
    return isVisible && content ? [{ kind: policyKinds[name], title, content }] : []
  })
}

export const readCheckoutSettings = (from: JsonObject): CheckoutSettings => ({
  ...mappedPart(from, 'checkoutBrand', readBrand),
  checkoutFields: mappedOrNull(from, 'checkoutFields', readCheckboxes),
  ...mappedPart(from, 'checkoutFields', readFlags),
  billingFields: wordOf(from, 'checkoutBillingFields', words.billingFields, null),
  policies: mappedPart(from, 'checkoutPolicies', readPolicies),
  createdAt: textOrNull(from, 'createdDate'),
  updatedAt: textOrNull(from, 'updatedDate'),
})
