// What is sent of the lines of a cart.
import { expect, test } from 'vitest'
import type { RequestedCustomLine, RequestedLine } from '../requested-line.ts'
import { ecomCalls } from './ecom-calls.ts'

const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const {
  addToCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
  removeLineItemsFromCurrentCart,
} = ecomCalls.currentCart
const sent = (body: unknown) => JSON.parse(JSON.stringify(body))

const reference = { catalogItemId: id, appId: 'stores', options: { variantId: id } }
const line: RequestedLine = { reference, quantity: 2 }

test('a line has its reference, and texts of an override as objects', () => {
  const body = addToCurrentCart.request.parse({
    lines: [
      line,
      {
        ...line,
        taxableAddress: 'BILLING',
        catalogOverride: {
          productName: 'Bowl',
          price: '12.50',
          weight: { value: '1.5', unit: 'KG' },
          sku: '',
          paymentOption: 'FULL_PAYMENT_ONLINE',
          image: { source: { mediaId: 'm' }, alt: 'A bowl' },
          descriptionLines: [
            { name: 'Color', value: 'Bone', colorCode: '#ffeedd' },
            { name: 'Note', value: 'New' },
          ],
        },
      },
    ],
  })
  const common = { quantity: 2, catalogReference: reference }
  const catalogOverrideFields = {
    productName: { original: 'Bowl' },
    price: '12.50',
    physicalProperties: { weight: 1.5 },
    paymentOption: { value: 'FULL_PAYMENT_ONLINE' },
    image: { id: 'm', altText: 'A bowl' },
    descriptionLines: [
      { name: { original: 'Color' }, colorInfo: { original: 'Bone', code: '#ffeedd' } },
      { name: { original: 'Note' }, plainText: { original: 'New' } },
    ],
  }
  const taxableAddress = { addressType: 'BILLING' }
  expect(sent(body)).toEqual({
    lineItems: [common, { ...common, catalogOverrideFields, taxableAddress }],
  })
})

const custom: RequestedCustomLine = {
  name: 'Engraving',
  quantity: 1,
  price: '5',
  itemType: 'CUSTOM',
  customItemType: 'work',
}

test('a custom line has the words of the platform', () => {
  const body = updateCurrentCart.request.parse({
    customLines: [
      {
        ...custom,
        pageUrl: 'https://shop.test/engraving?of=1',
        serviceProperties: { scheduledAt: '2026-05-01T10:00:00.000Z' },
        catalogReference: { catalogItemId: 'i', catalogAppId: 'app' },
        modifierGroups: [{ name: 'Font', modifiers: [{ label: 'Sans', details: null }] }],
        subscription: {
          ...{ title: 'Monthly', frequency: 'MONTH', interval: 1, autoRenewal: true },
          freeTrial: { frequency: 'DAY', interval: 3 },
        },
      },
      { ...custom, itemType: 'PHYSICAL', sku: 'S' },
    ],
    merchantDiscounts: [{ amount: '1', lineIds: [id] }, { amount: '2' }],
  })
  const { customLineItems, ...rest } = sent(body)
  expect(rest).toEqual({ merchantDiscounts: [{ amount: '1', lineItemIds: [id] }, { amount: '2' }] })
  const common = { quantity: 1, price: '5', productName: { original: 'Engraving' } }
  expect(customLineItems).toEqual([
    {
      ...common,
      physicalProperties: {},
      itemType: { custom: 'work' },
      url: { relativePath: '/engraving', url: 'https://shop.test/engraving?of=1' },
      serviceProperties: { scheduledDate: '2026-05-01T10:00:00.000Z' },
      catalogReference: { catalogItemId: 'i', appId: 'app' },
      modifierGroups: [
        { name: { original: 'Font' }, modifiers: [{ label: { original: 'Sans' } }] },
      ],
      subscriptionOptionInfo: {
        title: { original: 'Monthly' },
        subscriptionSettings: {
          ...{ frequency: 'MONTH', interval: 1, autoRenewal: true },
          freeTrialPeriod: { frequency: 'DAY', interval: 3 },
        },
      },
    },
    { ...common, itemType: { preset: 'PHYSICAL' }, physicalProperties: { sku: 'S' } },
  ])
})

test('an empty list of lines is sent, a missing one is not', () => {
  expect(addToCurrentCart.request.parse({ lines: [] })).toEqual({ lineItems: [] })
  expect(updateCurrentCart.request.parse({ couponCode: 'SPRING' })).toEqual({
    couponCode: 'SPRING',
  })
})

test('lines are validated in the form in which they are sent', () => {
  const wrong = addToCurrentCart.request.safeParse({
    lines: [{ ...line, quantity: 0 }],
    customLines: [{ ...custom, price: 'free' }],
  })
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    ...['lineItems.0.quantity', 'customLineItems.0.price'],
  ])
})

test('lines of a cart are named by their ids', () => {
  const quantities = { lines: [{ lineId: id, quantity: 3 }] }
  expect(updateCurrentCartLineItemQuantity.request.parse(quantities)).toEqual({
    lineItems: [{ id, quantity: 3 }],
  })
  expect(removeLineItemsFromCurrentCart.request.parse({ lineIds: [id] })).toEqual({
    lineItemIds: [id],
  })
})
