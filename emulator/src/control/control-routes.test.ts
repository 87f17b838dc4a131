import { createPublicKey } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})
const control = (method: string, path = '', body?: unknown) =>
  shop.call(method, `/_control${path}`, { body })
const ping = (token: string) => shop.call('GET', '/v2/collections/query', { token })

describe('/_control', () => {
  it('names the site, its accounts and coupons', async () => {
    const { body } = await control('GET')
    expect(body).toMatchObject({
      clientId: expect.any(String),
      apiKey: expect.stringContaining('vtrn-'),
    })
    expect(createPublicKey(body.webhookPublicKey).asymmetricKeyType).toBe('rsa')
    expect(body.accounts[0]).toMatchObject({
      role: 'OWNER',
      email: 'owner@shop.test',
      memberId: expect.any(String),
    })
    expect(body.coupons).toContainEqual(
      expect.objectContaining({ code: 'SPRING10', type: 'PERCENTAGE', status: 'ACTIVE' }),
    )
  })

  it('resets to the seed, keeping the webhook key', async () => {
    const token = await shop.visitor()
    const { webhookPublicKey } = (await control('GET')).body
    await control('POST', '/stock', { slug: 'morning-mug', quantity: 7 })
    await control('POST', '/clock', { advanceSeconds: 100 })
    await control('POST', '/reset')
    expect((await control('GET')).body.webhookPublicKey).toBe(webhookPublicKey)
    expect(shop.product('morning-mug').variants[0]?.quantity).toBe(48)
    expect((await ping(token)).status).toBe(401)
    expect(Math.abs(shop.state.now().getTime() - Date.now())).toBeLessThan(1000)
  })

  it('is deterministic: the same steps make the same ids', async () => {
    const run = async () => {
      const token = await shop.visitor()
      const body = shop.line('morning-mug', 1, { options: { Color: 'Bone', Size: 'Small' } })
      const { cart } = (
        await shop.call('POST', '/ecom/v1/carts/current/add-to-cart', { token, body })
      ).body
      return [cart.id, cart.lineItems[0].id, cart.buyerInfo.visitorId]
    }
    const first = await run()
    await control('POST', '/reset')
    expect(await run()).toEqual(first)
  })

  it('logs calls without tokens, and only calls', async () => {
    const token = await shop.visitor()
    await ping(token)
    await shop.call('GET', '/hosted/page.css')
    await shop.call('GET', `/nothing?token=${token}`)
    const { body } = await control('GET', '/requests')
    expect(body).toMatchObject([
      { method: 'POST', path: '/oauth2/token', status: 200, call: 'token' },
      {
        method: 'GET',
        path: '/v2/collections/query',
        status: 200,
        requestId: expect.any(String),
        ms: expect.any(Number),
      },
      { method: 'GET', path: '/nothing', status: 404 },
    ])
    expect(JSON.stringify(body)).not.toContain('vtrn-')
    const later = new Date(Date.now() + 1000).toISOString()
    expect((await control('GET', `/requests?since=${later}`)).body).toEqual([])
    await control('DELETE', '/requests')
    expect((await control('GET', '/requests')).body).toEqual([])
  })

  it('moves the clock forward only', async () => {
    const before = shop.state.now().getTime()
    await control('POST', '/clock', { advanceSeconds: 3600 })
    expect(shop.state.now().getTime() - before).toBeGreaterThanOrEqual(3_600_000)
    expect((await control('POST', '/clock', { advanceSeconds: -1 })).status).toBe(400)
    expect((await control('POST', '/clock', {})).status).toBe(400)
  })

  it('names gift cards, and switches one off', async () => {
    const { giftCards } = (await control('GET', '')).body
    expect(giftCards[0]).toEqual({ code: 'HALDEN25-4711', balance: '25', status: 'ACTIVE' })
    const off = { code: 'HALDEN25-4711', disabled: true }
    expect((await control('POST', '/gift-cards', off)).body).toEqual({ ...off, balance: '25' })
    expect((await control('GET', '')).body.giftCards[0].status).toBe('DISABLED')
    expect((await control('POST', '/gift-cards', { ...off, code: 'NONE' })).status).toBe(404)
  })

  it('sets stock by choices and reads it back', async () => {
    const choices = { Color: 'Clay', Size: 'S' }
    const { body } = await control('POST', '/stock', { slug: 'morning-mug', choices, quantity: 9 })
    const left = body.variants.filter((one: { quantity: number }) => one.quantity === 9)
    expect(left).toMatchObject([{ choices: { Color: 'Clay', Size: 'Small' } }])
    expect((await control('GET', '/state/stock?slug=morning-mug')).body).toEqual(body)
    expect((await control('POST', '/stock', { slug: 'x', quantity: 1 })).status).toBe(404)
  })

  it.each([
    ['another machine', { remoteAddress: '10.0.0.7' }],
    ['another name', { headers: { host: 'evil.test' } }],
    ['another site’s page', { headers: { origin: 'https://evil.test' } }],
  ])('refuses %s', async (_, from) => {
    for (const url of ['/_control/reset', '/_inspector/reset']) {
      const answer = await shop.server.inject({ method: 'POST', url, ...from })
      expect(answer.statusCode).toBe(403)
    }
  })
})

