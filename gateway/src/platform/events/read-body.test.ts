// Every body that the event table accepts can be read, however little it has.
import { type ChangeEventName, changeEventEntry, changeEventNames } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { type Extent, sampleBody } from '../../testing/sample-event.ts'
import { readEventBody } from './read-body.ts'

const extents: readonly Extent[] = ['all members', 'required members', 'nulls']

test.each(changeEventNames)('%s is read with all members and with the least', (name) => {
  const { kind, deletedCarriesEntity } = changeEventEntry(name)
  const hasContent = kind !== 'deleted' || deletedCarriesEntity === true
  for (const extent of extents) {
    const body = sampleBody(name, extent)
    expect(body !== null, extent).toBe(hasContent)
    // The message of a collection names it in one of two ways, neither of which is required.
    const isUnnamed = name === 'CollectionCreated' && extent !== 'all members'
    expect(readEventBody(name, body) !== null, extent).toBe(hasContent && !isUnnamed)
  }
})

const whole = (name: ChangeEventName) => readEventBody(name, sampleBody(name, 'all members'))

test('an event without a body has none', () => {
  expect(readEventBody('ProductV3Deleted', null)).toBeNull()
  expect(readEventBody('CartDeleted', undefined)).toBeNull()
  expect(readEventBody('CartDeleted', { id: 'c' })).toBeNull()
})

test.each<[ChangeEventName, unknown, string]>([
  ['ProductV3Updated', {}, 'id is not a string'],
  [
    'ProductV3Updated',
    { id: 'p', variantsInfo: { variants: [{ id: 'v', price: { actualPrice: { amount: 5 } } }] } },
    'variantsInfo.variants[0].price.actualPrice.amount is not a string',
  ],
  ['InventoryItemV3UpdatedWithReason', {}, 'currentEntity is not an object'],
  ['OrderCanceled', { order: { id: 5 } }, 'order.id is not a string'],
  ['CartUpdated', 'text', 'the response is not an object'],
])('%s of another form is named with its path', (name, body, where) => {
  expect(() => readEventBody(name, body)).toThrow(where)
})

test('an amount is in the currency of its product, or in that of the shop', () => {
  const priceIn = (currency?: string) => {
    const prices = { minVariantPriceInfo: { actualPrice: { amount: '5' } } }
    return readEventBody('ProductV3Updated', { id: 'p', currency, ...prices })?.minVariantPrice
  }
  expect(priceIn('EUR')).toMatchObject({ amount: '5', currency: 'EUR' })
  expect(priceIn()).toMatchObject({ amount: '5', currency: null })
  const totals = { subtotal: 12.5, total: 0, formattedTotal: 'nothing' }
  expect(readEventBody('CartAbandoned', { totals })).toMatchObject({
    subtotal: { amount: '12.5', currency: null, formatted: null },
    total: { amount: '0', currency: null, formatted: 'nothing' },
  })
})

test('no amount is no money, and half a range is none', () => {
  const actualPrice = { amount: null, formattedAmount: '$0.00' }
  const product = {
    id: 'p',
    minVariantPriceInfo: { actualPrice, compareAtPrice: { amount: '' } },
    actualPriceRange: { minValue: { amount: '1' }, maxValue: {} },
    physicalProperties: { shippingWeightRange: { minValue: 0 } },
  }
  expect(readEventBody('ProductV3Updated', product)).toMatchObject({
    minVariantPrice: null,
    minVariantCompareAtPrice: null,
    priceRange: null,
    shippingWeightRange: null,
  })
  const physicalProperties = { shippingWeightRange: { minValue: 0, maxValue: 2 } }
  expect(readEventBody('ProductV3Updated', { id: 'p', physicalProperties })).toMatchObject({
    shippingWeightRange: { min: { value: 0 }, max: { value: 2 } },
  })
})

test('a choice has the price of its product, or the one that customizations share', () => {
  const choices = [
    { addedPrice: '1', defaultAddedPrice: '2', choiceId: 'in product', id: 'shared' },
    { defaultAddedPrice: '2', id: 'shared', colorCode: '#fff' },
    { colorCode: '#fff', colorCodes: { colorCodes: ['#000', '#111'] } },
  ]
  const read = readEventBody('CustomizationCreated', { id: 'c', choicesSettings: { choices } })
  expect(read?.choices).toMatchObject([
    { id: 'in product', addedPrice: { amount: '1' }, colorCodes: [] },
    { id: 'shared', addedPrice: { amount: '2' }, colorCodes: ['#fff'] },
    { id: null, addedPrice: null, colorCodes: ['#000', '#111'] },
  ])
})

test('messages of catalog v1 have what they send, under our names', () => {
  expect(whole('ProductCreated')).toMatchObject({ id: 'some productId', variants: [] })
  const body = { inventoryItemId: 'i', externalId: 'p', fieldMask: 'trackInventory,,preorderInfo' }
  expect(readEventBody('InventoryItemChanged', body)).toMatchObject({
    productId: 'p',
    changedFields: ['trackInventory', 'preorderInfo'],
    inventoryItem: { id: 'i', productId: 'p', quantity: null },
  })
  const both = { inventoryItemId: 'i', externalId: 'old', productId: 'p' }
  expect(readEventBody('InventoryVariantsChanged', both)).toMatchObject({ productId: 'p' })
  expect(readEventBody('CollectionDeleted', { collection_Id: 'c' })).toMatchObject({
    collectionId: 'c',
  })
  const sold = { productId: 'p', price: { currency: 'EUR', price: 20, discountedPrice: 15 } }
  expect(readEventBody('ProductCreated', sold)).toMatchObject({
    price: { amount: '15', currency: 'EUR' },
    compareAtPrice: { amount: '20', currency: 'EUR' },
  })
  const full = { productId: 'p', price: { price: 20, discountedPrice: 20 } }
  expect(readEventBody('ProductCreated', full)).toMatchObject({ compareAtPrice: null })
})

test('the conditions of a discount rule are one list, however they are joined', () => {
  const triggers = [{ triggerType: 'CUSTOM' }]
  const joined = (name: string) =>
    readEventBody('DiscountRuleCreated', { id: 'r', trigger: { [name]: { triggers } } })?.trigger
  for (const name of ['and', 'or'])
    expect(joined(name)).toMatchObject({ type: null, triggers: [{ type: 'CUSTOM', triggers: [] }] })
  const trigger = { itemQuantityRange: { from: 0 } }
  expect(readEventBody('DiscountRuleCreated', { id: 'r', trigger })?.trigger).toMatchObject({
    itemQuantityRange: { scopes: [], min: '0', max: null },
    triggers: [],
  })
})

test.each([
  ['12', 12],
  ['0', 0],
  ['1.5', null],
  ['many', null],
  ['', null],
  [undefined, null],
])('the count %j of a package is read as %j', (maxNumberOfProducts, count) => {
  const body = { id: 'c', packageDetails: { maxNumberOfProducts } }
  expect(readEventBody('CarrierRateConfigurationUpdated', body)?.maxProductCount).toBe(count)
})

test('words that say nothing are unknown ones of the schema', () => {
  const order = { id: 'o' }
  const body = { order, previousPaymentStatus: 'UNSPECIFIED' }
  expect(readEventBody('OrderPaymentStatusUpdated', body)?.previousPaymentStatus).toBe('UNKNOWN')
  const unit = { pricePerUnit: { measurementUnit: 'UNSPECIFIED' } }
  expect(readEventBody('ProductV3Created', { id: 'p', physicalProperties: unit })).toMatchObject({
    unitPriceBase: { quantity: null, unit: 'UNKNOWN' },
  })
})
