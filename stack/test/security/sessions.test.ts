// docs/security.md S1-S6, S15-S24: sessions and tokens of visitors.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hundredfoldCalls } from '../../src/call-limits.ts'
import { createShopper } from '../../src/shopper.ts'
import * as documents from '../support/documents.ts'
import { controlOf } from '../support/platform-control.ts'
import { trackedProduct } from '../support/products.ts'
import { startTestStack, useStack } from '../support/start.ts'

const stack = useStack(hundredfoldCalls)
const marker = /vtrn-/

async function withCart(shopUrl = stack().shopUrl) {
  const shopper = createShopper(shopUrl)
  const product = await trackedProduct(shopper)
  const result = await shopper.execute(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
  return { shopper, result, product }
}

test('S1 the cookie is limited to this site and hidden from scripts', async () => {
  const { result } = await withCart()
  const [cookie] = result.headers.getSetCookie()
  expect(cookie).toMatch(
    /^vitrine=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
  )
})

test('S1 over https the cookie is bound to the host and to https', async () => {
  const https = await startTestStack({ PUBLIC_URL: 'https://shop.test' })
  const { port } = https.app.server.address() as { port: number }
  const shopper = createShopper(`http://127.0.0.1:${port}`)
  const product = await trackedProduct(shopper, 3).catch(() => null)
  expect(product).toBeNull()
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      origin: 'https://shop.test',
      'x-vitrine-client': 'test',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      query: documents.addToCart,
      variables: {
        input: { lines: [{ productId: '11111111-1111-4111-8111-111111111111', quantity: 1 }] },
      },
    }),
  })
  const [cookie] = response.headers.getSetCookie()
  await https.close()
  expect(cookie).toMatch(
    /^__Host-vitrine=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
  )
  expect(response.headers.get('strict-transport-security')).toContain('max-age')
})

test('S3 a planted id is never adopted', async () => {
  const shopper = createShopper(stack().shopUrl)
  const planted = `vitrine=${'A'.repeat(43)}`
  shopper.cookie = planted
  const product = await trackedProduct(shopper)
  await shopper.query(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
  expect(shopper.cookie).not.toBe(planted)
})

test('S5 an id in the query, a header or a form is ignored', async () => {
  const { shopper } = await withCart()
  const id = shopper.cookie.split('=')[1] ?? ''
  const visitor = createShopper(stack().shopUrl)
  const response = await visitor.send(
    `/graphql?sid=${id}&vitrine=${id}&query=${encodeURIComponent('{ cart { itemCount } }')}`,
    { headers: { 'x-session': id } },
  )
  expect(await response.json()).toEqual({ data: { cart: null } })
  const form = await visitor.send('/forms/update-cart', {
    method: 'POST',
    body: new URLSearchParams({ vitrine: id, session: id, buyerNote: 'written by a stranger' }),
  })
  expect(form.status).toBeLessThan(500)
  const { cart } = await shopper.query<{
    cart: { buyerNote: string | null; itemCount: number }
  }>('{ cart { itemCount buyerNote } }')
  expect(cart).toMatchObject({ itemCount: 1, buyerNote: null })
})

test('S6 two cookies of the name are refused rather than resolved', async () => {
  const { shopper } = await withCart()
  const response = await fetch(`${stack().shopUrl}/graphql`, {
    method: 'POST',
    headers: {
      origin: stack().shopUrl,
      'x-vitrine-client': 'test',
      'content-type': 'application/json',
      cookie: `${shopper.cookie}; vitrine=${'B'.repeat(43)}`,
    },
    body: JSON.stringify({ query: '{ cart { itemCount } }' }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
})

test('S16 no response contains a token', async () => {
  const { shopper } = await withCart()
  const texts = await Promise.all([
    shopper.execute('{ viewer { role hasSession } cart { id buyerInfo { id } } store { name } }'),
    shopper.execute(
      'mutation { createRedirectSession(input: { intent: { login: true } }) { redirectSession { fullUrl endpoint hasSessionToken } problems { code } } }',
    ),
    shopper.execute('mutation { startCheckout(input: {}) { redirectUrl problems { code } } }'),
  ])
  for (const text of texts) expect(JSON.stringify(text)).not.toMatch(marker)
})

test('S17 a dump of the store contains no token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'))
  const persistent = await startTestStack({ DATA_DIR: folder })
  await withCart(persistent.shopUrl)
  const { shopper } = await withCart(persistent.shopUrl)
  await shopper.query(documents.updateCart, {
    input: {
      email: 'secretmail@person.test',
      buyerNote: 'NOTE-MARKER',
      idempotencyKey: 'dump-0001',
    },
  })
  await persistent.close()
  const bytes = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('')
  expect(bytes).toContain('sessions')
  expect(bytes).not.toMatch(marker)
  expect(bytes).not.toMatch(/secretmail|NOTE-MARKER/)
})

test('S21 200 requests with an expired token cause one token refresh', async () => {
  const { shopper } = await withCart()
  const control = controlOf(stack().platformUrl)
  // The platform ends the token early: every request receives a 401 and needs a new token.
  await control.advance(20_000)
  await control.clearCalls()
  const results = await Promise.all(
    Array.from({ length: 200 }, () => shopper.execute('{ cart { itemCount } }')),
  )
  expect(results.every(({ errors }) => errors === undefined)).toBe(true)
  const refreshes = (await control.calls()).filter(({ path }) => path.includes('/oauth2/token'))
  expect(refreshes).toHaveLength(1)
})

test('S24 concurrent writes of one new session create one visitor', async () => {
  const { shopper, product } = await withCart()
  const control = controlOf(stack().platformUrl)
  await control.clearCalls()
  await Promise.all(
    Array.from({ length: 20 }, () =>
      shopper.execute(documents.setQuantities, {
        input: { lines: [{ lineId: product.id, quantity: 1 }] },
      }),
    ),
  )
  expect((await control.calls()).filter(({ path }) => path.includes('/oauth2/token'))).toEqual([])
})

test('S29 two concurrent visitors never see each other’s cart', async () => {
  const [one, two] = await Promise.all([withCart(), withCart()])
  const idOf = async ({ shopper }: typeof one) =>
    (await shopper.query<{ cart: { id: string } }>('{ cart { id } }')).cart.id
  const [firstId, secondId] = await Promise.all([idOf(one), idOf(two)])
  expect(firstId).not.toBe(secondId)
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, i) => idOf(i % 2 === 0 ? one : two)),
  )
  results.forEach((id, i) => {
    expect(id).toBe(i % 2 === 0 ? firstId : secondId)
  })
})

test('S14 without the session store the shop works, and no member is treated as a new visitor', async () => {
  const { shopper } = await withCart()
  const { store } = stack().app.gateway
  const read = store.read
  store.read = async () => {
    throw new Error('disk on fire at /var/secret')
  }
  const result = await shopper.execute('{ store { name } cart { itemCount } }')
  store.read = read
  expect(result.data).toEqual({ store: { name: 'Halden' }, cart: null })
  expect(result.errors).toMatchObject([{ extensions: { code: 'SESSION_STORE_UNAVAILABLE' } }])
  expect(JSON.stringify(result.errors)).not.toContain('fire')
  expect(await shopper.query('{ cart { itemCount } }')).toEqual({ cart: { itemCount: 1 } })
})
