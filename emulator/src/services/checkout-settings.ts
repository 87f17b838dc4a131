// Implements the settings of the hosted checkout's appearance. docs/contract/checkout-order.md §4.
import type { AllCalls, Handlers, WireCheckoutSettings } from '@vitrine/platform'
import { wireImageOf } from '../catalog/picture.ts'
import type { CallContext } from '../context.ts'
import { shopNameOf } from '../state/shop-name.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

const hidden = { visible: false, content: '' }

type Brand = NonNullable<WireCheckoutSettings['checkoutBrand']>

/** Returns the logo: the picture of the shop's best-known mug, because there is no drawing of the name. */
function logoImageOf(state: State, base: string) {
  const known = state.products.by('slug', 'morning-mug')[0] ?? state.products.all()[0]
  const picture = known?.pictures[0]
  return picture && { ...wireImageOf(picture, base), altText: shopNameOf(state) }
}

/** The sample shop's brand. The alignment belongs to the header, not to the logo. */
const brandOf = (state: State, base: string): Brand => ({
  header: {
    text: shopNameOf(state),
    textColor: '#22302a',
    logo: { image: logoImageOf(state, base), size: 'SMALL' },
    alignment: 'CENTER',
    displayCheckoutLabel: true,
    continueShopping: { hidden: false, displayType: 'TEXT' },
    backgroundFill: { color: '#f7f3ec' },
    dividerColor: '#ddd5c8',
  },
  mainSection: {
    formBackgroundFill: { color: '#ffffff' },
    summaryBackgroundFill: { color: '#f7f3ec' },
    dividerColor: '#ddd5c8',
    tintedBoxColor: '#f1ece3',
    expressButtonsCornerRadius: 'RECTANGLE',
    cornerRadius: 0,
  },
  footer: {},
  global: {
    selectionColor: '#2f5d4a',
    placeOrderButtonColor: '#2f5d4a',
    buttonColor: '#2f5d4a',
  },
})

const settings = {
  checkoutPolicies: {
    termsAndConditions: {
      visible: true,
      content: 'This is a demonstration shop. Nothing is charged and nothing is sent.',
    },
    privacyPolicy: { visible: true, content: 'What you type stays on this machine.' },
    returnPolicy: { visible: true, content: 'Thirty days, in the condition you got it.' },
    digitalItemPolicy: hidden,
    contactUs: hidden,
    customPolicy: { ...hidden, title: '' },
  },
  checkoutFields: {
    subscriptionCheckbox: { visible: false, checkedByDefault: false, splitByChannel: false },
    policyAgreementCheckbox: { visible: false, checkedByDefault: false },
    mitEnabled: false,
    delayCaptureEnabled: false,
    captureBeforeExpiryEnabled: true,
  },
  checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
} satisfies WireCheckoutSettings

export const checkoutSettings: Handlers<AllCalls['checkoutSettings'], CallContext> = {
  getCheckoutSettings: (_request, { state, site }) => {
    const changed = new Date(Number(state.setting('seedTime'))).toISOString()
    const checkoutBrand = brandOf(state, site.url)
    const dates = { createdDate: changed, updatedDate: changed }
    const checkoutFields = {
      ...settings.checkoutFields,
      giftCardRedeemEnabled: siteSettingsOf(state).redeemsGiftCards,
    }
    return { checkoutSettings: { checkoutBrand, ...settings, checkoutFields, ...dates } }
  },
}
