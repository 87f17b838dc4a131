// docs/contract/real-site.md §7, row M: reads without the token of a write show the state before it, for a moment.
import { consistencyHeader } from '@vitrine/platform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maraId, path as members, useMembers } from './testing/members-kit.ts'
import { elevatedHeaders, type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
let token: string
beforeEach(async () => {
  // Only the clock of the platform ends the moment.
  vi.useFakeTimers({ toFake: ['Date'] })
  shop = await testShop()
  token = await shop.visitor()
})

afterEach(() => {
  vi.useRealTimers()
})

const cartPath = '/ecom/v1/carts/current'
const slug = 'hand-trowel'
/** Sends no token of a write. */
const without = { [consistencyHeader]: '' }

const add = (quantity = 1) =>
  shop.call('POST', `${cartPath}/add-to-cart`, { token, body: shop.line(slug, quantity) })
const read = (headers: Record<string, string> = {}) =>
  shop.call('GET', cartPath, { token, headers })
const quantityIn = ({ body }: { body: { cart?: { lineItems: { quantity: number }[] } } }) =>
  body.cart?.lineItems[0]?.quantity

const later = (seconds: number) =>
  shop.call('POST', '/_control/clock', { body: { advanceSeconds: seconds } })

describe('row M: the cart', () => {
  it('is the one before a write for reads without its token, for a moment', async () => {
    await add()
    await later(1)
    const written = await add(2)
    expect(written.headers[consistencyHeader]).toMatch(/^[\w-]+$/)
    expect(quantityIn(await read(without))).toBe(1)
    expect(quantityIn(await read())).toBe(3)
    // A read puts nothing in place of what is stored.
    expect(quantityIn(await read(without))).toBe(1)
    await later(1)
    expect(quantityIn(await read(without))).toBe(3)
  })

  it('does not exist for them after its first write, and still does after its removal', async () => {
    await add()
    expect((await read(without)).status).toBe(404)
    await later(1)
    await shop.call('DELETE', cartPath, { token })
    expect((await read(without)).status).toBe(200)
    expect((await read()).status).toBe(404)
  })

  it('has the state of an older write for its token', async () => {
    const first = String((await add()).headers[consistencyHeader])
    await add(2)
    expect(quantityIn(await read({ [consistencyHeader]: first }))).toBe(1)
    expect((await read(without)).status).toBe(404)
    expect((await read({ [consistencyHeader]: 'of-another-platform' })).status).toBe(404)
  })

  it('is estimated in the same state, while writes act on the present one', async () => {
    await add()
    await later(1)
    await add(2)
    const estimate = (headers = {}) =>
      shop.call('POST', `${cartPath}/estimate-totals`, { token, headers, body: {} })
    const subtotal = async (headers = {}) =>
      Number((await estimate(headers)).body.priceSummary.subtotal.amount)
    expect((await subtotal()) / (await subtotal(without))).toBe(3)
    const body = shop.line(slug, 4)
    const added = await shop.call('POST', `${cartPath}/add-to-cart`, {
      token,
      headers: without,
      body,
    })
    expect(quantityIn(added)).toBe(7)
  })

  it('has one state where the site is set so', async () => {
    await shop.call('PATCH', '/_control/site', { body: { readLagMs: 0 } })
    await add()
    expect(quantityIn(await read(without))).toBe(1)
  })
})

describe('row M: answers', () => {
  it('have no token of reads, of refusals and of other writes', async () => {
    await add()
    const refused = await shop.call('PATCH', cartPath, { token, body: { couponCode: 'NONE' } })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const product = shop.product('morning-mug')
    const changed = await shop.call('PATCH', `/stores/v1/products/${product.id}`, {
      headers: elevatedHeaders,
      body: { product: { name: 'Evening mug' } },
    })
    expect(changed.status).toBe(200)
    for (const { headers } of [await read(), refused, changed]) {
      expect(headers).not.toHaveProperty(consistencyHeader)
    }
  })
})

it('row M: a checkout is missing for a moment', async () => {
  await add()
  const made = await shop.call('POST', `${cartPath}/create-checkout`, {
    token,
    body: { channelType: 'WEB' },
  })
  const readCheckout = (headers = {}) =>
    shop.call('GET', `/ecom/v1/checkouts/${made.body.checkoutId}`, { token, headers })
  expect((await readCheckout(without)).status).toBe(404)
  expect((await readCheckout()).status).toBe(200)
})

describe('row M: the member', () => {
  let mara: string
  let calls: TestShop
  const { patch } = useMembers((fresh) => {
    mara = fresh.mara
    calls = fresh.shop
  })

  it('has the former profile for a moment, by the call of the member alone', async () => {
    await patch(maraId, { profile: { nickname: 'Marina' } })
    const nicknameBy = async (rest: string, headers = {}) =>
      (await calls.call('GET', `${members}/${rest}`, { token: mara, headers })).body.member.profile
        .nickname
    expect(await nicknameBy('my', without)).not.toBe('Marina')
    expect(await nicknameBy('my')).toBe('Marina')
    expect(await nicknameBy(maraId, without)).toBe('Marina')
  })
})
