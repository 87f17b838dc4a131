// What the platform may leave out of the settings of the checkout page, and settings of another form.
import { expect, test } from 'vitest'
import { formFailure } from '../../../testing/form-failure.ts'
import { ecomCalls } from './ecom-calls.ts'
import { readCheckoutSettings } from './read-checkout-settings.ts'

const { getCheckoutSettings } = ecomCalls.checkoutSettings

test('settings without any member have nothing', () => {
  const { policies, ...others } = readCheckoutSettings({})
  expect(policies).toEqual([])
  expect([...new Set(Object.values(others))]).toEqual([null])
})

test('a background is a color or a picture', () => {
  const { header, mainSection } = readCheckoutSettings({
    checkoutBrand: {
      header: { backgroundFill: { color: '#fff' } },
      mainSection: { summaryBackgroundFill: { image: { url: 'u' } }, cornerRadius: 4 },
    },
  })
  expect(header).toMatchObject({ backgroundColor: '#fff', backgroundImage: null, logo: null })
  expect(mainSection).toMatchObject({
    ...{ formBackgroundColor: null, formBackgroundImage: null, cornerRadius: 4 },
    ...{ summaryBackgroundColor: null, summaryBackgroundImage: { url: 'u' } },
  })
})

test('policies are those that the page shows, in one order', () => {
  const { policies } = readCheckoutSettings({
    checkoutPolicies: {
      customPolicy: { visible: true, title: 'Repairs', content: '<p>r</p>' },
      privacyPolicy: { visible: false, content: 'p' },
      contactUs: { visible: true, content: '' },
      termsAndConditions: { visible: true, content: 't' },
    },
  })
  expect(policies).toEqual([
    { kind: 'TERMS_AND_CONDITIONS', title: null, content: 't' },
    { kind: 'CUSTOM', title: 'Repairs', content: '<p>r</p>' },
  ])
})

test('the platform’s spelling of all billing fields is ours, and a checkbox is unchecked by default', () => {
  const checkoutFields = { subscriptionCheckbox: { splitByChannel: true }, mitEnabled: true }
  expect(
    readCheckoutSettings({ checkoutBillingFields: 'All_FIELDS', checkoutFields }),
  ).toMatchObject({
    billingFields: 'ALL_FIELDS',
    merchantInitiatedPaymentsEnabled: true,
    checkoutFields: {
      subscriptionCheckbox: { visible: false, checkedByDefault: false, splitByChannel: true },
      policyAgreementCheckbox: null,
    },
  })
})

test.each([
  [{}, 'checkoutSettings is not an object'],
  [
    { checkoutSettings: { checkoutBrand: { header: { logo: { image: { url: 1 } } } } } },
    'checkoutSettings.checkoutBrand.header.logo.image.url is not a string',
  ],
  [
    { checkoutSettings: { checkoutPolicies: { contactUs: { visible: 'yes' } } } },
    'checkoutSettings.checkoutPolicies.contactUs.visible is not a boolean',
  ],
])('%j is another form', (response, where) => {
  expect(formFailure(getCheckoutSettings, response)).toBe(
    `getCheckoutSettings was answered in an unknown form: ${where}`,
  )
})
