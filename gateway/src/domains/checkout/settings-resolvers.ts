// Settings of the platform's checkout page. docs/contract/checkout-order.md §4.
import type { WireCheckoutSettings } from '@vitrine/platform'
import type { CheckoutPolicyKind } from '../../__generated__/schema-types.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { safeHtml } from '../common/html.ts'
import { imageOf } from '../common/media.ts'

const policyKinds = {
  termsAndConditions: 'TERMS_AND_CONDITIONS',
  privacyPolicy: 'PRIVACY',
  returnPolicy: 'RETURNS',
  digitalItemPolicy: 'DIGITAL_ITEMS',
  contactUs: 'CONTACT',
  customPolicy: 'CUSTOM',
} as const satisfies Record<string, CheckoutPolicyKind>

function policiesOf({ checkoutPolicies }: WireCheckoutSettings) {
  const names = Object.keys(policyKinds) as (keyof typeof policyKinds)[]
  return names.flatMap((name) => {
    const policy = checkoutPolicies?.[name]
    if (!policy?.visible || !policy.content) return []
    return [
      {
        kind: policyKinds[name],
        title: policy.title ?? null,
        content: safeHtml(policy.content) ?? '',
      },
    ]
  })
}

type Checkbox = {
  visible?: boolean | null
  checkedByDefault?: boolean | null
  splitByChannel?: boolean | null
}
const checkboxOf = (box: Checkbox | null | undefined) =>
  box
    ? {
        visible: box.visible ?? false,
        checkedByDefault: box.checkedByDefault ?? false,
        splitByChannel: box.splitByChannel,
      }
    : null

function mainSectionOf({ checkoutBrand }: WireCheckoutSettings) {
  const section = checkoutBrand?.mainSection
  if (!section) return null
  const { formBackgroundFill: form, summaryBackgroundFill: summary, ...rest } = section
  return {
    ...rest,
    formBackgroundColor: form?.color,
    formBackgroundImage: imageOf(form?.image),
    summaryBackgroundColor: summary?.color,
    summaryBackgroundImage: imageOf(summary?.image),
  }
}

export const checkoutSettingsResolvers = {
  CheckoutSettings: {
    header: ({ checkoutBrand }) =>
      checkoutBrand?.header
        ? {
            ...checkoutBrand.header,
            backgroundColor: checkoutBrand.header.backgroundFill?.color ?? null,
            backgroundImage: imageOf(checkoutBrand.header.backgroundFill?.image),
            logo: checkoutBrand.header.logo && {
              ...checkoutBrand.header.logo,
              image: imageOf(checkoutBrand.header.logo.image),
            },
          }
        : null,
    mainSection: mainSectionOf,
    footer: ({ checkoutBrand }) => checkoutBrand?.footer ?? null,
    buttonColor: ({ checkoutBrand }) => checkoutBrand?.global?.buttonColor ?? null,
    selectionColor: ({ checkoutBrand }) => checkoutBrand?.global?.selectionColor ?? null,
    placeOrderButtonColor: ({ checkoutBrand }) =>
      checkoutBrand?.global?.placeOrderButtonColor ?? null,
    checkoutFields: ({ checkoutFields: fields }) =>
      fields
        ? {
            subscriptionCheckbox: checkboxOf(fields.subscriptionCheckbox),
            policyAgreementCheckbox: checkboxOf(fields.policyAgreementCheckbox),
          }
        : null,
    // The platform spells this value with a lower-case l. docs/contract/checkout-order.md §4.
    billingFields: ({ checkoutBillingFields: fields }) =>
      fields === 'All_FIELDS' ? 'ALL_FIELDS' : (fields ?? null),
    policies: (settings) => policiesOf(settings),
    giftCardRedeemEnabled: ({ checkoutFields }) => checkoutFields?.giftCardRedeemEnabled ?? null,
    merchantInitiatedPaymentsEnabled: ({ checkoutFields }) => checkoutFields?.mitEnabled ?? null,
    delayCaptureEnabled: ({ checkoutFields }) => checkoutFields?.delayCaptureEnabled ?? null,
    captureBeforeExpiryEnabled: ({ checkoutFields }) =>
      checkoutFields?.captureBeforeExpiryEnabled ?? null,
    createdAt: (settings) => settings.createdDate ?? null,
    updatedAt: (settings) => settings.updatedDate ?? null,
  },
} satisfies DomainResolvers
