import { beforeEach, describe, expect, it } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const path = '/ecom/v1/carts/current'
const send = (method: string, rest = '', body?: unknown, headers?: Record<string, string>) =>
  shop.call(method, path + rest, { token, body, headers })
const add = async (slug: string, quantity?: number, options?: Record<string, unknown>) =>
  (await send('POST', '/add-to-cart', shop.line(slug, quantity, options))).body.cart
const boneSmall = { options: { Color: 'Bone', Size: 'Small' } }
const code = (body: { details: { applicationError: { code: string } } }) =>
  body.details.applicationError.code

describe('coupons', () => {
  it.each([
    ['NOPE', 404, 'ERROR_COUPON_DOES_NOT_EXIST'],
    ['LASTYEAR', 409, 'ERROR_COUPON_HAS_EXPIRED'],
    ['NEXTYEAR', 409, 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
    ['FIRST50', 409, 'ERROR_COUPON_USAGE_EXCEEDED'],
    ['PAUSED', 409, 'ERROR_COUPON_IS_DISABLED'],
    ['BIG20', 428, 'ERROR_COUPON_NOT_APPLICABLE'],
  ])('%s is refused with %d %s and changes nothing', async (couponCode, status, refusal) => {
    const before = await add('morning-mug', 1, boneSmall)
    const answer = await send('PATCH', '', { couponCode, cartInfo: { buyerNote: 'x' } })
    expect(answer.status).toBe(status)
    expect(code(answer.body)).toBe(refusal)
    expect((await send('GET')).body.cart).toEqual(before)
  })

  it('a second one replaces the first, removing leaves none', async () => {
    await add('morning-mug', 1, boneSmall)
    await send('PATCH', '', { couponCode: 'spring10' })
    const { cart } = (await send('PATCH', '', { couponCode: 'FIVEOFF' })).body
    expect(cart.appliedDiscounts).toMatchObject([{ coupon: { code: 'FIVEOFF' } }])
    expect((await send('POST', '/remove-coupon', {})).body.cart.appliedDiscounts).toEqual([])
  })

  it('one that stopped applying shows inside the estimate’s 200', async () => {
    const { lineItems } = await add('morning-mug', 4, boneSmall)
    await send('PATCH', '', { couponCode: 'BIG20' })
    const estimate = async () => (await send('POST', '/estimate-totals', {})).body
    expect((await estimate()).appliedDiscounts).toMatchObject([
      { coupon: { code: 'BIG20', amount: { amount: '20' } }, discountType: 'GLOBAL' },
    ])
    const fewer = { lineItems: [{ id: lineItems[0].id, quantity: 1 }] }
    await send('POST', '/update-line-items-quantity', fewer)
    const after = await estimate()
    expect(after.appliedDiscounts).toEqual([])
    expect(after.priceSummary.discount.amount).toBe('0')
    expect(after.calculationErrors.couponCalculationError.applicationError.code).toBe(
      'ERROR_COUPON_NOT_APPLICABLE',
    )
  })
})

describe('the estimate', () => {
  it('works with an empty body, also for an empty cart', async () => {
    await send('POST', '/add-to-cart', {})
    const { status, body } = await send('POST', '/estimate-totals', {})
    expect(status).toBe(200)
    expect(body).toMatchObject({
      calculatedLineItems: [],
      priceSummary: { total: { amount: '0' } },
    })
  })

  it('remembers the cart’s own address and delivery', async () => {
    await add('morning-mug', 1, boneSmall)
    const cartInfo = {
      contactInfo: { address: { country: 'DE' } },
      selectedShippingOption: { code: 'eu-express' },
    }
    await send('PATCH', '', { cartInfo })
    const { body } = await send('POST', '/estimate-totals', {
      selectedShippingOption: { code: 'eu-standard' },
    })
    expect(body.shippingInfo).toMatchObject({
      region: { name: 'Europe' },
      selectedCarrierServiceOption: { code: 'eu-express', requestedShippingOption: true },
    })
    expect(body.priceSummary).toMatchObject({ tax: { amount: '11.4' }, total: { amount: '71.4' } })
    expect(body.payNow).toEqual(body.priceSummary)
  })

  it('reports an address without delivery', async () => {
    await add('morning-mug', 1, boneSmall)
    const { body } = await send('POST', '/estimate-totals', { shippingAddress: { country: 'AQ' } })
    expect(body.calculationErrors.generalShippingCalculationError.applicationError.code).toBe(
      'NO_DELIVERY_TO_ADDRESS',
    )
    expect(body.shippingInfo.carrierServiceOptions).toEqual([])
  })
})

describe('what cannot be ordered costs nothing', () => {
  const stock = (slug: string, quantity: number) =>
    shop.call('POST', '/_control/stock', { body: { slug, quantity } })

  it('a sold-out line leaves the sums, the coupon’s minimum and the delivery of the rest', async () => {
    await add('morning-mug', 4, boneSmall)
    await add('hand-trowel')
    const address = { shippingAddress: { country: 'US', subdivision: 'US-NY' } }
    const estimate = async () => (await send('POST', '/estimate-totals', address)).body
    await send('PATCH', '', { couponCode: 'BIG20' })
    expect((await estimate()).priceSummary.discount.amount).toBe('20')
    const alone = shop.line('hand-trowel')
    await stock('morning-mug', 0)
    const left = await estimate()
    const other = await shop.visitor()
    await shop.call('POST', `${path}/add-to-cart`, { token: other, body: alone })
    const expected = await shop.call('POST', `${path}/estimate-totals`, {
      token: other,
      body: address,
    })
    expect(left.priceSummary).toEqual(expected.body.priceSummary)
    expect(left.calculationErrors.couponCalculationError.applicationError.code).toBe(
      'ERROR_COUPON_NOT_APPLICABLE',
    )
    expect((await send('GET')).body.cart.subtotal).toEqual(expected.body.cart.subtotal)
  })
})