describe('faults', () => {
  it('hit what they match, as often as they should', async () => {
    const token = await shop.visitor()
    const match = { method: 'GET', path: '/v2/collections' }
    await control('POST', '/faults', { match, kind: 'status', status: 429, times: 2 })
    const statuses = []
    for (let at = 0; at < 3; at++) statuses.push((await ping(token)).status)
    expect(statuses).toEqual([429, 429, 200])
    expect((await control('GET', '/faults')).body).toEqual([])
  })

  it('leave control, pages and media alone', async () => {
    await control('POST', '/faults', { kind: 'status' })
    expect((await shop.call('GET', '/hosted/page.css')).status).toBe(200)
    expect((await control('GET')).status).toBe(200)
    expect((await shop.call('POST', '/oauth2/token', { body: {} })).status).toBe(503)
    await control('DELETE', '/faults')
    expect((await shop.call('POST', '/oauth2/token', { body: {} })).status).toBe(400)
  })

  it('slow down', async () => {
    const token = await shop.visitor()
    await control('POST', '/faults', { kind: 'latency', ms: 120 })
    const start = performance.now()
    expect((await ping(token)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(110)
  })

  it('at a rate, alike in every run', async () => {
    const token = await shop.visitor()
    const run = async () => {
      await control('DELETE', '/faults')
      await control('POST', '/faults', { kind: 'status', rate: 0.5 })
      const statuses = []
      for (let at = 0; at < 20; at++) statuses.push((await ping(token)).status)
      return statuses
    }
    const first = await run()
    expect(new Set(first)).toEqual(new Set([200, 503]))
    expect(await run()).toEqual(first)
  })

  it('after the call: it took effect, its answer is lost', async () => {
    const token = await shop.visitor()
    await control('POST', '/faults', {
      kind: 'status',
      status: 500,
      when: 'after',
      match: { path: '/ecom/*/add-to-cart' },
    })
    const body = shop.line('morning-mug', 1, { options: { Color: 'Bone', Size: 'Small' } })
    const answer = await shop.call('POST', '/ecom/v1/carts/current/add-to-cart', { token, body })
    expect(answer.status).toBe(500)
    const { cart } = (await shop.call('GET', '/ecom/v1/carts/current', { token })).body
    expect(cart.lineItems).toHaveLength(1)
  })

  it('row S: a success without a body is one: the call took effect', async () => {
    const token = await shop.visitor()
    const body = shop.line('morning-mug', 1, { options: { Color: 'Bone', Size: 'Small' } })
    await shop.call('POST', '/ecom/v1/carts/current/add-to-cart', { token, body })
    await control('POST', '/faults', { kind: 'success', match: { method: 'DELETE' } })
    const answer = await shop.call('DELETE', '/ecom/v1/carts/current', { token })
    expect([answer.status, answer.body]).toEqual([204, ''])
    expect((await shop.call('GET', '/ecom/v1/carts/current', { token })).status).toBe(404)
  })

  it('row R and W: the page of an unknown path, and a refusal that says nothing', async () => {
    const token = await shop.visitor()
    await control('POST', '/faults', { kind: 'page', times: 1 })
    const page = await ping(token)
    expect([page.status, page.body]).toEqual([404, expect.stringContaining('<h1>Not Found')])
    await control('POST', '/faults', { kind: 'status', status: 403, times: 1 })
    expect(await ping(token)).toMatchObject({ status: 403, body: { message: '', details: {} } })
  })

  it('row L: a rate limit may say when it ends', async () => {
    const token = await shop.visitor()
    const limit = { kind: 'status', status: 429, times: 1 }
    await control('POST', '/faults', { ...limit, retryAfter: '2' })
    expect((await ping(token)).headers['retry-after']).toBe('2')
    await control('POST', '/faults', limit)
    expect((await ping(token)).headers).not.toHaveProperty('retry-after')
  })

  it('are checked', async () => {
    expect((await control('POST', '/faults', { kind: 'flood' })).status).toBe(400)
    expect((await control('POST', '/faults', { kind: 'status', status: 200 })).status).toBe(400)
  })
})

describe('the inspector', () => {
  it.each([
    '/',
    '/_inspector',
    '/_inspector/faults',
    '/_inspector/stock',
    '/_inspector/shop',
    '/_inspector/orders',
    '/_inspector/outbox',
    '/_inspector/events',
  ])('%s is a page', async (url) => {
    const { status, body, headers } = await shop.call('GET', url)
    expect(status).toBe(200)
    expect(body).toContain('<h1>')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each([
    ['stock', 'slug=morning-mug&quantity=3&choices=%7B%7D'],
    ['clock', 'advanceSeconds=60'],
    ['faults/add', 'path=%2Fx&method=&kind=latency&ms=5&status=&rate=&times=&when=before'],
    ['faults/remove', 'id=1'],
    ['requests/clear', ''],
    ['reset', ''],
  ])('its switch %s leads back to a page', async (name, body) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await shop.call('POST', `/_inspector/${name}`, { body, headers })
    expect(answer.status).toBe(303)
  })
})
