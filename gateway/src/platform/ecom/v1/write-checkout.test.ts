// What is sent of estimates and checkouts.
import { expect, test } from 'vitest'
import { ecomCalls } from './ecom-calls.ts'

const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const { estimateCurrentCartTotals, createCheckoutFromCurrentCart } = ecomCalls.currentCart
const { updateCheckout } = ecomCalls.checkouts
const sent = (body: unknown) => JSON.parse(JSON.stringify(body))

const address = { country: 'US', city: null, streetName: 'Main', streetNumber: '5' }
const addressBody = { country: 'US', city: null, streetAddress: { number: '5', name: 'Main' } }

test('an estimate has the place, the memberships, and what is calculated', () => {
  const body = estimateCurrentCartTotals.request.parse({
    shippingAddress: address,
    billingAddress: { country: 'DE' },
    selectedShippingOption: { code: 'fast' },
    selectedMemberships: [{ id: 'm', appId: id, lineIds: ['l1', 'l2'] }],
    calculateTax: false,
    calculateShipping: null,
    calculateAdditionalFees: true,
  })
  expect(sent(body)).toEqual({
    shippingAddress: addressBody,
    billingAddress: { country: 'DE' },
    selectedShippingOption: { code: 'fast' },
    selectedMemberships: { memberships: [{ id: 'm', appId: id, lineItemIds: ['l1', 'l2'] }] },
    calculateTax: false,
    calculateAdditionalFees: true,
  })
  const nothing = { shippingAddress: null, selectedMemberships: null }
  expect(sent(estimateCurrentCartTotals.request.parse(nothing))).toEqual({})
})

test('a checkout has the name of the platform for its channel, and what is known', () => {
  const body = createCheckoutFromCurrentCart.request.parse({
    channelType: 'INVOICES',
    shippingAddress: address,
    billingAddress: null,
    email: null,
    selectedShippingOption: { carrierId: id, code: 'fast' },
  })
  expect(sent(body)).toEqual({
    channelType: 'WIX_INVOICES',
    shippingAddress: addressBody,
    selectedShippingOption: { carrierId: id, code: 'fast' },
  })
  const billed = { channelType: 'WEB', billingAddress: address, email: 'a@shop.test' } as const
  expect(sent(createCheckoutFromCurrentCart.request.parse(billed))).toEqual({
    ...billed,
    billingAddress: addressBody,
  })
})

test('a checkout is moved, or gets a gift card', () => {
  expect(sent(updateCheckout.request.parse({ id, destination: { address } }))).toEqual({
    id,
    checkout: { shippingInfo: { shippingDestination: { address: addressBody } } },
  })
  const giftCardCode = 'ABCD1234'
  expect(sent(updateCheckout.request.parse({ id, giftCardCode }))).toEqual({
    id,
    checkout: {},
    giftCardCode,
  })
})

test('requests are validated in the form in which they are sent', () => {
  const memberships = [{ id: 'm', appId: id, lineIds: [] }]
  const wrong = [
    estimateCurrentCartTotals.request.safeParse({ selectedMemberships: memberships }),
    updateCheckout.request.safeParse({ id, destination: { address: { country: 'usa' } } }),
  ]
  expect(wrong.map(({ error }) => error?.issues.map(({ path }) => path.join('.')))).toEqual([
    ['selectedMemberships.memberships.0.lineItemIds'],
    ['shippingInfo.shippingDestination.address.country'].map((path) => `checkout.${path}`),
  ])
})
