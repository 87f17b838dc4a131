// Fields that our own pages do not show, with the values of the embedded platform: lines and delivery of a checkout,
// the settings of its page, and SEO data.
import { beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { fillCart, productWithOptions, trackedProduct } from './support/products.ts'
import { amountOf, anyId } from './support/shapes.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
})

const locationId = '11111111-1111-4111-8111-111111111111'
const extendedFields = { namespaces: { '@gift/wrap': { paper: 'green' } } }
const allocation =
  'partial deliveryAllocations { carrierAppId carrierCode regionId regionName lineIds } otherCharges { type }'

test('Checkout', async () => {
  const { price, slug } = await fillCart(shopper)
  const both = 2 * Number(price.amount)
  await shopper.query(
    'mutation U($input: UpdateCartInput!) { updateCart(input: $input) { problems { code } } }',
    { input: { businessLocationId: locationId, extendedFields } },
  )
  await shopper.query(
    'mutation C { applyCoupon(input: { code: "SPRING10" }) { problems { code } } }',
  )
  const { createCheckout } = await shopper.query<{
    createCheckout: { checkout: { lines: { id: string }[] } }
  }>(`mutation { createCheckout(input: { email: "ada@example.test",
      shippingAddress: { country: "US", subdivision: "US-NY", city: "Troy" } }) { problems { code } checkout {
      businessLocationId extendedFields taxExemptGroupId customContentReference { appId } externalReference { appId }
      giftCard { obfuscatedCode } customFields { translatedTitle } appliedDiscounts { id code amount { amount } }
      shippingInfo { selected { code ${allocation} } options { code ${allocation} } }
      taxSummary { autoTaxFallbackError { code } }
      lines { id relativePath totalBeforeTax { amount } totalAfterTax { amount } discount { amount }
        taxDetails { rate taxableAmount { amount } totalTax { amount } } } } } }`)
  const lineIds = createCheckout.checkout.lines.map(({ id }) => id)
  const allocated = (carrierCode: string) => ({
    partial: false,
    otherCharges: [],
    deliveryAllocations: [
      { carrierAppId: anyId, carrierCode, regionId: anyId, regionName: 'United States', lineIds },
    ],
  })
  const discount = amountOf(both * 0.1)
  const before = amountOf(both - Number(discount.amount))
  const tax = amountOf(Number(before.amount) * 0.08875)
  expect(createCheckout).toEqual({
    problems: [],
    checkout: {
      businessLocationId: locationId,
      extendedFields,
      taxExemptGroupId: null,
      customContentReference: null,
      externalReference: null,
      giftCard: null,
      customFields: [],
      appliedDiscounts: [{ id: anyId, code: 'SPRING10', amount: discount }],
      shippingInfo: {
        selected: { code: 'us-standard', ...allocated('us-standard') },
        options: ['us-standard', 'us-express', 'us-pickup'].map((code) => ({
          code,
          ...allocated(code),
        })),
      },
      taxSummary: { autoTaxFallbackError: null },
      lines: [
        {
          id: lineIds[0],
          relativePath: `/p/${slug}`,
          totalBeforeTax: before,
          totalAfterTax: amountOf(Number(before.amount) + Number(tax.amount)),
          discount,
          taxDetails: { rate: '0.08875', taxableAmount: before, totalTax: tax },
        },
      ],
    },
  })
})

test('CheckoutSettings', async () => {
  const data =
    await shopper.query(`{ checkoutSettings { footer merchantInitiatedPaymentsEnabled delayCaptureEnabled captureBeforeExpiryEnabled
    checkoutFields { subscriptionCheckbox { splitByChannel } } header { backgroundImage { url } }
    mainSection { formBackgroundColor formBackgroundImage { url } summaryBackgroundColor dividerColor tintedBoxColor
      expressButtonsCornerRadius cornerRadius } } }`)
  expect(data).toEqual({
    checkoutSettings: {
      footer: {},
      merchantInitiatedPaymentsEnabled: false,
      delayCaptureEnabled: false,
      captureBeforeExpiryEnabled: true,
      checkoutFields: { subscriptionCheckbox: { splitByChannel: false } },
      header: { backgroundImage: null },
      mainSection: {
        formBackgroundColor: '#ffffff',
        formBackgroundImage: null,
        summaryBackgroundColor: '#f7f3ec',
        dividerColor: '#ddd5c8',
        tintedBoxColor: '#f1ece3',
        expressButtonsCornerRadius: 'RECTANGLE',
        cornerRadius: 0,
      },
    },
  })
})

test('Seo, MediaItem, ProductAvailability and the dimensions of a variant', async () => {
  const { id } = await productWithOptions(shopper)
  const { product } = await shopper.query<{ product: Record<string, unknown> }>(
    `query P($id: ID!) { product(id: $id) { name seo { title description keywords { term } preventAutoRedirect
      tags { type props children custom disabled } }
      mainMedia { image { width } thumbnail { url width height } }
      availability { managesVariants selectedVariant { productDimensions { length } } }
      variants(first: 1) { nodes { productDimensions { length } packageDimensions { width } } } } }`,
    { id },
  )
  const { name, seo } = product as { name: string; seo: { description: string } }
  const fixed = { custom: false, disabled: false }
  const props = { name: 'description', content: seo.description }
  expect(product).toMatchObject({
    seo: {
      title: name,
      keywords: [],
      preventAutoRedirect: false,
      tags: [
        { type: 'title', props: {}, children: name, ...fixed },
        { type: 'meta', props, children: null, ...fixed },
      ],
    },
    mainMedia: {
      image: { width: 1200 },
      thumbnail: { url: expect.stringMatching(/\/media\/[^/]+$/), width: 50, height: 50 },
    },
    availability: { managesVariants: true, selectedVariant: null },
    variants: { nodes: [{ productDimensions: null, packageDimensions: null }] },
  })
})

test('catalog prices in the shopper’s currency, beside the shop’s own', async () => {
  const { id } = await trackedProduct(shopper)
  const prices = `query P($id: ID!) { product(id: $id) {
    price { amount currency formatted converted { amount currency formatted converted { amount } } }
    availability { selectedVariant { price { currency converted { currency } } } } } }`
  type Result = { product: { price: Record<string, unknown> } }
  const own = await shopper.query<Result>(prices, { id })
  const inEuro = { headers: { 'x-vitrine-currency': 'EUR' } }
  const euro = await shopper.query<Result>(prices, { id }, inEuro)
  const { amount, formatted } = own.product.price
  expect(own.product.price).toEqual({
    amount,
    currency: 'USD',
    formatted: expect.stringMatching(/^\$[\d.,]+$/),
    converted: null,
  })
  expect(euro.product).toMatchObject({
    price: {
      amount,
      currency: 'USD',
      formatted,
      converted: {
        amount: expect.stringMatching(/^\d+\.\d\d$/),
        currency: 'EUR',
        formatted: expect.stringMatching(/^€[\d.,]+$/),
        converted: null,
      },
    },
    availability: {
      selectedVariant: { price: { currency: 'USD', converted: { currency: 'EUR' } } },
    },
  })
})
