// The number at the cart as a page of its own, for visitors without JavaScript. Needs the built web.
import { expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { addToCart } from './support/documents.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ CACHE_SECONDS: '60' }, 'built')
const get = (path: string, cookie = '') =>
  fetch(new URL(path, stack().shopUrl), { headers: { accept: 'text/html', cookie } })

test('S127 the count is not stored, framed by the shop alone, and runs nothing', async () => {
  const { headers } = await get('/cart/count')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]),
  )
  expect(policy.some((rule) => rule.startsWith('script-src'))).toBe(false)
})

test('S127 a page frames it and may not be framed; the number is not in it', async () => {
  const response = await get('/de/p/morning-mug')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(response.headers.get('content-security-policy')).toContain("frame-src 'self'")
  const html = await response.text()
  expect(html).toContain('<noscript><iframe src="/de/cart/count" title="Warenkorb"')
})

test('a visitor with a cart has its number, in the language of the page', async () => {
  const shopper = createShopper(stack().shopUrl)
  const { product } = await shopper.query<{ product: { id: string } }>(
    '{ product(slug: "hand-trowel") { id } }',
  )
  await shopper.query(addToCart, { input: { lines: [{ productId: product.id, quantity: 2 }] } })
  const html = await (await get('/de/cart/count', shopper.cookie)).text()
  expect(html).toContain('<p class="sr">Warenkorb, 2 Artikel</p>')
  expect(html).toMatch(/aria-hidden="true">2<\/span>/)
})

test('a visitor without a session has no number, and costs no call', async () => {
  const response = await get('/cart/count')
  const html = await response.text()
  expect(html).toContain('<title>Cart, 0 items</title>')
  expect(html).toMatch(/<body[^>]*><\/body>/)
  expect(response.headers.getSetCookie()).toEqual([])
})
