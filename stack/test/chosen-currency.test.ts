// Prices in a currency that the visitor chose: pages, cart and API, with every cache in between. Needs the built web.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { addToCart } from './support/documents.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'
import { dataOf } from './support/structured-data.ts'

// The platform converts to no XTS, which ISO 4217 reserves for tests.
const env = { CACHE_SECONDS: '60', PAGES_PER_ADDRESS: '10000', STORE_CURRENCIES: 'EUR,JPY,XTS' }
const stack = useStack(env, 'built')
const single = useStack({ STORE_CURRENCIES: 'USD' }, 'built')

const mug = '/p/morning-mug'
const euro = { cookie: 'vitrine-currency=EUR' }
type Init = { headers?: Record<string, string> }
const get = (path: string, { headers = {} }: Init = {}) =>
  fetch(new URL(path, stack().shopUrl), { headers: { accept: 'text/html', ...headers } })
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await (await get(path, { headers })).text()).replaceAll('\u00a0', ' ')
const isEuro = (html: string) => html.includes('≈ €25.76') && !html.includes('>$28.00')
const isOwn = (html: string) => html.includes('$28.00') && !html.includes('≈')

describe('a page', () => {
  test('shows prices converted, in the language of the page', async () => {
    expect(isOwn(await textOf(mug))).toBe(true)
    expect(isEuro(await textOf(mug, euro))).toBe(true)
    expect(await textOf(`/de${mug}`, euro)).toContain('≈ 25,76 €')
    expect(await textOf(mug, { cookie: 'vitrine-currency=JPY' })).toContain('≈ ¥4,228')
    expect(await textOf('/c/ceramics', euro)).toContain('≈ €25.76')
  })

  test('names the currency for its own requests, and marks it in the footer', async () => {
    const html = await textOf(mug, euro)
    expect(html).toContain('<html lang="en" data-currency="EUR" ')
    const marked = /<button[^>]*value="(\w+)"[^>]*aria-current="true"/g
    expect([...html.matchAll(marked)].map(([, code]) => code)).toEqual(['EUR'])
    expect(await textOf(mug)).toContain('data-currency="USD"')
  })

  test('has no choice where the shop has one currency', async () => {
    expect(await textOf(mug)).toContain('forms/currency')
    const html = await (await fetch(single().shopUrl + mug)).text()
    expect(html.includes('forms/currency')).toBe(false)
  })

  test('says to programs what is charged', async () => {
    const data = JSON.stringify(dataOf(await textOf(mug, euro), 'ProductGroup'))
    expect(data).toContain('"priceCurrency":"USD"')
    expect(data).not.toContain('EUR')
    for (const path of [`${mug}.md`, '/llms.txt', '/sitemap.xml'])
      expect(await textOf(path, { ...euro, 'x-vitrine-currency': 'EUR' }), path).toBe(
        await textOf(path),
      )
    expect(await textOf(`${mug}.md`, euro)).toContain('$28.00')
  })

  test('filters by the price that is charged, and says so', async () => {
    const html = await textOf('/c/ceramics?min=27&max=29', euro)
    expect(html).toContain('Price in USD')
    expect(html).toContain('≈ €25.76')
    expect(await textOf('/de/c/ceramics', euro)).toContain('Preis in USD')
  })

  test('costs no more platform calls', async () => {
    const control = controlOf(stack().platformUrl)
    const callsOf = async (path: string, headers = {}) => {
      await stack().app.gateway.services.catalog.clear()
      await control.clearCalls()
      await get(path, { headers })
      return (await control.calls()).map((call) => call.path.replace(/\?.*/, '')).sort()
    }
    for (const path of ['/', mug, '/c/ceramics'])
      expect(await callsOf(path, euro), path).toEqual(await callsOf(path))
  })
})

describe('S126 caches', () => {
  const caching = async (init?: Init) => {
    const { headers } = await get('/c/ceramics', init)
    return [headers.get('cache-control'), headers.get('vary'), headers.get('etag')] as const
  }

  test('shared ones store pages in the shop’s currency only', async () => {
    const [own, ownVary, ownTag] = await caching()
    const [chosen, chosenVary, chosenTag] = await caching({ headers: euro })
    expect(own).toMatch(/^public, .*s-maxage/)
    expect(chosen).toBe('private, no-cache')
    expect([ownVary, chosenVary]).toEqual(Array(2).fill('accept-encoding, cookie'))
    expect(chosenTag).not.toBe(ownTag)
    const again = await get('/c/ceramics', {
      headers: { ...euro, 'if-none-match': `${chosenTag}` },
    })
    const changed = await get('/c/ceramics', { headers: { ...euro, 'if-none-match': `${ownTag}` } })
    expect([again.status, changed.status]).toEqual([304, 200])
  })

  test('the gateway’s own has one page for each currency', async () => {
    const page = `${mug}?cached`
    expect(isEuro(await textOf(page, euro))).toBe(true)
    expect(isOwn(await textOf(page))).toBe(true)
    expect(isEuro(await textOf(page, euro))).toBe(true)
  })

  test('a header of the API does not change a page for others', async () => {
    const page = `${mug}?by-header`
    expect(isOwn(await textOf(page, { 'x-vitrine-currency': 'EUR' }))).toBe(true)
    expect(isOwn(await textOf(page))).toBe(true)
  })

  test.each(['GBP', 'eur', 'XXX', '%E2%82%AC', '__proto__', 'EUR,USD'])(
    'the cookie %s is the shop’s currency, with its page',
    async (value) => {
      const { headers } = await get(mug, { headers: { cookie: `vitrine-currency=${value}` } })
      expect(headers.get('etag')).toBe((await get(mug)).headers.get('etag'))
      expect(headers.get('cache-control')).toMatch(/^public/)
    },
  )
})

test('a currency that the platform does not convert to shows what is charged', async () => {
  const html = await textOf(mug, { cookie: 'vitrine-currency=XTS' })
  expect(isOwn(html)).toBe(true)
})

describe('the cart', () => {
  let shopper: Shopper
  beforeEach(async () => {
    shopper = createShopper(stack().shopUrl)
    const { product } = await shopper.query<{ product: { id: string } }>(
      '{ product(slug: "hand-trowel") { id } }',
    )
    await shopper.query(addToCart, { input: { lines: [{ productId: product.id, quantity: 2 }] } })
  })
  const page = async (path: string, currency: string) => {
    const cookie = `${shopper.cookie}; vitrine-currency=${currency}`
    const response = await shopper.send(path, { headers: { cookie, accept: 'text/html' } })
    return (await response.text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
  }

  test('is shown converted and says what is charged, also before payment', async () => {
    const { cart } = await shopper.query<{ cart: { subtotal: { formatted: string } } }>(
      '{ cart { subtotal { formatted } } }',
    )
    const { formatted } = cart.subtotal
    for (const path of ['/cart', '/checkout']) {
      const html = await page(path, 'EUR')
      expect(html, path).toMatch(/≈ €\d/)
      expect(html, path).toContain(`You are charged in USD; the subtotal is ${formatted}.`)
    }
    expect(await page('/de/cart', 'EUR')).toContain('Du zahlst in USD')
  })

  test('is in the shop’s currency again once that is chosen', async () => {
    await page('/cart', 'EUR')
    const html = await page('/cart', 'USD')
    expect(html).not.toContain('≈')
    expect(html).not.toContain('You are charged')
  })
})
