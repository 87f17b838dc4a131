// Pages of text for programs: /llms.txt and the Markdown twin of a product. Needs the built web.
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { elevatedStaff, queryAdmin } from './support/admin.ts'
import { controlOf } from './support/platform-control.ts'
import { allProducts } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ CACHE_SECONDS: '60' }, 'built')
const limited = useStack({ PAGES_PER_ADDRESS: '3' }, 'built')
let slug: string
beforeAll(async () => {
  const products = await allProducts(createShopper(stack().shopUrl))
  slug = products.find(({ options }) => options.length > 0)?.slug ?? ''
})
const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, stack().shopUrl), init)
const textOf = async (path: string) => (await get(path)).text()
const twin = () => `/p/${slug}.md`

/** Paths of the platform calls of a request when nothing is cached. */
async function callsOf(path: string): Promise<string[]> {
  const control = controlOf(stack().platformUrl)
  await stack().app.gateway.services.catalog.clear()
  await control.clearCalls()
  await get(path)
  const paths = (await control.calls()).map((call) => call.path.replace(/\?.*/, ''))
  return paths.filter((one) => !one.includes('oauth2'))
}

describe('the Markdown twin of a product', () => {
  test('is linked from the page and names it as the one to list', async () => {
    const html = await textOf(`/p/${slug}`)
    const link = `<link rel="alternate" href="${stack().shopUrl}${twin()}" type="text/markdown">`
    expect(html.includes(link)).toBe(true)
    const { headers } = await get(twin())
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(headers.get('link')).toBe(`<${stack().shopUrl}/p/${slug}>; rel="canonical"`)
  })

  test('has name, price, stock, every variant, texts, terms and links', async () => {
    const { product } = await createShopper(stack().shopUrl).query<{ product: Facts }>(
      `{ product(slug: "${slug}") { name price { formatted } options { name choices { label } }
        infoSections { title } variants(first: 100) { nodes { sku } } } }`,
    )
    const text = await textOf(twin())
    expect(text.startsWith(`# ${product.name}\n`)).toBe(true)
    expect(text).toContain(`- Price: ${product.price.formatted}`)
    expect(text).toContain('- Availability: In stock')
    for (const { sku } of product.variants.nodes) expect(text).toContain(`| ${sku} |`)
    for (const { title } of product.infoSections) expect(text).toContain(`## ${title}`)
    expect(text).toContain('Returns are free within 30 days')
    expect(text).toContain(`[Page to buy it on](${stack().shopUrl}/p/${slug})`)
    expect(text).not.toMatch(/<[a-z]/)
  })

  test('takes three calls (product, variants, collections), and none from the cache', async () => {
    expect(await callsOf(twin())).toHaveLength(3)
    const control = controlOf(stack().platformUrl)
    await control.clearCalls()
    await get(twin())
    expect(await control.calls()).toEqual([])
  })

  test('S71 a hidden product reads like one that does not exist', async () => {
    const staff = await elevatedStaff(stack().shopUrl)
    const { createProduct } = await queryAdmin<{
      createProduct: { product: { id: string; slug: string } }
    }>(
      staff,
      'mutation { createProduct(input: { name: "Not yet seen", basePrice: "12", visible: false }) { product { id slug } } }',
    )
    const hidden = await get(`/p/${createProduct.product.slug}.md`)
    const unknown = await get('/p/no-such-product.md')
    for (const response of [hidden, unknown]) {
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
    }
    expect(await hidden.text()).toBe(await unknown.text())
  })

  test('what staff write is text, not markup', async () => {
    const staff = await elevatedStaff(stack().shopUrl)
    const { createProduct } = await queryAdmin<{ createProduct: { product: { slug: string } } }>(
      staff,
      `mutation { createProduct(input: { name: "A *b* [c](https://evil.test) <img src=x>", basePrice: "12",
        visible: true, description: "<p>Hello <b>you</b></p><script>alert(1)</script>" }) { product { slug } } }`,
    )
    const text = await textOf(`/p/${createProduct.product.slug}.md`)
    expect(text).toContain('# A \\*b\\* \\[c\\](https://evil.test) &lt;img src=x>')
    expect(text).toContain('Hello **you**')
    expect(text).not.toContain('alert')
  })

  test('a platform that is down is 503 and is not cached', async () => {
    const control = controlOf(stack().platformUrl)
    await stack().app.gateway.services.catalog.clear()
    await control.fault({ kind: 'status', status: 500 })
    const response = await get('/p/some-other-product.md')
    await control.heal()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })
})
type Facts = {
  name: string
  price: { formatted: string }
  infoSections: { title: string }[]
  variants: { nodes: { sku: string }[] }
}

test('/llms.txt names the main pages, the twins and the API', async () => {
  const text = await textOf('/llms.txt')
  expect(text).toMatch(/^# Halden\n\n> /)
  const { shopUrl } = stack()
  const paths = ['/', '/collections', '/brands', '/sitemap.xml', '/c/lighting', twin(), '/graphql']
  for (const path of [...paths, '/docs/schema']) expect(text).toContain(`](${shopUrl}${path})`)
  expect(await callsOf('/llms.txt')).toHaveLength(2)
})

describe.each(['/llms.txt', 'twin'])('%s', (name) => {
  const path = () => (name === 'twin' ? twin() : name)

  test('S52 is the same for all callers: no cookie is read or set, and caches may store it', async () => {
    const first = await get(path())
    const known = await get(path(), { headers: { cookie: 'vitrine-session=abc' } })
    expect(first.headers.getSetCookie()).toEqual([])
    expect(known.headers.getSetCookie()).toEqual([])
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=15/)
    expect(await known.text()).toBe(await first.text())
  })

  test('S50 has the headers of every response', async () => {
    const { headers } = await get(path())
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('answers HEAD without a body, and 304 to a caller that has it', async () => {
    const head = await get(path(), { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const etag = head.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    const again = await get(path(), { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('S62 is counted like a page', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1)
      statuses.push((await fetch(new URL(path(), limited().shopUrl))).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
