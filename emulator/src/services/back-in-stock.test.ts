import { storesAppId } from '@vitrine/platform'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../control/control-routes.ts'
import { codeOf, maraId } from '../testing/members-kit.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})

const path = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const asSite = (method: string, rest = '', body?: unknown) =>
  shop.call(method, path + rest, { headers: elevatedHeaders, body })

const jug = (options?: object) => ({
  appId: storesAppId,
  catalogItemId: shop.product('milk-jug').id,
  ...(options && { options }),
})
const sky = { options: { Color: 'Sky' } }
const request = (more: object = {}) => ({
  request: { catalogReference: jug(sky), email: 'ada@example.test', ...more },
  itemDetails: { name: 'Milk Jug', price: '34.00' },
})
const sendRequest = (more: object = {}) => asSite('POST', '', request(more))
const stock = (quantity: number, choices?: object) =>
  shop.call('POST', '/_control/stock', { body: { slug: 'milk-jug', choices, quantity } })
const statusOf = async (id: string) => (await asSite('GET', `/${id}`)).body.request.status
const notified = () =>
  shop.state.events
    .all()
    .filter(({ name }) => name.startsWith('BackInStock'))
    .map(({ name, payload }) => [
      name.slice('BackInStockRequest'.length),
      /"status":"(\w+)"/.exec(JSON.stringify(payload).replaceAll('\\', ''))?.[1],
    ])

describe('a request', () => {
  it('waits, is mailed once its choice is back, and says so in its states and events', async () => {
    const itemUrl = 'http://localhost:3000/p/milk-jug?Color=Sky'
    const { status, body } = await sendRequest({ itemUrl })
    expect(status).toBe(200)
    const { id } = body.request
    expect(body.request).toMatchObject({ status: 'RECEIVED', email: 'ada@example.test', itemUrl })
    expect(body.request).not.toHaveProperty('autoNotified')
    await stock(4, { Color: 'Rose' })
    expect(await statusOf(id)).toBe('RECEIVED')
    await stock(4, { Color: 'Sky' })
    expect((await asSite('GET', `/${id}`)).body.request).toMatchObject({
      status: 'NOTIFICATION_SENT',
      autoNotified: true,
    })
    expect(mailsTo(shop.state, 'ada@example.test')).toEqual([
      expect.objectContaining({ kind: 'back-in-stock', link: itemUrl }),
    ])
    await stock(9, { Color: 'Sky' })
    expect(mailsTo(shop.state, 'ada@example.test')).toHaveLength(1)
    await asSite('DELETE', `/${id}`)
    expect((await asSite('GET', `/${id}`)).status).toBe(404)
    expect(notified()).toEqual([
      ['Created', 'RECEIVED'],
      ['Updated', 'PROCESSING'],
      ['Updated', 'NOTIFICATION_SENT'],
      ['Deleted', undefined],
    ])
  })

  it('the owner’s own change of the stock or of what is shown counts as well', async () => {
    const product = shop.product('milk-jug')
    const { body } = await sendRequest({ catalogReference: jug() })
    await shop.call('POST', '/_control/visibility', { body: { slug: 'milk-jug', visible: false } })
    await stock(2)
    expect(await statusOf(body.request.id)).toBe('RECEIVED')
    const shown = await shop.call('PATCH', `/stores/v1/products/${product.id}`, {
      headers: elevatedHeaders,
      body: { product: { visible: true } },
    })
    expect(shown.status).toBe(200)
    expect(await statusOf(body.request.id)).toBe('NOTIFICATION_SENT')
    const [mail] = mailsTo(shop.state, 'ada@example.test')
    expect(mail?.link).toBe('http://localhost:3000/p/milk-jug')
  })

  it('a mail that cannot be sent', async () => {
    const { body } = await sendRequest({ email: 'gone@bounce.test' })
    await stock(1)
    const { request: after } = (await asSite('GET', `/${body.request.id}`)).body
    expect(after.status).toBe('FAILED')
    expect(after).not.toHaveProperty('autoNotified')
  })

  it('is unique per email address and product while it waits; repeatable after the email', async () => {
    const first = await sendRequest()
    const again = await sendRequest({ email: 'ADA@example.test' })
    expect([again.status, codeOf(again)]).toEqual([
      409,
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
    ])
    expect((await sendRequest({ catalogReference: jug() })).status).toBe(200)
    await stock(1)
    await stock(0)
    const { body } = await sendRequest()
    expect(body.request).toMatchObject({ status: 'RECEIVED' })
    expect((await asSite('GET', `/${first.body.request.id}`)).status).toBe(404)
  })
})

