import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  failureOf,
  lineOf,
  mugOf,
  type Platform,
  type Shopper,
  shopper,
  startPlatform,
} from './official-client.ts'

let platform: Platform
let client: Shopper
let mug: string
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())
beforeEach(async () => {
  client = shopper(platform.clientId)
  mug = await mugOf(client)
})

const bone = { Color: 'Bone', Size: 'Small' }
const address = {
  country: 'US',
  subdivision: 'US-NY',
  addressLine1: '1 Main Street',
  city: 'New York',
  postalCode: '10001',
}
const add = (quantity = 2) =>
  client.currentCart.addToCurrentCart({ lineItems: [lineOf(mug, quantity, bone)] })

describe('the nine calls', () => {
  it('add to cart, get', async () => {
    const { cart } = await add()
    const line = cart?.lineItems?.[0]
    expect(line).toMatchObject({
      quantity: 2,
      productName: { original: 'Morning Mug' },
      price: { amount: '28', formattedAmount: '$28.00' },
      availability: { status: 'AVAILABLE', quantityAvailable: 48 },
      catalogReference: { catalogItemId: mug },
    })
    // The SDK makes these out of the wire's objects.
    expect(line?.image).toMatch(/^wix:image:\/\/v1\/.+#originWidth=1200&originHeight=1500$/)
    expect(line?.url).toBe('http://localhost:3000/p/morning-mug')
    const read = await client.currentCart.getCurrentCart()
    expect(read).toEqual(cart)
    expect(read._createdDate).toBeInstanceOf(Date)
    expect(read.buyerInfo?.visitorId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('update: note, contact and coupon; remove the coupon', async () => {
    await add()
    const cart = await client.currentCart.updateCurrentCart({
      cartInfo: { buyerNote: 'Ring twice', contactInfo: { address } },
      couponCode: 'spring10',
    })
    expect(cart).toMatchObject({ buyerNote: 'Ring twice', contactInfo: { address } })
    expect(cart.appliedDiscounts?.[0]?.coupon?.code).toBe('SPRING10')
    const removed = await client.currentCart.removeCouponFromCurrentCart()
    expect(removed.cart?.appliedDiscounts).toEqual([])
  })

  it('change a quantity, remove lines, delete', async () => {
    const { cart } = await add()
    const _id = cart?.lineItems?.[0]?._id ?? ''
    const changed = await client.currentCart.updateCurrentCartLineItemQuantity([
      { _id, quantity: 100 },
    ])
    expect(changed.cart?.lineItems?.[0]?.quantity).toBe(48)
    const emptied = await client.currentCart.removeLineItemsFromCurrentCart([_id])
    expect(emptied.cart?.lineItems).toEqual([])
    await client.currentCart.deleteCurrentCart()
    expect((await failureOf(client.currentCart.getCurrentCart())).status).toBe(404)
  })

  it('estimate: empty, then with an address', async () => {
    await add()
    const products = await client.currentCart.estimateCurrentCartTotals()
    expect(products.priceSummary?.total?.amount).toBe('56')
    const estimate = await client.currentCart.estimateCurrentCartTotals({
      shippingAddress: address,
      selectedShippingOption: { code: 'us-express' },
    })
    expect(estimate.shippingInfo?.selectedCarrierServiceOption).toMatchObject({
      code: 'us-express',
      requestedShippingOption: true,
    })
    expect(estimate.priceSummary).toMatchObject({
      subtotal: { amount: '56' },
      shipping: { amount: '18' },
      tax: { amount: '6.57' },
      total: { amount: '80.57', formattedAmount: '$80.57' },
    })
    const pickup = estimate.shippingInfo?.carrierServiceOptions?.[2]?.shippingOptions?.[0]
    expect(pickup?.logistics?.pickupDetails?.address?.addressLine1).toBe('48 Warren Street')
  })

  it('create a checkout: a repeat refreshes the same one', async () => {
    await add()
    const channelType = 'WEB' as const
    const first = await client.currentCart.createCheckoutFromCurrentCart({ channelType })
    await add(1)
    const second = await client.currentCart.createCheckoutFromCurrentCart({ channelType })
    expect(second.checkoutId).toBe(first.checkoutId)
    const cart = await client.currentCart.getCurrentCart()
    expect(cart.checkoutId).toBe(first.checkoutId)
  })
})

describe('refusals', () => {
  it('no cart: exactly OWNED_CART_NOT_FOUND', async () => {
    const failure = await failureOf(client.currentCart.getCurrentCart())
    expect(failure.details?.applicationError?.code).toBe('OWNED_CART_NOT_FOUND')
    expect(failure.details?.requestId).toMatch(/^\d+\.\d+$/)
  })

  it('a broken rule: the SDK’s own INVALID_ARGUMENT text', async () => {
    const failure = await failureOf(add(0))
    expect(JSON.parse(failure.message).message).toMatch(/^INVALID_ARGUMENT: .*quantity/)
    expect(failure.details?.validationError?.fieldViolations).toMatchObject([
      { field: 'options.lineItems[0].quantity', violatedRule: 'MIN' },
    ])
  })

  it.each([
    ['NOPE', 'ERROR_COUPON_DOES_NOT_EXIST'],
    ['LASTYEAR', 'ERROR_COUPON_HAS_EXPIRED'],
    ['NEXTYEAR', 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
    ['FIRST50', 'ERROR_COUPON_USAGE_EXCEEDED'],
    ['PAUSED', 'ERROR_COUPON_IS_DISABLED'],
  ])('coupon %s: %s', async (couponCode, code) => {
    await add()
    const failure = await failureOf(client.currentCart.updateCurrentCart({ couponCode }))
    expect(failure.details?.applicationError?.code).toBe(code)
  })

  it('a custom line needs elevated rights', async () => {
    const customLineItems = [{ price: '5', itemType: { preset: 'SERVICE' as const } }]
    const failure = await failureOf(client.currentCart.addToCurrentCart({ customLineItems }))
    expect(failure.status).toBe(403)
  })

  it('an unknown product is accepted and adds nothing', async () => {
    const unknown = '11111111-1111-4111-8111-111111111111'
    const { cart } = await client.currentCart.addToCurrentCart({
      lineItems: [lineOf(unknown, 1, {})],
    })
    expect(cart?.lineItems).toEqual([])
  })
})
