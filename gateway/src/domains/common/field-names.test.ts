import { expect, test } from 'vitest'
import { PlatformFailure } from '../../platform/failure.ts'
import { ownFieldName, problemsOfCartFailure } from './field-names.ts'

test.each([
  ['lineItems', 'lines'],
  ['lineItems[2].quantity', 'lines[2].quantity'],
  ['lineItems[0].id', 'lines[0].lineId'],
  ['lineItems[0].catalogReference.catalogItemId', 'lines[0].productId'],
  ['lineItems[0].catalogReference.appId', 'lines[0].catalogAppId'],
  ['customLineItems[1].catalogReference.appId', 'customLines[1].catalogReference.catalogAppId'],
  ['customLineItems[1].url.url', 'customLines[1].pageUrl'],
  ['cartInfo.contactInfo.address.streetAddress.name', 'contactAddress.streetName'],
  ['lineItems[0].catalogReference.options.options.Size', 'lines[0].choices'],
  ['lineItems[0].catalogReference.options.variantId', 'lines[0].variantId'],
  [
    'lineItems[0].catalogOverrideFields.productName.original',
    'lines[0].catalogOverride.productName',
  ],
  ['lineItems[0].catalogOverrideFields.physicalProperties.sku', 'lines[0].catalogOverride.sku'],
  ['lineItemIds[3]', 'lineIds[3]'],
  ['customLineItems[1].price', 'customLines[1].price'],
  ['customLineItems[1].productName.original', 'customLines[1].name'],
  ['customLineItems[1].itemType.preset', 'customLines[1].itemType'],
  [
    'customLineItems[0].subscriptionOptionInfo.subscriptionSettings.interval',
    'customLines[0].subscription.interval',
  ],
  ['merchantDiscounts[0].lineItemIds[1]', 'merchantDiscounts[0].lineIds[1]'],
  ['cartInfo.buyerNote', 'buyerNote'],
  ['cartInfo.buyerInfo.email', 'email'],
  ['cartInfo.contactInfo.address.city', 'contactAddress.city'],
  ['cartInfo.contactInfo.contactDetails.phone', 'contactDetails.phone'],
  ['cartInfo.selectedShippingOption.code', 'selectedShippingOption.code'],
  ['couponCode', 'code'],
  ['selectedMemberships.memberships[0].lineItemIds[0]', 'selectedMemberships[0].lineIds[0]'],
  ['shippingAddress.country', 'shippingAddress.country'],
])('%s becomes %s', (field, own) => {
  expect(ownFieldName(field)).toBe(own)
})

const tooMany = (field: string, threshold: number) =>
  new PlatformFailure('validation', 'too many', { call: 'addToCurrentCart', status: 400 }, [
    { field, description: '', violatedRule: 'MAX_SIZE', data: { threshold } },
  ])

test.each([
  [tooMany('lineItems', 300), 'CART_FULL', 'lines'],
  [tooMany('customLineItems', 300), 'CART_FULL', 'lines'],
  [tooMany('lineItems', 100), 'INVALID_SIZE', 'lines'],
  [
    tooMany('lineItems[0].catalogOverrideFields.descriptionLines', 20),
    'INVALID_SIZE',
    'lines[0].catalogOverride.descriptionLines',
  ],
])('a full list (%#): %s', (failure, code, field) => {
  expect(problemsOfCartFailure(failure)).toMatchObject([{ code, field }])
})
