// docs/security.md S1-S6, S15-S24: the session and its tokens, the visitor's half.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import * as documents from '../support/documents.ts'
import { controlOf } from '../support/platform-control.ts'
import { countedGood } from '../support/products.ts'
import { startTestStack, useStack } from '../support/start.ts'

const stack = useStack()
const marker = /vtrn-/

async function withCart(shopUrl = stack().shopUrl) {
  const shopper = createShopper(shopUrl)
  const good = await countedGood(shopper)
  const answer = await shopper.ask(documents.addToCart, {
    input: { lines: [{ productId: good.id, quantity: 1 }] },
  })
  return { shopper, answer, good }
}

test('S1 the cookie is for this site only and unreadable for scripts', async () => {
  const { answer } = await withCart()
  const [cookie] = answer.headers.getSetCookie()
  expect(cookie).toMatch(
    /^vitrine=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
  )
})

test('S1 over https it is bound to the host and to https', async () => {
  const https = await startTestStack({ PUBLIC_URL: 'https://shop.test' })
  const { port } = https.app.server.address() as { port: number }
  const shopper = createShopper(`http://127.0.0.1:${port}`)
  const good = await countedGood(shopper, 3).catch(() => null)
  expect(good).toBeNull()
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
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
  const [cookie] = answer.headers.getSetCookie()
  await https.close()
  expect(cookie).toMatch(
    /^__Host-vitrine=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
  )
  expect(answer.headers.get('strict-transport-security')).toContain('max-age')
})

test('S3 an id somebody planted is never adopted', async () => {
  const shopper = createShopper(stack().shopUrl)
  const planted = `vitrine=${'A'.repeat(43)}`
  shopper.cookie = planted
  const good = await countedGood(shopper)
  await shopper.mustAsk(documents.addToCart, {
    input: { lines: [{ productId: good.id, quantity: 1 }] },
  })
  expect(shopper.cookie).not.toBe(planted)
})

test('S5 an id in the query, a header or a form is not one', async () => {
  const { shopper } = await withCart()
  const id = shopper.cookie.split('=')[1] ?? ''
  const stranger = createShopper(stack().shopUrl)
  const response = await stranger.send(
    `/graphql?sid=${id}&vitrine=${id}&query=${encodeURIComponent('{ cart { itemCount } }')}`,
    { headers: { 'x-session': id } },
  )
  expect(await response.json()).toEqual({ data: { cart: null } })
  const form = await stranger.send('/forms/update-cart', {
    method: 'POST',
    body: new URLSearchParams({ vitrine: id, session: id, buyerNote: 'written by a stranger' }),
  })
  expect(form.status).toBeLessThan(500)
  const { cart } = await shopper.mustAsk<{ cart: { buyerNote: string | null; itemCount: number } }>(
    '{ cart { itemCount buyerNote } }',
  )
  expect(cart).toMatchObject({ itemCount: 1, buyerNote: null })
})

test('S6 two cookies of the name: refused, not chosen from', async () => {
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

test('S16 no answer carries a token', async () => {
  const { shopper } = await withCart()
  const texts = await Promise.all([
    shopper.ask('{ viewer { role hasSession } cart { id buyerInfo { id } } store { name } }'),
    shopper.ask(
      'mutation { createRedirectSession(input: { login: true }) { redirectSession { fullUrl endpoint hasSessionToken } problems { code } } }',
    ),
    shopper.ask('mutation { startCheckout(input: {}) { redirectUrl problems { code } } }'),
  ])
  for (const text of texts) expect(JSON.stringify(text)).not.toMatch(marker)
})

test('S17 a dump of the store shows no token', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'))
  const kept = await startTestStack({ DATA_DIR: folder })
  await withCart(kept.shopUrl)
  const { shopper } = await withCart(kept.shopUrl)
  await shopper.mustAsk(documents.updateCart, {
    input: { email: 'secretmail@person.test', buyerNote: 'NOTE-MARKER', requestId: 'dump-0001' },
  })
  await kept.close()
  const bytes = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('')
  expect(bytes).toContain('sessions')
  expect(bytes).not.toMatch(marker)
  expect(bytes).not.toMatch(/secretmail|NOTE-MARKER/)
})

test('S21 200 questions after the token ended cost one renewal', async () => {
  const { shopper } = await withCart()
  const control = controlOf(stack().platformUrl)
  // The platform forgets the token early: every question meets a 401 and wants a new one.
  await control.advance(20_000)
  await control.forget()
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => shopper.ask('{ cart { itemCount } }')),
  )
  expect(answers.every(({ errors }) => errors === undefined)).toBe(true)
  const renewals = (await control.calls()).filter(({ path }) => path.includes('/oauth2/token'))
  expect(renewals).toHaveLength(1)
})

test('S24 many writes of one new session make one visitor', async () => {
  const { shopper, good } = await withCart()
  const control = controlOf(stack().platformUrl)
  await control.forget()
  await Promise.all(
    Array.from({ length: 20 }, () =>
      shopper.ask(documents.setQuantities, {
        input: { lines: [{ lineId: good.id, quantity: 1 }] },
      }),
    ),
  )
  expect((await control.calls()).filter(({ path }) => path.includes('/oauth2/token'))).toEqual([])
})

test("S29 two people asking at once never see each other's cart", async () => {
  const [one, two] = await Promise.all([withCart(), withCart()])
  const idOf = async ({ shopper }: typeof one) =>
    (await shopper.mustAsk<{ cart: { id: string } }>('{ cart { id } }')).cart.id
  const [firstId, secondId] = await Promise.all([idOf(one), idOf(two)])
  expect(firstId).not.toBe(secondId)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => idOf(i % 2 === 0 ? one : two)),
  )
  answers.forEach((id, i) => {
    expect(id).toBe(i % 2 === 0 ? firstId : secondId)
  })
})

test('S14 without the session store the shop goes on, and nobody is taken for a stranger', async () => {
  const { shopper } = await withCart()
  const { store } = stack().app.gateway
  const read = store.read
  store.read = async () => {
    throw new Error('disk on fire at /var/secret')
  }
  const answer = await shopper.ask('{ store { name } cart { itemCount } }')
  store.read = read
  expect(answer.data).toEqual({ store: { name: 'Halden' }, cart: null })
  expect(answer.errors).toMatchObject([{ extensions: { code: 'SESSION_STORE_UNAVAILABLE' } }])
  expect(JSON.stringify(answer.errors)).not.toContain('fire')
  expect(await shopper.mustAsk('{ cart { itemCount } }')).toEqual({ cart: { itemCount: 1 } })
})
