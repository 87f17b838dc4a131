// Fields that our own pages do not show, with the values of the embedded platform: the estimate of a cart, and its
// checkout.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { addToCart, type CartPayload } from './support/documents.ts'
import { fillCart } from './support/products.ts'
import { amountOf, anyId, anyTime } from './support/shapes.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
})

describe('CartEstimate', () => {
  const toNewYork = 'shippingAddress: { country: "US", subdivision: "US-NY", city: "Troy" }'

  test('prices, tax and every line', async () => {
    const { price, compareAtPrice } = await fillCart(shopper)
    const { cartEstimate } = await shopper.query<{
      cartEstimate: { priceSummary: Record<string, { amount: string }> }
    }>(`{ cartEstimate(input: { calculateAdditionalFees: true, ${toNewYork} }) {
      currency weightUnit giftCard { obfuscatedCode } additionalFees { name } appliedDiscounts { kind }
      payNow { total { amount } } payLater { total { amount } }
      priceSummary { subtotal { amount } shipping { amount } tax { amount } discount { amount } totalAdditionalFees { amount } total { amount } }
      taxSummary { taxableAmount { amount } totalTax { amount } rateType manualRateReason autoTaxFallbackReason }
      lines { taxableAddress paymentOption price { amount } fullPrice { amount } priceBeforeDiscounts { amount } total { amount }
        totalBeforeTax { amount } totalAfterTax { amount } discount { amount }
        taxDetails { rate totalTax { amount } breakdown { jurisdiction jurisdictionType name rate taxType nonTaxableAmount { amount } taxableAmount { amount } } } } } }`)
    const both = amountOf(2 * Number(price.amount))
    const { tax, shipping, total } = cartEstimate.priceSummary
    const lineTax = amountOf(Number(both.amount) * 0.08875)
    const part = (jurisdictionType: string, rate: string) => ({
      jurisdiction: expect.any(String),
      jurisdictionType,
      name: expect.any(String),
      rate,
      taxType: expect.any(String),
      nonTaxableAmount: amountOf(0),
      taxableAmount: both,
    })
    expect(Number(total?.amount)).toBeCloseTo(
      Number(both.amount) + Number(tax?.amount) + Number(shipping?.amount),
      2,
    )
    expect(cartEstimate).toMatchObject({
      currency: 'USD',
      weightUnit: 'KG',
      giftCard: null,
      additionalFees: [],
      appliedDiscounts: [],
      payNow: { total },
      payLater: { total: amountOf(0) },
      priceSummary: { subtotal: both, discount: amountOf(0), totalAdditionalFees: amountOf(0) },
      taxSummary: {
        totalTax: tax,
        rateType: 'MANUAL_RATE',
        manualRateReason: 'REGION_SETTING_TO_MANUAL',
        autoTaxFallbackReason: null,
      },
      lines: [
        {
          taxableAddress: 'SHIPPING',
          paymentOption: 'FULL_PAYMENT_ONLINE',
          price: price,
          fullPrice: compareAtPrice ?? price,
          priceBeforeDiscounts: price,
          total: both,
          totalBeforeTax: both,
          totalAfterTax: amountOf(Number(both.amount) + Number(lineTax.amount)),
          discount: amountOf(0),
          taxDetails: {
            rate: '0.08875',
            totalTax: lineTax,
            breakdown: [part('STATE', '0.04'), part('CITY', '0.045'), part('SPECIAL', '0.00375')],
          },
        },
      ],
    })
  })

  test('delivery options, with pickup times', async () => {
    await fillCart(shopper)
    const { cartEstimate } = await shopper.query<{
      cartEstimate: { shippingInfo: { options: { code: string }[] } }
    }>(`{ cartEstimate(input: { ${toNewYork} }) { shippingInfo { regionId regionName
      selected { code requested taxDetails { rate } } options { carrierId code title price { amount } otherCharges { type }
        logistics { deliveryTime instructions deliveryTimeSlot { startsAt endsAt } pickup { method address { city } } } } } } }`)
    const { shippingInfo } = cartEstimate
    expect(shippingInfo).toMatchObject({
      regionId: anyId,
      regionName: 'United States',
      selected: { code: 'us-standard', requested: true, taxDetails: { rate: '0.08875' } },
    })
    expect(shippingInfo.options.map(({ code }) => code)).toEqual([
      'us-standard',
      'us-express',
      'us-pickup',
    ])
    expect(shippingInfo.options[0]).toMatchObject({
      carrierId: anyId,
      otherCharges: [],
      logistics: { instructions: null, deliveryTimeSlot: null, pickup: null },
    })
    expect(shippingInfo.options[2]).toEqual({
      carrierId: anyId,
      code: 'us-pickup',
      title: 'Pick up in Hudson',
      price: amountOf(0),
      otherCharges: [],
      logistics: {
        deliveryTime: expect.stringContaining('business day'),
        instructions: expect.stringContaining('order number'),
        deliveryTimeSlot: {
          startsAt: expect.stringMatching(/T1[45]:00:00.000Z$/),
          endsAt: expect.stringMatching(/T2[23]:00:00.000Z$/),
        },
        pickup: { method: 'STORE_PICKUP', address: { city: 'Hudson' } },
      },
    })
  })

  test('a membership that could pay for a line, with the reason why it cannot yet', async () => {
    const lineId = await addDigital()
    const { cartEstimate } = await shopper.query<{ cartEstimate: unknown }>(
      `{ cartEstimate { membershipOptions { eligible { id } selected { id }
        invalid { reason membership { id appId name lineIds expiresAt creditsTotal creditsRemaining } } } } }`,
    )
    const membership = {
      id: anyId,
      appId: anyId,
      name: 'Halden Circle',
      lineIds: [lineId],
      expiresAt: anyTime,
      creditsTotal: null,
      creditsRemaining: null,
    }
    const invalid = [{ membership, reason: 'Sign in to use your membership' }]
    expect(cartEstimate).toEqual({
      membershipOptions: { eligible: [], selected: [], invalid },
    })
  })
})

