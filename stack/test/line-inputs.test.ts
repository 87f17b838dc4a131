// The further inputs of a line and who may set them: they come back as given.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { amountOf } from './support/shapes.ts'
import { useStack } from './support/start.ts'

const key = 'a-key-of-an-app'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({ APP_KEYS: `books:${hash}:catalog:write` })
const asApp = { headers: { authorization: `Bearer ${key}` } }
const guid = '11111111-1111-4111-8111-111111111111'
let shopper: Shopper
let productId: string
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
  productId = (await trackedProduct(shopper)).id
})

const line = `quantity preorderRequested extendedFields taxableAddress name price { amount } fullPrice { amount }
  descriptionLines { name value colorCode } paymentOption savePaymentMethod depositAmount { amount } image { url alt }
  physicalProperties { weight { value unit } sku shippable } fixedQuantity membersOnly priceUndetermined priceDescription relativePath
  policies { title content } modifiersTotalPrice { amount } taxGroupId deliveryProfileId catalogAppId rootCatalogItemId
  availability { status quantityAvailable } modifierGroups { name modifiers { label details quantity price { amount } } }
  subscription { title description frequency interval autoRenewal startsAt enableCustomerCancellation freeTrial { frequency interval } }
  catalogOverride { productName price { amount } fullPrice { amount } sku weight { value unit } shippable paymentOption
    depositAmount { amount } savePaymentMethod inventoryAppId
    descriptionLines { name value colorCode } image { alt } }`
type Payload = { cart: { lines: Record<string, unknown>[] } | null; problems: unknown[] }
async function add(input: unknown, options = {}): Promise<Payload> {
  const data = await shopper.query<{ addToCart: Payload }>(
    `mutation A($input: AddToCartInput!) { addToCart(input: $input) { problems { code field } cart { lines { ${line} } } } }`,
    { input },
    options,
  )
  return data.addToCart
}

describe('a shopper', () => {
  test('preorder and extended fields of apps', async () => {
    const extendedFields = { namespaces: { '@gift/wrap': { paper: 'green' } } }
    const { cart, problems } = await add({
      lines: [{ productId, quantity: 1, preorderRequested: true, extendedFields }],
    })
    expect(problems).toEqual([])
    expect(cart?.lines).toMatchObject([{ preorderRequested: true, extendedFields }])
  })

  test('a product and its preorder are two lines', async () => {
    await add({ lines: [{ productId, quantity: 1 }] })
    const { cart } = await add({ lines: [{ productId, quantity: 1, preorderRequested: true }] })
    expect(cart?.lines.map(({ preorderRequested }) => preorderRequested)).toEqual([false, true])
  })

  test.each([
    ['catalogOverride', { price: '0.01' }],
    ['taxableAddress', 'BUSINESS'],
  ])('a shopper cannot set %s', async (field, value) => {
    await controlOf(stack().platformUrl).clearCalls()
    const { problems } = await add({ lines: [{ productId, quantity: 1, [field]: value }] })
    expect(problems).toEqual([{ code: 'FORBIDDEN', field: `lines[0].${field}` }])
    expect(await controlOf(stack().platformUrl).calls()).toEqual([])
  })

  test.each([
    [{ productId: 'massage' }, 'INVALID_FORMAT', 'lines[0].productId'],
    [{ catalogOptions: { variantId: guid } }, 'INVALID_ARGUMENT', 'lines[0].catalogOptions'],
    [{ extendedFields: { other: 1 } }, 'REQUIRED_FIELD', 'lines[0].extendedFields.namespaces'],
    [
      { extendedFields: { namespaces: { a: 'x'.repeat(8000) } } },
      'INVALID_LENGTH',
      'lines[0].extendedFields',
    ],
    [
      { selectedMembership: { id: '', appId: guid } },
      'INVALID_LENGTH',
      'lines[0].selectedMembership.id',
    ],
  ])('%o is refused', async (change, code, field) => {
    const { problems } = await add({ lines: [{ productId, quantity: 1, ...change }] })
    expect(problems[0]).toEqual({ code, field })
  })
})

test('an app overrides catalog data', async () => {
  const descriptionLines = [
    { name: 'Glaze', value: 'Moss', colorCode: '#556b2f' },
    { name: 'Note', value: 'Signed', colorCode: null },
  ]
  const catalogOverride = {
    productName: 'Mug of the year',
    price: '12.5',
    fullPrice: '20',
    descriptionLines,
    image: {
      source: { url: 'https://example.test/a.png' },
      width: 10,
      height: 10,
      alt: 'A mug',
    },
    sku: 'YEAR-1',
    weight: { value: '0.4', unit: 'KG' },
    shippable: true,
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: '5',
    savePaymentMethod: true,
    inventoryAppId: guid,
  }
  const { cart, problems } = await add(
    { lines: [{ productId, quantity: 1, catalogOverride, taxableAddress: 'BUSINESS' }] },
    asApp,
  )
  expect(problems).toEqual([])
  const { image: _, ...override } = catalogOverride
  expect(cart?.lines).toMatchObject([
    {
      name: 'Mug of the year',
      price: { amount: '12.50' },
      fullPrice: { amount: '20.00' },
      descriptionLines,
      image: { url: 'https://example.test/a.png', alt: 'A mug' },
      paymentOption: 'DEPOSIT_ONLINE',
      savePaymentMethod: true,
      depositAmount: { amount: '5.00' },
      taxableAddress: 'BUSINESS',
      catalogOverride: {
        ...override,
        price: { amount: '12.50' },
        fullPrice: { amount: '20.00' },
        depositAmount: { amount: '5.00' },
        image: { alt: 'A mug' },
      },
    },
  ])
})

