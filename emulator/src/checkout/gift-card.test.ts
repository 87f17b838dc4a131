import { beforeEach, describe, expect, it } from 'vitest'
import { buyer } from '../testing/buyer.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})

const carts = '/ecom/v1/carts/current'
const boneSmall = { options: { Color: 'Bone', Size: 'Small' } }

/** Fills a new visitor's cart with two mugs, of 56 dollars, and begins a checkout. */
async function beginCheckout(slug = 'morning-mug', options: Record<string, unknown> = boneSmall) {
  const token = await shop.visitor()
  const post = (path: string, body: object) => shop.call('POST', path, { token, body })
  await post(`${carts}/add-to-cart`, shop.line(slug, 2, options))
  const made = await post(`${carts}/create-checkout`, { channelType: 'WEB' })
  const id: string = made.body.checkoutId
  const path = `/ecom/v1/checkouts/${id}`
  return {
    id,
    post,
    apply: (giftCardCode: string, more: object = {}) =>
      shop.call('PATCH', path, { token, body: { checkout: { id }, giftCardCode, ...more } }),
    remove: () => post(`${path}/remove-gift-card`, { id }),
    read: async () => (await shop.call('GET', path, { token })).body.checkout,
    estimate: async () => (await post(`${carts}/estimate-totals`, {})).body,
  }
}

const balanceOf = (code: string) => shop.state.giftCards.by('code', code)[0]?.balance

