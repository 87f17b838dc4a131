// Fields that our own pages do not show, with the values of the embedded platform: the cart.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { fillCart } from './support/products.ts'
import { amountOf, anyId, anyTime } from './support/shapes.ts'
import { useStack } from './support/start.ts'

const key = 'a-key-of-an-app'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({ APP_KEYS: `books:${hash}:catalog:write` })
const asApp = { headers: { authorization: `Bearer ${key}` } }
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
})

test('Cart and CartLine', async () => {
  const { name, slug, sku, weight, price, compareAtPrice, id: productId } = await fillCart(shopper)
  const { cart } = await shopper.query<{ cart: unknown }>(`{ cart { currency paymentCurrency
    conversionCurrency buyerLanguage siteLanguage purchaseFlowId weightUnit taxIncludedInPrices
    subtotal { amount } discount { amount } subtotalAfterDiscounts { amount } createdAt updatedAt
    businessLocationId extendedFields overrideCheckoutUrl checkoutId buyerInfo { kind id contactId email }
    merchantDiscounts { kind }
    lines { catalogAppId productId productSlug rootCatalogItemId name pageUrl taxableAddress priceUndetermined
      itemType paymentOption savePaymentMethod selectedMembership { id } policies { title } modifierGroups { name }
      price { amount } fullPrice { amount } priceBeforeDiscounts { amount } total { amount } priceDescription
      subscription { title } serviceProperties { scheduledAt } catalogOverride { productName } depositAmount { amount }
      physicalProperties { weight { value unit } sku shippable } custom fixedQuantity membersOnly } } }`)
  const each = price
  const both = amountOf(2 * Number(each.amount))
  expect(cart).toEqual({
    currency: 'USD',
    paymentCurrency: 'USD',
    conversionCurrency: 'USD',
    buyerLanguage: 'en',
    siteLanguage: 'en',
    purchaseFlowId: anyId,
    weightUnit: 'KG',
    taxIncludedInPrices: false,
    subtotal: both,
    discount: amountOf(0),
    subtotalAfterDiscounts: both,
    createdAt: anyTime,
    updatedAt: anyTime,
    businessLocationId: null,
    extendedFields: null,
    overrideCheckoutUrl: null,
    checkoutId: null,
    buyerInfo: { kind: 'VISITOR', id: anyId, contactId: null, email: null },
    merchantDiscounts: [],
    lines: [
      {
        catalogAppId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        productId,
        productSlug: slug,
        rootCatalogItemId: productId,
        name,
        pageUrl: `${stack().shopUrl}/p/${slug}`,
        taxableAddress: 'SHIPPING',
        priceUndetermined: false,
        itemType: 'PHYSICAL',
        paymentOption: 'FULL_PAYMENT_ONLINE',
        savePaymentMethod: false,
        selectedMembership: null,
        policies: [],
        modifierGroups: [],
        price: each,
        fullPrice: compareAtPrice ?? price,
        priceBeforeDiscounts: each,
        total: both,
        priceDescription: null,
        subscription: null,
        serviceProperties: null,
        catalogOverride: null,
        depositAmount: null,
        physicalProperties: { weight, sku, shippable: true },
        custom: false,
        fixedQuantity: false,
        membersOnly: false,
      },
    ],
  })
})

describe('UpdateCartInput', () => {
  const update = (input: unknown, options = {}) =>
    shopper.query<{ updateCart: Record<string, unknown> }>(
      `mutation U($input: UpdateCartInput!) { updateCart(input: $input) { problems { code field }
        cart { contactInfo { address { city geocode { latitude longitude } } contactDetails { firstName vatId { id } } }
          overrideCheckoutUrl subtotal { amount } merchantDiscounts { kind amount { amount } }
          lines { productId quantity custom productSlug name pageUrl image { url } price { amount } total { amount }
            itemType physicalProperties { sku weight { value unit } shippable }
            subscription { title frequency interval autoRenewal billingCycles }
            serviceProperties { scheduledAt numberOfParticipants } } } } }`,
      { input },
      options,
    )

  test('address and contact are changed separately', async () => {
    await fillCart(shopper)
    await update({ contactDetails: { firstName: 'Ada' } })
    const geocode = { latitude: 42.7, longitude: -73.7 }
    const contactAddress = { country: 'US', city: 'Troy', geocode }
    expect((await update({ contactAddress })).updateCart).toMatchObject({
      problems: [],
      cart: {
        contactInfo: {
          address: { city: 'Troy', geocode },
          contactDetails: { firstName: 'Ada', vatId: null },
        },
      },
    })
  })

  test('sets lines instead of adding them', async () => {
    const { id: productId } = await fillCart(shopper)
    expect((await update({ lines: [{ productId, quantity: 2 }] })).updateCart).toMatchObject({
      problems: [],
      cart: { lines: [{ quantity: 2 }] },
    })
  })

  const serviceProperties = { scheduledAt: '2027-01-05T10:00:00.000Z', numberOfParticipants: 2 }
  const subscription = { title: 'Monthly', frequency: 'MONTH', interval: 2, billingCycles: 6 }
  const engraving = {
    name: 'Engraving',
    quantity: 2,
    price: '5.50',
    itemType: 'SERVICE',
    sku: 'ENG-1',
    weight: { value: '0.5', unit: 'KG' },
    pageUrl: 'https://example.test/engraving',
    image: { source: { url: 'https://example.test/a.png' } },
    subscription,
    serviceProperties,
  }

  test('a weight in another unit than the shop’s is refused at its unit', async () => {
    const { id: productId } = await fillCart(shopper)
    const weight = { value: '1', unit: 'LB' }
    const { updateCart } = await update(
      {
        customLines: [{ ...engraving, weight }],
        lines: [{ productId, quantity: 1, catalogOverride: { weight } }],
      },
      asApp,
    )
    expect(updateCart.problems).toEqual([
      { code: 'INVALID_ARGUMENT', field: 'lines[0].catalogOverride.weight.unit' },
      { code: 'INVALID_ARGUMENT', field: 'customLines[0].weight.unit' },
    ])
  })

  test('a custom line comes back unchanged', async () => {
    await fillCart(shopper)
    const { updateCart } = await update({ customLines: [engraving] }, asApp)
    expect(updateCart).toMatchObject({
      problems: [],
      cart: {
        lines: [
          { custom: false },
          {
            ...{ custom: true, productId: null, productSlug: null },
            name: 'Engraving',
            quantity: 2,
            pageUrl: 'https://example.test/engraving',
            image: { url: 'https://example.test/a.png' },
            price: amountOf(5.5),
            total: amountOf(11),
            itemType: 'SERVICE',
            physicalProperties: {
              sku: 'ENG-1',
              weight: { value: '0.5', unit: 'KG' },
              shippable: false,
            },
            subscription: { ...subscription, autoRenewal: false },
            serviceProperties,
          },
        ],
      },
    })
  })

  test.each([
    ['customLines', [engraving], { lines: [{ custom: false }, { name: 'Engraving' }] }],
    ['overrideCheckoutUrl', 'https://example.test/pay'],
    [
      'merchantDiscounts',
      [{ amount: '1.50' }],
      { merchantDiscounts: [{ kind: 'MERCHANT', amount: amountOf(1.5) }] },
    ],
  ])('only an app sets %s', async (field, value, after: unknown = { [field]: value }) => {
    await fillCart(shopper)
    expect((await update({ [field]: value })).updateCart).toMatchObject({
      problems: [{ code: 'FORBIDDEN', field }],
    })
    const { updateCart } = await update({ [field]: value }, asApp)
    expect(updateCart).toMatchObject({ problems: [], cart: after })
  })
})
