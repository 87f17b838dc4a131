import { beforeEach, describe, expect, it } from 'vitest'
import { buyer } from '../testing/buyer.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const callbacks = {
  postFlowUrl: 'http://localhost:3000/back',
  thankYouPageUrl: 'http://localhost:3000/thanks?a=b',
  cartPageUrl: 'http://localhost:3000/cart',
}
const boneSmall = { options: { Color: 'Bone', Size: 'Small' } }
const person = { ...buyer, email: 'Ada@shop.test' }

async function checkoutOf(
  slug = 'morning-mug',
  options: Record<string, unknown> | undefined = boneSmall,
) {
  await shop.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    token,
    body: shop.line(slug, 2, options),
  })
  const body = { channelType: 'WEB' }
  const answer = await shop.call('POST', '/ecom/v1/carts/current/create-checkout', { token, body })
  return answer.body.checkoutId as string
}

async function pageOf(checkoutId: string, own: object = callbacks) {
  const body = { ecomCheckout: { checkoutId }, callbacks: own }
  const url = '/_api/redirects-api/v1/redirect-session'
  const { redirectSession } = (await shop.call('POST', url, { token, body })).body
  return redirectSession.fullUrl.replace('http://platform.localhost:4000', '') as string
}

const submit = (url: string, form: Record<string, string>) =>
  shop.call('POST', url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
const placedHere = () => shop.state.orders.all().filter((one) => !one.seeded)
const bone = () => shop.product('morning-mug').variants[0]?.quantity

describe('the hosted checkout', () => {
  it('shows the order, then options and totals for an address', async () => {
    const url = await pageOf(await checkoutOf())
    const first = await shop.call('GET', url)
    expect(first.body).toContain('Morning Mug')
    expect(first.body).toContain('Choose a country')
    const updated = await submit(url, { ...person, delivery: 'us-express', action: 'update' })
    expect(updated.body).toContain('Pick up in Hudson')
    expect(updated.body).toContain('Pay $80.57')
    expect((await shop.call('GET', url)).body).toContain('Ada@shop.test')
  })

  it.each([
    ['no country', {}, false],
    ['a country with states', { country: 'US' }, false],
    ['half a state', { country: 'US', subdivision: 'N' }, false],
    ['a state', { country: 'US', subdivision: 'NY' }, true],
    ['a country without states', { country: 'DE' }, true],
  ])('tax and total are amounts once their place is known: %s', async (_, place, isFinal) => {
    const url = await pageOf(await checkoutOf())
    const { body } = await submit(url, { ...place, action: 'update' })
    const later = '<span class="quiet later">Calculated with your address</span>'
    expect(body.includes(`<dt>Tax</dt><dd>${later}`)).toBe(!isFinal)
    expect(body.includes(`<dd class="last">${later}`)).toBe(!isFinal)
    const known = isFinal ? '' : ' <small>plus tax</small>'
    const amount = expect.stringMatching(
      new RegExp(`data-part="pay">Pay \\$[\\d.]+${known}</button>`),
    )
    // Delivery is not known without a country.
    if ('country' in place) expect(body).toEqual(amount)
    else expect(body).toContain('data-part="pay">Pay $56.00 <small>plus shipping and tax</small>')
  })

  it('an amount on the button is the one of the totals', async () => {
    const url = await pageOf(await checkoutOf())
    const { body } = await submit(url, { ...person, delivery: 'us-express', action: 'update' })
    expect(body).toContain('data-part="pay">Pay $80.57</button>')
    expect(body).toContain('<dd class="last">$80.57</dd>')
  })

  it.each([
    ['', 'You will be charged in US dollars (USD).'],
    ['&lang=de', 'Du zahlst in US-Dollar (USD).'],
  ])('names the currency of the charge below "%s"', async (lang, words) => {
    expect((await shop.call('GET', (await pageOf(await checkoutOf())) + lang)).body).toContain(
      words,
    )
  })

  it('has one way back, which is the cart page where the shop named one', async () => {
    const named = (await shop.call('GET', await pageOf(await checkoutOf()))).body
    expect(named.match(/href="http:\/\/localhost:3000\/cart"/g)).toHaveLength(1)
    expect(named).not.toContain('value="leave"')
    const { cartPageUrl: _, ...others } = callbacks
    const unnamed = (await shop.call('GET', await pageOf(await checkoutOf(), others))).body
    expect(unnamed).toContain('value="leave"')
    expect(unnamed).not.toContain('Back to the cart')
  })

  it('the button that calculates again is for pages without JavaScript', async () => {
    const { body } = await shop.call('GET', await pageOf(await checkoutOf()))
    const visible = String(body).replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    expect(body).toContain('value="update"')
    expect(visible).not.toContain('value="update"')
  })

  it('only places that need a state require one', async () => {
    const url = await pageOf(await checkoutOf())
    const labelOf = async (country: string) => {
      const { body } = await submit(url, { country, action: 'update' })
      return /data-part="state">([^<]*)</.exec(body)?.[1]
    }
    expect(await labelOf('US')).toBe('State or province')
    expect(await labelOf('DE')).toBe('State or province (optional)')
  })

  it('names what is missing and keeps what was typed', async () => {
    const url = await pageOf(await checkoutOf())
    const answer = await submit(url, {
      ...person,
      email: 'x',
      city: '',
      firstName: '<b>"Ada"',
      action: 'pay',
    })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('Enter an email address')
    expect(answer.body).toContain('Enter a city')
    expect(answer.body).toContain('value="&lt;b&gt;&quot;Ada&quot;"')
    expect(placedHere()).toHaveLength(0)
  })

  it('a declined card changes nothing', async () => {
    const url = await pageOf(await checkoutOf())
    const answer = await submit(url, { ...person, action: 'decline' })
    expect(answer.status).toBe(402)
    expect(answer.body).toContain('declined')
    expect(placedHere()).toHaveLength(0)
    expect(bone()).toBe(48)
  })

  it('paying makes one order, however often it is submitted', async () => {
    const id = await checkoutOf()
    await shop.call('PATCH', '/ecom/v1/carts/current', { token, body: { couponCode: 'ONCE15' } })
    await shop.call('POST', '/ecom/v1/carts/current/create-checkout', {
      token,
      body: { channelType: 'WEB' },
    })
    const url = await pageOf(id)
    const answers = [
      await submit(url, { ...person, action: 'pay' }),
      await submit(url, { ...person, action: 'pay' }),
      await shop.call('GET', url),
    ]
    const places = new Set(answers.map((answer) => answer.headers.location))
    expect(places.size).toBe(1)
    const [order] = (await shop.call('GET', '/_control/orders')).body
    expect([...places][0]).toBe(
      `http://localhost:3000/thanks?a=b&orderId=${order.id}&wixMemberLoggedIn=false`,
    )
    expect(order).toMatchObject({
      number: '10001',
      status: 'APPROVED',
      paymentStatus: 'PAID',
      fulfillmentStatus: 'NOT_FULFILLED',
      buyerInfo: { email: 'Ada@shop.test' },
      shippingInfo: {
        title: 'Standard',
        logistics: { shippingDestination: { address: { city: 'New York' } } },
      },
      priceSummary: { total: { formattedAmount: expect.stringMatching(/^\$/) } },
      activities: [{ activityType: 'ORDER_PLACED' }, { activityType: 'ORDER_PAID' }],
    })
    expect(bone()).toBe(46)
    expect(shop.state.coupons.by('code', 'ONCE15')[0]).toMatchObject({
      usageCount: 1,
      usedBy: { 'ada@shop.test': 1 },
    })
    expect((await shop.call('GET', '/ecom/v1/carts/current', { token })).status).toBe(404)
    const { checkout } = (await shop.call('GET', `/ecom/v1/checkouts/${id}`, { token })).body
    expect(checkout.completed).toBe(true)
    const mails = (await shop.call('GET', '/_control/outbox?to=ada@shop.test')).body
    expect(mails).toMatchObject([{ kind: 'order-confirmation' }])
  })

  it('refuses what sold out meanwhile, with a way back', async () => {
    const url = await pageOf(await checkoutOf())
    await shop.call('POST', '/_control/stock', { body: { slug: 'morning-mug', quantity: 1 } })
    const part = await submit(url, { ...person, action: 'pay' })
    expect(part.status).toBe(409)
    expect(part.body).toContain('Part of this order has sold out')
    expect(part.body).toContain('http://localhost:3000/cart')
    await shop.call('POST', '/_control/stock', { body: { slug: 'morning-mug', quantity: 0 } })
    const all = await submit(url, { ...person, action: 'pay' })
    expect(all.body).toContain('Everything in this order has sold out')
    expect(placedHere()).toHaveLength(0)
  })

  it('a coupon that stopped applying can be dropped', async () => {
    await shop.call('POST', '/ecom/v1/carts/current/add-to-cart', {
      token,
      body: shop.line('morning-mug', 1, boneSmall),
    })
    await shop.call('PATCH', '/ecom/v1/carts/current', { token, body: { couponCode: 'SPRING10' } })
    const url = await pageOf(await checkoutOf())
    const coupon = shop.state.coupons.by('code', 'SPRING10')[0]
    if (coupon) shop.state.coupons.put({ ...coupon, disabled: true })
    const refused = await submit(url, { ...person, action: 'pay' })
    expect(refused.status).toBe(409)
    expect(refused.body).toContain('Continue without the coupon')
    await submit(url, { action: 'drop-coupon' })
    expect((await submit(url, { ...person, action: 'pay' })).status).toBe(303)
  })

  it('leaving goes back, the cart stays', async () => {
    const url = await pageOf(await checkoutOf())
    const answer = await submit(url, { action: 'leave' })
    expect(answer.headers.location).toBe('http://localhost:3000/back?wixMemberLoggedIn=false')
    expect((await shop.call('GET', '/ecom/v1/carts/current', { token })).status).toBe(200)
  })

  it('digital products require no address', async () => {
    const digital = shop.state.products
      .all()
      .find((one) => one.productType === 'digital' && one.options.length === 0)
    const url = await pageOf(await checkoutOf(digital?.slug, {}))
    expect((await shop.call('GET', url)).body).toContain('Billing address')
    const { addressLine: _, city: __, postalCode: ___, ...short } = person
    expect((await submit(url, { ...short, action: 'pay' })).status).toBe(303)
    expect(placedHere()[0]?.order.fulfillmentStatus).toBe('FULFILLED')
  })

  it('shows its own thank-you page without a callback', async () => {
    const url = await pageOf(await checkoutOf(), {})
    const paid = await submit(url, { ...person, action: 'pay' })
    const thanks = await shop.call('GET', String(paid.headers.location))
    expect(thanks.body).toContain('Thank you')
  })
})

describe('a checkout read by the API', () => {
  it('is refreshed from the cart by a repeat, and hidden from other visitors', async () => {
    const id = await checkoutOf()
    expect(await checkoutOf()).toBe(id)
    const { checkout } = (await shop.call('GET', `/ecom/v1/checkouts/${id}?id=${id}`, { token }))
      .body
    expect(checkout.lineItems[0]).toMatchObject({
      quantity: 4,
      media: { width: 1200 },
      totalPriceBeforeTax: { amount: '112' },
    })
    expect(checkout.lineItems[0].image).toBeUndefined()
    expect(checkout.membershipOptions.selectedMemberships).toEqual({ memberships: [] })
    const byCart = await shop.call('GET', `/ecom/v1/checkouts/by-cart-id/${checkout.cartId}`, {
      token,
    })
    expect(byCart.body.checkout.id).toBe(id)
    const other = await shop.visitor()
    expect((await shop.call('GET', `/ecom/v1/checkouts/${id}`, { token: other })).status).toBe(404)
  })

  it('has a page address that works by itself, in the language of the request', async () => {
    const path = `/ecom/v1/checkouts/${await checkoutOf()}/checkout-url`
    const headers = { authorization: token, 'x-wix-linguist': 'de|de-de|false|x' }
    const { checkoutUrl } = (await shop.call('GET', path, { headers })).body
    const url = checkoutUrl.replace('http://platform.localhost:4000', '')
    expect((await shop.call('GET', url)).body).toMatch(/<html lang="de".*action="[^"]*lang=de"/s)
    expect((await shop.call('GET', url.replace(/key=[^&]*/, 'key=x'))).status).toBe(404)
  })

  it('needs an email beside an address, and lines', async () => {
    const sendRequest = (body: object) =>
      shop.call('POST', '/ecom/v1/carts/current/create-checkout', { token, body })
    await shop.call('POST', '/ecom/v1/carts/current/add-to-cart', { token, body: {} })
    expect((await sendRequest({ channelType: 'WEB' })).status).toBe(428)
    await checkoutOf()
    const shippingAddress = { country: 'US' }
    expect((await sendRequest({ channelType: 'WEB', shippingAddress })).status).toBe(400)
    expect(
      (await sendRequest({ channelType: 'WEB', shippingAddress, email: 'a@b.co' })).status,
    ).toBe(200)
  })

  it('the settings carry the shop’s brand', async () => {
    const { body } = await shop.call('GET', '/ecom/v1/checkout-settings', { token })
    expect(body.checkoutSettings.checkoutBrand.header).toMatchObject({
      text: 'Halden',
      alignment: 'CENTER',
      logo: { size: 'SMALL' },
    })
  })
})