/** Adds a digital product to the cart; returns the id of its line. */
async function addDigital(): Promise<string> {
  const { collection } = await shopper.query<{
    collection: { products: { nodes: { id: string; options: unknown[] }[] } }
  }>('{ collection(slug: "digital") { products { nodes { id options { name } } } } }')
  const productId = collection.products.nodes.find(({ options }) => options.length === 0)?.id
  const { addToCart: added } = await shopper.query<{ addToCart: CartPayload }>(addToCart, {
    input: { lines: [{ productId, quantity: 1 }] },
  })
  return added.cart?.lines[0]?.id ?? 'none'
}

test('Checkout', async () => {
  const { name, price } = await fillCart(shopper)
  const { createCheckout } = await shopper.query<{ createCheckout: unknown }>(`mutation {
    createCheckout(input: { email: "ada@example.test" }) { problems { code } checkout { id cartId purchaseFlowId
    currency paymentCurrency conversionCurrency buyerLanguage siteLanguage weightUnit channelType taxIncludedInPrices
    completed createdAt createdBy { kind id } buyerInfo { email } customFields { title value }
    lines { name quantity price { amount } image { url } } priceSummary { subtotal { amount } } payLater { total { amount } }
    membershipOptions { eligible { id } invalid { reason } selected { id } } payAfterFreeTrial { total { amount } } } } }`)
  expect(createCheckout).toEqual({
    problems: [],
    checkout: {
      id: anyId,
      cartId: anyId,
      purchaseFlowId: anyId,
      currency: 'USD',
      paymentCurrency: 'USD',
      conversionCurrency: 'USD',
      buyerLanguage: 'en',
      siteLanguage: 'en',
      weightUnit: 'KG',
      channelType: 'WEB',
      taxIncludedInPrices: false,
      completed: false,
      createdAt: anyTime,
      createdBy: { kind: 'VISITOR', id: anyId },
      buyerInfo: { email: 'ada@example.test' },
      customFields: [],
      lines: [
        {
          name,
          quantity: 2,
          price: price,
          image: { url: expect.stringContaining(`${stack().platformUrl}/media/`) },
        },
      ],
      priceSummary: { subtotal: amountOf(2 * Number(price.amount)) },
      payLater: { total: amountOf(0) },
      membershipOptions: { eligible: [], invalid: [], selected: [] },
      payAfterFreeTrial: null,
    },
  })
})