test('a custom line retains all its fields', async () => {
  const startsAt = '2027-03-01T00:00:00.000Z'
  const item = {
    name: 'Workshop',
    quantity: 2,
    price: '40',
    fullPrice: '50',
    itemType: 'SERVICE',
    priceDescription: 'from $40',
    priceUndetermined: true,
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: '10',
    descriptionLines: [{ name: 'Teacher', value: 'Ada', colorCode: null }],
    quantityAvailable: 8,
    fixedQuantity: true,
    membersOnly: true,
    policies: [{ title: 'Cancellation', content: 'Free until the day before.' }],
    modifierGroups: [
      {
        name: 'Extras',
        modifiers: [
          { label: 'Apron', details: 'Linen', quantity: 2, price: '3.5' },
          { label: 'Tea', details: null, quantity: 1, price: '2' },
        ],
      },
    ],
    taxGroupId: guid,
    deliveryProfileId: guid,
    taxableAddress: 'BUSINESS',
    rootCatalogItemId: 'workshop',
    shippable: false,
    pageUrl: 'https://example.test/workshops/clay?day=1',
    image: { source: { url: 'https://example.test/clay.png' }, alt: 'Clay' },
    subscription: {
      title: 'Weekly',
      description: 'Every Tuesday',
      frequency: 'WEEK',
      interval: 1,
      autoRenewal: true,
      startsAt,
      enableCustomerCancellation: true,
      freeTrial: { frequency: 'WEEK', interval: 2 },
    },
  }
  const { cart, problems } = await add({ lines: [], customLines: [item] }, asApp)
  expect(problems).toEqual([])
  const { modifierGroups, subscription, policies, descriptionLines } = item
  expect(cart?.lines[0]).toMatchObject({
    ...{ name: 'Workshop', quantity: 2, subscription, policies, descriptionLines },
    price: { amount: '40.00' },
    fullPrice: { amount: '50.00' },
    priceDescription: 'from $40',
    priceUndetermined: true,
    paymentOption: 'DEPOSIT_ONLINE',
    depositAmount: { amount: '10.00' },
    availability: { status: 'AVAILABLE', quantityAvailable: 8 },
    fixedQuantity: true,
    membersOnly: true,
    modifierGroups: modifierGroups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map((one) => ({ ...one, price: amountOf(one.price) })),
    })),
    modifiersTotalPrice: amountOf(9),
    ...{ taxGroupId: guid, deliveryProfileId: guid, taxableAddress: 'BUSINESS' },
    rootCatalogItemId: 'workshop',
    physicalProperties: { weight: null, sku: null, shippable: false },
    relativePath: '/workshops/clay',
    image: { url: 'https://example.test/clay.png', alt: 'Clay' },
  })
})

describe('the cart itself', () => {
  const update = async (input: unknown, options = {}) => {
    const data = await shopper.query<{ updateCart: unknown }>(
      `mutation U($input: UpdateCartInput!) { updateCart(input: $input) { problems { code field } cart { businessLocationId
        extendedFields buyerInfo { contactId email } contactInfo { address { streetNumber streetName }
        contactDetails { vatId { id type } } } } } }`,
      { input },
      options,
    )
    return data.updateCart
  }
  beforeEach(async () => void (await add({ lines: [{ productId, quantity: 1 }] })))

  test('location, tax id, street and extended fields of apps', async () => {
    const extendedFields = { namespaces: { '@news/letter': { wanted: true } } }
    const input = {
      businessLocationId: guid,
      extendedFields,
      email: 'ada@example.test',
      contactAddress: { country: 'US', streetNumber: '12', streetName: 'Main Street' },
      contactDetails: { firstName: 'Ada', vatId: { id: '123.456.789-09', type: 'CPF' } },
    }
    expect(await update(input)).toEqual({
      problems: [],
      cart: {
        businessLocationId: guid,
        extendedFields,
        buyerInfo: { contactId: null, email: 'ada@example.test' },
        contactInfo: {
          address: { streetNumber: '12', streetName: 'Main Street' },
          contactDetails: { vatId: { id: '123.456.789-09', type: 'CPF' } },
        },
      },
    })
  })

  test('only an app sets the contact of a cart', async () => {
    expect(await update({ contactId: guid })).toMatchObject({
      problems: [{ code: 'FORBIDDEN', field: 'contactId' }],
    })
    expect(await update({ contactId: guid }, asApp)).toMatchObject({
      problems: [],
      cart: { buyerInfo: { contactId: guid } },
    })
  })
})
