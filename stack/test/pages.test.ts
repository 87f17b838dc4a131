// The shop's pages as served, without a browser. Needs the built web.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { allProducts } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack(
  { CACHE_SECONDS: '1', CACHE_STALE_SECONDS: '0', UPSTREAM_TIMEOUT_MS: '800' },
  'built',
)
let product: string
beforeAll(async () => {
  const products = await allProducts(createShopper(stack().shopUrl))
  product = `/p/${products.find(({ options }) => options.length > 0)?.slug}`
})
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, stack().shopUrl), {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  })
const textOf = async (path: string) => (await get(path)).text()
const publicPages = () => ['/', '/collections', '/c/lighting', '/brands', '/search?q=lamp', product]

describe('status codes', () => {
  test('existing pages return 200', async () => {
    for (const path of [...publicPages(), '/cart', '/checkout/return'])
      expect((await get(path)).status, path).toBe(200)
  })

  test.each([
    '/no-such-page',
    '/p/no-such-product',
    '/c/no-such-collection',
    '/brands/Nobody%20At%20All',
    '/c/lighting?page=99',
    '/p/..%2f..%2fetc',
    '/p/%00',
  ])('%s is a real 404 that search engines do not index', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const html = await response.text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toContain('rel="canonical"')
  })

  test('a platform that is down: 503, the layout of the shop, a request id to quote', async () => {
    const control = controlOf(stack().platformUrl)
    await stack().app.gateway.services.catalog.clear()
    await control.fault({ kind: 'status', status: 500 })
    const response = await get('/c/ceramics?sort=name')
    await control.heal()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    const html = await response.text()
    expect(html).toContain('Halden')
    expect(html).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|\d{10}\.\d+/)
    expect(html.toLowerCase()).toContain('try again')
  })
})

test('a home page with one failed part shows the rest and is not cached', async () => {
  const control = controlOf(stack().platformUrl)
  await stack().app.gateway.services.catalog.clear()
  await control.fault({ match: { path: '/stores/v3/*' }, kind: 'status', status: 500 })
  const response = await get('/?part=1')
  await control.heal()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const html = await response.text()
  expect(html).toContain('Part of this page didn’t load')
  expect(html).toMatch(/<code>[\w.-]{8,}<\/code>/)
  expect(html).toContain('New arrivals')
})