describe('whose it is', () => {
  it('the member’s contact, or one that a later member comes to be', async () => {
    expect((await sendRequest({ email: 'Mara@shop.test' })).body.request.contactId).toBe(
      shop.state.members.get(maraId)?.contactId,
    )
    const { contactId } = (await sendRequest()).body.request
    expect((await sendRequest({ catalogReference: jug() })).body.request.contactId).toBe(contactId)
    const token = await shop.visitor()
    const loginId = { email: 'ada@example.test' }
    await shop.call('POST', '/_api/iam/authentication/v2/register', {
      token,
      body: { loginId, password: 'long-enough-2026' },
    })
    const [ada] = shop.state.members.by('email', 'ada@example.test')
    expect(ada?.contactId).toBe(contactId)
  })

  it('found by contact and status, not by address', async () => {
    const { contactId } = (await sendRequest()).body.request
    await sendRequest({ email: 'bo@example.test' })
    const found = async (query: object) => {
      const packed = Buffer.from(JSON.stringify({ query })).toString('base64url')
      return asSite('GET', `?.r=${packed}`)
    }
    const own = await found({ filter: { contactId, status: 'RECEIVED' } })
    expect(own.body.requests.map((one: { email: string }) => one.email)).toEqual([
      'ada@example.test',
    ])
    expect((await asSite('POST', '/query', { query: {} })).body.requests).toHaveLength(2)
    const byAddress = await found({ filter: { email: 'ada@example.test' } })
    expect(byAddress.status).toBe(400)
  })
})

describe('refusals', () => {
  it.each([
    ['another app', { catalogReference: { appId: 'x', catalogItemId: 'y' } }, 400, undefined],
    [
      'unknown goods',
      { catalogReference: { appId: storesAppId, catalogItemId: 'y' } },
      404,
      'NOT_FOUND',
    ],
    ['no address', { email: 'ada' }, 400, undefined],
  ])('%s', async (_name, more, status, code) => {
    const answer = await sendRequest(more)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
  })

  it('choices the product does not have, a picture without an address', async () => {
    const wrong = await sendRequest({ catalogReference: jug({ options: { Color: 'Plaid' } }) })
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'INVALID_CATALOG_REFERENCE_OPTIONS'])
    const { itemDetails, ...requested } = request()
    const body = { ...requested, itemDetails: { ...itemDetails, image: { url: 'wix:image' } } }
    expect(codeOf(await asSite('POST', '', body))).toBe('INVALID_ITEM_IMAGE_URL')
  })

  it('a site that takes none', async () => {
    await shop.call('PATCH', '/_control/site', { body: { collectsBackInStock: false } })
    expect(codeOf(await sendRequest())).toBe('REQUEST_COLLECTION_DISABLED')
  })

  it('every caller but the site', async () => {
    const token = await shop.visitor()
    for (const [method, rest] of [
      ['POST', ''],
      ['GET', ''],
      ['GET', `/${maraId}`],
      ['DELETE', `/${maraId}`],
    ] as const) {
      const body = method === 'POST' ? request() : undefined
      expect((await shop.call(method, path + rest, { token, body })).status).toBe(403)
    }
  })
})