describe('a gift card on a checkout', () => {
  it('pays a part, and never shows its code', async () => {
    const { apply, estimate } = await beginCheckout()
    const { status, body } = await apply('halden25-4711')
    expect(status).toBe(200)
    expect(body.checkout.giftCard).toMatchObject({
      obfuscatedCode: '*********4711',
      amount: { amount: '25', formattedAmount: '$25.00' },
    })
    expect(body.checkout.priceSummary).toMatchObject({
      subtotal: { amount: '56' },
      total: { amount: '31' },
    })
    expect(JSON.stringify(body)).not.toContain('HALDEN25')
    expect(await estimate()).toMatchObject({
      giftCard: { amount: { amount: '25' } },
      priceSummary: { total: { amount: '31' } },
      payNow: { total: { amount: '31' } },
    })
  })

  it('pays the requested amount at most', async () => {
    const { apply } = await beginCheckout()
    const { body } = await apply('HALDEN25-4711', { giftCardRedeemAmount: '10' })
    expect(body.checkout.giftCard).toMatchObject({
      amount: { amount: '10' },
      requestedAmount: { amount: '10' },
    })
  })

  it.each([
    ['NOSUCHCARD', 404, 'GIFT_CARD_NOT_FOUND'],
    ['NOSUCH_CARD', 400, 'GIFT_CARD_CODE_INVALID'],
    ['HALDEN0-1357', 409, 'GIFT_CARD_IS_EMPTY'],
    ['HALDENOLD-2468', 409, 'GIFT_CARD_EXPIRED'],
    ['HALDENOFF-9753', 409, 'GIFT_CARD_DISABLED'],
  ])('%s is refused with %i %s', async (code, status, reason) => {
    const { apply, read } = await beginCheckout()
    const answer = await apply(code)
    expect(answer.status).toBe(status)
    expect(answer.body.details.applicationError.code).toBe(reason)
    expect((await read()).giftCard).toBeUndefined()
  })

  it('is refused when the code is too short, when nothing changes, and by a site that redeems none', async () => {
    const { apply } = await beginCheckout()
    const short = await apply('1234567')
    expect(short.body.details.validationError.fieldViolations[0].field).toBe('giftCardCode')
    expect((await apply('')).status).toBe(400)
    await shop.call('PATCH', '/_control/site', { body: { redeemsGiftCards: false } })
    expect((await apply('HALDEN25-4711')).status).toBe(403)
  })

  it('stays while the cart changes, until it is removed', async () => {
    const { post, apply, remove, estimate, read } = await beginCheckout()
    await apply('HALDEN25-4711')
    await post(`${carts}/add-to-cart`, shop.line('morning-mug', 1, boneSmall))
    expect((await estimate()).priceSummary.total.amount).toBe('59')
    await post(`${carts}/create-checkout`, { channelType: 'WEB' })
    expect(await read()).toMatchObject({
      giftCard: { amount: { amount: '25' } },
      priceSummary: { total: { amount: '59' } },
    })
    expect((await remove()).body.checkout.giftCard).toBeUndefined()
    expect((await remove()).status).toBe(200)
    expect((await estimate()).giftCard).toBeUndefined()
  })

  it('pays nothing once it is spent, or beside a gift card in the cart', async () => {
    const { apply, post, estimate } = await beginCheckout()
    await apply('HALDEN25-4711')
    await post(`${carts}/add-to-cart`, shop.line('gift-card', 1, { options: { Amount: '$25' } }))
    const beside = await estimate()
    expect(beside.giftCard.amount.amount).toBe('0')
    expect(beside.priceSummary.total.amount).toBe('81')
    expect(beside.calculationErrors.giftCardCalculationError.applicationError.code).toBe(
      'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    )
    const types = beside.cart.lineItems.map(
      (line: { itemType: { preset: string } }) => line.itemType.preset,
    )
    expect(types).toEqual(['PHYSICAL', 'GIFT_CARD'])
  })

  it('moves to the member’s cart at sign-in', async () => {
    const { mergeCarts } = await import('../cart/merge-carts.ts')
    const { apply, id } = await beginCheckout()
    await apply('HALDEN25-4711')
    const visitor = shop.state.checkouts.get(id)?.owner ?? ''
    const other = await beginCheckout()
    const own = shop.state.checkouts.get(other.id)
    if (!own) throw new Error('no checkout')
    const member = own.owner
    shop.state.transaction(() => mergeCarts({ visitor, member }, shop))
    expect((await other.estimate()).giftCard.amount.amount).toBe('25')
  })
})

describe('paying', () => {
  const person = { ...buyer, delivery: 'us-express' }

  async function page({ id, post }: Awaited<ReturnType<typeof beginCheckout>>) {
    const made = await post('/_api/redirects-api/v1/redirect-session', {
      ecomCheckout: { checkoutId: id },
      callbacks: { postFlowUrl: 'http://localhost:3000/back' },
    })
    const url = made.body.redirectSession.fullUrl.replace('http://platform.localhost:4000', '')
    const submit = (form: Record<string, string>) =>
      shop.call('POST', url, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      })
    const opened = (await shop.call('GET', url)).body as string
    const cardBalance = /name="cardBalance" value="([^"]*)"/.exec(opened)?.[1] ?? ''
    return { opened, submit, pay: () => submit({ ...person, cardBalance, action: 'pay' }) }
  }

  it('shows the card and what is left to pay, and takes it off once', async () => {
    const one = await beginCheckout()
    await one.apply('HALDEN25-4711')
    const { submit, pay } = await page(one)
    const { body } = await submit({ ...person, action: 'update' })
    expect(body).toContain('<dt>Gift card •••• 4711</dt><dd>−$25.00</dd>')
    expect(body).toContain('<dt class="last">Left to pay</dt><dd class="last">$55.57</dd>')
    expect(body).toContain('Pay $55.57')
    expect(body).toContain('<small>Left to pay</small>')
    const answers = await Promise.all([pay(), pay()])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(balanceOf('HALDEN25-4711')).toBe('0')
    const orders = shop.state.orders.all().filter(({ seeded }) => !seeded)
    expect(orders).toHaveLength(1)
    // The card is a payment: the value of the order is unchanged.
    expect(orders[0]?.order).toMatchObject({
      priceSummary: { total: { amount: '80.57', formattedAmount: '$80.57' } },
      balanceSummary: { paid: { amount: '80.57' } },
    })
    expect(await one.read()).toMatchObject({
      completed: true,
      giftCard: { amount: { amount: '25' } },
      priceSummary: { total: { amount: '55.57' } },
    })
  })

  it('leaves the rest on a card that covers everything', async () => {
    const one = await beginCheckout()
    await one.apply('HALDEN500-8246')
    const { submit, pay } = await page(one)
    expect((await submit({ ...person, action: 'update' })).body).toContain('Place the order')
    expect((await pay()).status).toBe(303)
    expect(balanceOf('HALDEN500-8246')).toBe('419.43')
  })

  it('never overdraws a card that pays for two orders at the same time', async () => {
    const buyers = [await beginCheckout(), await beginCheckout()]
    for (const { apply } of buyers) await apply('HALDEN25-4711')
    const pages = [await page(buyers[0] as never), await page(buyers[1] as never)]
    const answers = await Promise.all(pages.map(({ pay }) => pay()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(balanceOf('HALDEN25-4711')).toBe('0')
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toContain('Less is left on the gift card')
  })

  it('goes on without a card that no longer applies', async () => {
    const one = await beginCheckout()
    await one.apply('HALDEN25-4711')
    const { submit, pay } = await page(one)
    const [card] = shop.state.giftCards.by('code', 'HALDEN25-4711')
    if (!card) throw new Error('no card')
    shop.state.transaction(() => shop.state.giftCards.put({ ...card, disabled: true }))
    const refused = await pay()
    expect(refused.status).toBe(409)
    expect(refused.body).toContain('value="drop-gift-card"')
    await submit({ action: 'drop-gift-card' })
    expect((await pay()).status).toBe(303)
    expect(balanceOf('HALDEN25-4711')).toBe('25')
  })
})