describe('store pages are equal for all visitors', () => {
  test('set no cookie and ignore cookies', async () => {
    const shopper = createShopper(stack().shopUrl)
    const products = await allProducts(shopper)
    const item = products.find(
      ({ options, stock }) => options.length === 0 && stock.status === 'IN_STOCK',
    )
    await shopper.execute(
      'mutation A($id: ID!) { addToCart(input: { lines: [{ productId: $id, quantity: 1 }] }) { problems { code } } }',
      { id: item?.id },
    )
    for (const path of publicPages()) {
      const [visitor, known] = await Promise.all([get(path), get(path, { cookie: shopper.cookie })])
      expect(visitor.headers.getSetCookie(), path).toEqual([])
      expect(known.headers.getSetCookie(), path).toEqual([])
      expect(await known.text(), path).toBe(await visitor.text())
      expect(visitor.headers.get('cache-control'), path).toMatch(/^public/)
    }
  })

  test('an unchanged page returns 304', async () => {
    const first = await get('/collections')
    const revalidated = await get('/collections', {
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect(revalidated.status).toBe(304)
  })

  test.each(['/cart', '/checkout/return', '/checkout'])('%s is never stored', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('content of a page', () => {
  test('S50 every inline script is allowed by the policy', async () => {
    for (const path of publicPages()) {
      const response = await get(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      const html = await response.text()
      const inline = [
        ...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g),
      ].filter(([, attributes]) => !/type="application\//.test(attributes ?? ''))
      for (const [, , text] of inline) {
        expect(policy, path).toContain(
          createHash('sha256')
            .update(text ?? '')
            .digest('base64'),
        )
      }
      expect(html, path).not.toMatch(/\son[a-z]+="/)
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })

  test('S16 S102 no token, key or setting is in a page or a script', async () => {
    const html = await textOf('/')
    const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    const texts = [html, ...(await Promise.all(scripts.map(textOf)))]
    for (const text of texts) expect(text).not.toMatch(/vtrn-|SESSION_KEYS|OauthNG|apiKey/)
  })

  test('the product page has metadata for search engines', async () => {
    const html = await textOf(product)
    expect(html).toContain(`<link rel="canonical" href="${stack().shopUrl}${product}"`)
    expect(html).toMatch(/property="og:title"/)
  })

  test('a listing has links to its pages for crawlers', async () => {
    const html = await textOf('/c/all-products')
    expect(html).toMatch(/href="[^"]*page=2/)
    expect(html).toContain('rel="next"')
    const second = await textOf('/c/all-products?page=2')
    expect(second).toContain('rel="prev"')
  })

  test('each page of a list is canonical, filters and sorting are not', async () => {
    const canonical = async (path: string) =>
      /rel="canonical" href="([^"]+)"/.exec(await textOf(path))?.[1]
    const list = `${stack().shopUrl}/c/all-products`
    expect(await canonical('/c/all-products?page=2')).toBe(`${list}?page=2`)
    expect(await canonical('/c/all-products?page=2&sort=name&pages=2')).toBe(`${list}?page=2`)
    expect(await canonical('/c/all-products?sort=name&min=1')).toBe(list)
  })

  test('every page has an image for sharing, and it loads', async () => {
    for (const path of ['/', '/collections', '/brands', '/c/all-products', product]) {
      const [, picture] = /property="og:image" content="([^"]+)"/.exec(await textOf(path)) ?? []
      expect((await fetch(picture ?? '')).headers.get('content-type'), path).toBe('image/jpeg')
    }
  })

  test('search results are not indexed', async () => {
    expect(await textOf('/search?q=lamp')).toMatch(/<meta name="robots" content="noindex/)
  })

  test('a search for a script is escaped', async () => {
    const html = await textOf(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('pages of a member', () => {
  test.each([
    '/account',
    '/account/profile',
    '/account/addresses',
    '/account/orders',
    '/account/notifications',
    '/account/community',
    '/account/security',
    '/account/delete',
  ])('%s redirects to the sign-in and back', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(303)
    const target = new URL(headers.get('location') ?? '', stack().shopUrl)
    expect(target.pathname).toBe('/login')
    if (path !== '/account') expect(target.searchParams.get('returnTo')).toBe(path)
  })
})

test('an order placed in another browser is not shown by its id', async () => {
  const orderId = '5a8f0f0c-0000-4000-8000-000000000001'
  const html = await textOf(`/checkout/thank-you?orderId=${orderId}&checkout=${orderId}`)
  expect(html).toContain('wasn’t placed in this browser')
  expect(html).toContain('names the order’s number')
  expect(html).not.toContain(`<code>${orderId}`)
})

describe('crawlers', () => {
  test('robots and sitemap', async () => {
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${stack().shopUrl}/sitemap.xml`)
    expect(await textOf('/robots.txt')).toContain('Disallow: /_gallery')
    const map = await textOf('/sitemap.xml')
    const products = await allProducts(createShopper(stack().shopUrl))
    for (const { slug } of products) expect(map).toContain(`${stack().shopUrl}/p/${slug}<`)
    const brand = /<loc>[^<]+(\/brands\/[^<]+)</.exec(map)?.[1] ?? ''
    expect((await get(brand)).status).toBe(200)
  })
})

describe('forms without JavaScript', () => {
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(new URL(path, stack().shopUrl), {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: stack().shopUrl,
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie && { cookie }),
      },
      body: new URLSearchParams(fields).toString(),
    })

  test('add, view, change and remove lines, with the reason of a refusal', async () => {
    const products = await allProducts(createShopper(stack().shopUrl))
    const item = products.find(
      ({ options, stock, customTextFields }) =>
        options.length === 0 && (stock.quantity ?? 0) > 3 && customTextFields.length === 0,
    )
    const added = await post('/forms/add-to-cart', {
      productId: item?.id ?? '',
      quantity: '2',
      returnTo: `/p/${item?.slug}`,
    })
    expect(added.status).toBe(303)
    expect(added.headers.get('location')).toBe(`/cart?added=${item?.id}`)
    const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const cart = await (await get('/cart', { cookie })).text()
    const lineId = /name="lineId" value="([0-9a-f-]{36})"/.exec(cart)?.[1] ?? ''
    expect(lineId).not.toBe('')
    const tooMany = await post('/forms/set-quantity', { lineId, quantity: '9999' }, cookie)
    expect(tooMany.headers.get('location')).toMatch(/^\/cart\?problem=QUANTITY_CAPPED/)
    const soldOut = products.find(
      ({ options, stock }) => options.length === 0 && stock.status === 'OUT_OF_STOCK',
    )
    const refused = await post(
      '/forms/add-to-cart',
      { productId: soldOut?.id ?? '', quantity: '1', returnTo: `/p/${soldOut?.slug}` },
      cookie,
    )
    expect(refused.headers.get('location')).toMatch(
      new RegExp(`^/p/${soldOut?.slug}\\?problem=OUT_OF_STOCK`),
    )
    expect(await (await get(refused.headers.get('location') ?? '')).text()).toMatch(/sold out/i)
    const removed = await post('/forms/remove-line', { lineId }, cookie)
    expect(removed.headers.get('location')).toBe('/cart')
    const checkout = await post('/forms/checkout', {}, cookie)
    expect(checkout.headers.get('location')).toBe('/cart?problem=CART_EMPTY')
  })

  test.each(['//evil.test', 'https://evil.test', '/\\evil.test'])(
    'S33 a form does not redirect to %s',
    async (returnTo) => {
      const response = await post('/forms/apply-coupon', { code: 'X', returnTo })
      expect(response.headers.get('location')).toMatch(/^\/cart\?/)
    },
  )
})

test('a URL with a thousand values is served like any other', async () => {
  const values = Array.from({ length: 1000 }, (_, index) => `opt.o${index % 20}=b${index}`)
  const page = await get(`/c/all-products?${values.join('&')}`)
  expect(page.status).toBe(200)
  // Every chosen value has a link that carries all others: a thousand made 17 MB, sixty are small.
  expect((await page.text()).length).toBeLessThan(300_000)
})
