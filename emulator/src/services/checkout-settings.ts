// How the hosted checkout looks. contract/checkout-order.md §4.
import type { AllCalls, Handlers, WireCheckoutSettings } from '@vitrine/platform'
import type { CallContext } from '../context.ts'

const hidden = { visible: false, content: '' }

/** Halden's brand. The alignment belongs to the header, not to the logo. */
const settings: WireCheckoutSettings = {
  checkoutBrand: {
    header: {
      text: 'Halden',
      textColor: '#22302a',
      logo: { size: 'SMALL' },
      alignment: 'CENTER',
      displayCheckoutLabel: true,
      continueShopping: { hidden: false, displayType: 'TEXT' },
      backgroundFill: { color: '#f7f3ec' },
      dividerColor: '#ddd5c8',
    },
    global: {
      selectionColor: '#2f5d4a',
      placeOrderButtonColor: '#2f5d4a',
      buttonColor: '#2f5d4a',
    },
  },
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
    subscriptionCheckbox: { visible: false, checkedByDefault: false },
    policyAgreementCheckbox: { visible: false, checkedByDefault: false },
    giftCardRedeemEnabled: false,
    mitEnabled: false,
    delayCaptureEnabled: false,
    captureBeforeExpiryEnabled: true,
  },
  checkoutBillingFields: 'MINIMUM_REQUIRED_FIELDS',
}

export const checkoutSettings: Handlers<AllCalls['checkoutSettings'], CallContext> = {
  getCheckoutSettings: (_request, { state }) => {
    const changed = new Date(Number(state.setting('seedTime'))).toISOString()
    return { checkoutSettings: { ...settings, createdDate: changed, updatedDate: changed } }
  },
}
