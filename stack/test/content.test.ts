// Pages of text and stories of brands, from the demo shop's Markdown. Needs the built web.
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { demoTerms } from '../src/root.ts'
import { createShopper } from '../src/shopper.ts'
import { mara, signedIn } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({}, 'built')
afterEach(() => void vi.useRealTimers())

const get = async (path: string) => {
  const response = await fetch(stack().shopUrl + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

test('a page has its text, its description and its place in the sitemap and llms.txt', async () => {
  const { status, html } = await get('/pages/returns')
  expect(status).toBe(200)
  expect(html).toContain('<h2>How it works</h2>')
  expect(html).toContain('name="description" content="How to send something back')
  expect(html).toContain(`<link rel="canonical" href="${stack().shopUrl}/pages/returns">`)
  expect((await get('/sitemap.xml')).html).toContain('/pages/returns</loc>')
  expect((await get('/llms.txt')).html).toContain('/pages/returns): How to send something back')
})

test('links in the texts lead to pages of the shop', async () => {
  const { store } = await createShopper(stack().shopUrl).query<{
    store: { pages: { body: string }[] }
  }>('{ store { pages { body } } }')
  const links = store.pages.flatMap(({ body }) =>
    [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path),
  )
  expect(links.length).toBeGreaterThan(3)
  for (const path of new Set(links)) expect((await get(path)).status, path).toBeLessThan(400)
})

test('a page that is not written is missing, whatever its name', async () => {
  expect((await get('/pages/none')).status).toBe(404)
  expect((await get('/pages/..%2F..%2Fsettings')).status).toBe(404)
})

test('delivery and returns are those of the terms that search engines read', async () => {
  const terms = JSON.parse(readFileSync(demoTerms, 'utf8'))
  const [us] = terms.shipping
  const data = await createShopper(stack().shopUrl).query(
    '{ store { terms { delivery { countries price { formatted } freeFrom { amount } minDays maxDays } returns { days paidBy } } } }',
  )
  expect(data).toMatchObject({
    store: {
      terms: {
        delivery: [
          {
            countries: ['US'],
            price: { formatted: '$6.90' },
            freeFrom: { amount: '75.00' },
            minDays: us.handlingDays[0] + us.transitDays[0],
            maxDays: us.handlingDays[1] + us.transitDays[1],
          },
          {},
        ],
        returns: { days: terms.returns.days, paidBy: 'SHOP' },
      },
    },
  })
  expect((await get('/pages/shipping')).html).toContain('free from $75.00')
  expect((await get('/pages/returns')).html).toContain(`You have ${terms.returns.days} days`)
})

test('every page links the pages of text, and does not send the links as data', async () => {
  for (const path of ['/', '/cart', '/no-such-page']) {
    const { html } = await get(path)
    expect(html, path).toContain('href="/pages/privacy"')
    expect(html.split('id="vitrine-state"')[1], path).not.toContain('Privacy')
  }
})

test('only an order reads and carries what paper shows of the contact page', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const pageOf = async (path: string) => (await shopper.send(path)).text()
  const order = /href="(\/account\/orders\/[^"?#]+)/.exec(await pageOf('/account/orders'))?.[1]
  const contact = 'mailto:hello@halden.example'
  for (const path of [
    '/',
    '/cart',
    '/p/hand-trowel',
    '/account',
    '/account/orders',
    '/no-such-page',
  ])
    expect(await pageOf(path), path).not.toContain(contact)
  const [markup = '', state = ''] = (await pageOf(order ?? '')).split('id="vitrine-state"')
  expect(markup.split(contact)).toHaveLength(2)
  expect(markup).toContain('You have 30 days to return something')
  expect(state.split(contact)).toHaveLength(2)
})

test('a brand has its place and story; one without a story has its products only', async () => {
  expect((await get('/brands/tarn-lighting')).html).toMatch(/Keswick, Cumbria.*Two sisters/s)
  const data = await createShopper(stack().shopUrl).query(
    '{ brand(slug: "tarn-lighting") { story { place text } } }',
  )
  expect(data).toMatchObject({ brand: { story: { place: 'Keswick, Cumbria' } } })
})

test('the brand of the week is one with a story, another one each week, and all get their turn', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shopper = createShopper(stack().shopUrl)
  const shown: string[] = []
  for (let week = 0; week < 9; week++) {
    vi.setSystemTime(Date.parse('2026-11-23') + week * 7 * 24 * 3600 * 1000)
    const { featuredBrand } = await shopper.query<{
      featuredBrand: { slug: string; story: { intro: string } }
    }>('{ featuredBrand { slug story { intro } } }')
    expect(featuredBrand.story.intro).toMatch(/^<p>[^<]+<\/p>$/)
    shown.push(featuredBrand.slug)
  }
  expect(new Set(shown).size).toBe(8)
  expect(shown[8]).toBe(shown[0])
})

test('the home page shows the brand of its moment, and no cache stores it longer than any page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Pages of the same address come from the cache of pages for three seconds, by a clock that is not replaced here.
  const brandAt = async (time: string) => {
    vi.setSystemTime(time)
    const response = await fetch(`${stack().shopUrl}/?at=${time}`)
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=15,/)
    return /Brand of the week <\/span>([^<]+)/.exec(await response.text())?.[1]
  }
  const sunday = await brandAt('2026-11-29T23:59:59Z')
  const monday = await brandAt('2026-11-30T00:00:00Z')
  expect([sunday, monday]).toEqual(['Halden Workshop', 'Kestrel Paper'])
})

test('every brand shows its own workshop, in both languages', async () => {
  const document =
    '{ brands(first: 50) { nodes { name story { image { alt width height url(width: 48, height: 16, format: WEBP) } } } } }'
  type Picture = { alt: string; width: number; height: number; url: string }
  type Brands = { brands: { nodes: { name: string; story: { image: Picture } }[] } }
  const inLanguage = async (path: string) => {
    const response = await createShopper(stack().shopUrl).send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document }),
    })
    const { data } = (await response.json()) as { data: Brands }
    return data.brands.nodes.map(({ story }) => story.image)
  }
  const english = await inLanguage('/graphql')
  const german = await inLanguage('/de/graphql')
  expect(new Set(english.map(({ url }) => url)).size).toBe(8)
  expect(german.map(({ url }) => url)).toEqual(english.map(({ url }) => url))
  for (const [index, { alt, width, height, url }] of english.entries()) {
    expect(german[index]?.alt).not.toBe(alt)
    expect([width, height]).toEqual([2400, 1350])
    const response = await fetch(url, { headers: { accept: 'image/webp,*/*' } })
    expect([response.status, response.headers.get('content-type')], url).toEqual([
      200,
      'image/webp',
    ])
  }
})
