// A shop without settings on a merchant's own site says what the site says. docs/decisions/060-site-facts.md.
// Needs the built web.
import { createEmulator, type Emulator } from '@vitrine/emulator'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTransport } from '../../gateway/src/platform/transport.ts'
import { createSiteFacts } from '../../gateway/src/site-facts/site-facts.ts'
import { freePort } from '../src/free-port.ts'
import { createShopper } from '../src/shopper.ts'
import type { Stack } from '../src/start-stack.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { siteKey, startSiteShop } from './support/site-shop.ts'
import { dataOf } from './support/structured-data.ts'

const properties = {
  siteDisplayName: 'Brook & Sons',
  locale: { languageCode: 'en', country: 'GB' },
  email: 'hello@brook.example',
  phone: '+44 1632 960983',
  address: {
    street: 'Mill Lane',
    streetNumber: '7',
    city: 'Hebden Bridge',
    zip: 'HX7 8AD',
    country: 'GB',
  },
  logo: 'brook_4f0d.png',
}

let emulator: Emulator
let control: PlatformControl
beforeAll(async () => {
  emulator = await createEmulator({
    dataDir: 'memory',
    currency: 'GBP',
    currencies: ['EUR', 'USD'],
  })
  control = controlOf(emulator.url)
})
afterAll(() => emulator.close())

type Env = Record<string, string>

const key = () => siteKey(emulator)

type Priced = { price: { currency: string } }
type Facts = { name: string; currency: string; locale: string; currencies: { code: string }[] }

/** Returns name, currency, locale and the choice of currencies of a shop with these settings. */
async function factsWith(env: Env) {
  const stack = await startSiteShop(emulator, env)
  try {
    const { store } = await createShopper(stack.shopUrl).query<{ store: Facts }>(
      '{ store { name currency locale currencies { code } } }',
    )
    return [store.name, store.currency, store.locale, store.currencies.map(({ code }) => code)]
  } finally {
    await stack.close()
  }
}

const factCalls = async () =>
  (await control.calls()).flatMap(({ calledAs, path }) => (calledAs === 'site-facts' ? [path] : []))

describe('pages', () => {
  let stack: Stack
  beforeAll(async () => {
    await control.site({ properties })
    stack = await startSiteShop(emulator, key(), 'built')
    await stack.app.gateway.services.catalogIndex.ready()
  })
  afterAll(async () => {
    await stack.close()
    await control.reset()
  })
  const textOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(stack.shopUrl + path, { headers })
    return (await response.text()).replaceAll('\u00a0', ' ')
  }
  const footerOf = (html: string) => /<footer.*<\/footer>/s.exec(html)?.[0] ?? ''

  test('have the name of the site in title, header, footer and previews', async () => {
    const html = await textOf('/brands')
    expect(html).toContain('<title>Our brands · Brook &amp; Sons</title>')
    expect(html).toContain('property="og:site_name" content="Brook &amp; Sons"')
    expect(html).toContain('data-name="Brook &amp; Sons"')
    expect(html).toMatch(/<header.*>Brook &amp; Sons<\/a>/s)
    expect(footerOf(html)).toMatch(/>Brook &amp; Sons<\/p>/)
    expect(html.replaceAll('Halden Workshop', '')).not.toContain('Halden')
  })

  test('lead in the footer to the page that says where the shop is and how to reach it', async () => {
    const footer = footerOf(await textOf('/de/brands'))
    expect(footer).toContain('<a href="/de/pages/contact">Kontakt</a>')
    expect(footer).not.toContain('hello@brook.example')
    const page = await textOf('/de/pages/contact')
    expect(page).toContain('<title>Kontakt · Brook &amp; Sons</title>')
    expect(page).toContain('name="description" content="So erreichst du Brook &amp; Sons."')
    expect(page).toContain('7 Mill Lane<br>HX7 8AD Hebden Bridge<br>Vereinigtes Königreich</p>')
    expect(page).toContain('href="mailto:hello@brook.example"')
    expect(page).toContain('href="tel:+441632960983"')
  })

  test('have prices in the currency of the site, and offer those that it converts to', async () => {
    const html = await textOf('/p/morning-mug')
    expect(html).toContain('£28.00')
    const offered = footerOf(html).matchAll(/<button[^>]* value="(\w+)"/g)
    expect([...offered].map(([, code]) => code)).toEqual(['GBP', 'EUR', 'USD'])
    const inEuro = await textOf('/p/morning-mug', { cookie: 'vitrine-currency=EUR' })
    expect(inEuro).toContain('≈ €')
    expect(inEuro).not.toContain('>£28.00')
  })

  test('show the logo of the site without a script', async () => {
    const html = await textOf('/')
    const logo = /style="--logo:url\(&quot;([^&]+)&quot;\)"/.exec(html)?.[1]
    expect(logo).toContain(`${emulator.url}/media/brook_4f0d.png/v1/fit/`)
    expect(dataOf(html, 'OnlineStore').logo).toBe(logo)
  })

  test('say it to programs as well', async () => {
    const html = await textOf('/')
    expect(dataOf(html, 'OnlineStore')).toMatchObject({
      name: 'Brook & Sons',
      email: 'hello@brook.example',
      telephone: '+44 1632 960983',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '7 Mill Lane',
        addressLocality: 'Hebden Bridge',
        postalCode: 'HX7 8AD',
        addressCountry: 'GB',
      },
    })
    expect(dataOf(html, 'WebSite').name).toBe('Brook & Sons')
    expect(JSON.stringify(dataOf(await textOf('/p/olive-oil'), 'Product'))).toContain(
      'Brook & Sons',
    )
    const llms = await textOf('/llms.txt')
    expect(llms.split('\n')[0]).toBe('# Brook &amp; Sons')
    expect(llms).toContain(
      '7 Mill Lane, HX7 8AD Hebden Bridge, United Kingdom · hello@brook.example',
    )
    const response = await fetch(`${stack.shopUrl}/manifest.webmanifest`)
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    expect(await response.json()).toMatchObject({
      name: 'Brook & Sons',
      short_name: 'Brook & Sons',
      start_url: '/',
    })
  })
})

test('a start reads each fact once, and settings override them', async () => {
  await control.site({ properties })
  await control.clearCalls()
  expect(await factsWith(key())).toEqual(['Brook & Sons', 'GBP', 'en-GB', ['GBP', 'EUR', 'USD']])
  expect(await factCalls()).toEqual([
    '/site-properties/v4/properties',
    '/settings/v1/currencies/site',
  ])
  await control.clearCalls()
  const settings = {
    STORE_NAME: 'Another',
    STORE_CURRENCY: 'EUR',
    STORE_CURRENCIES: 'CHF',
    STORE_LOCALE: 'en-IE',
  }
  const expected = ['Another', 'EUR', 'en-IE', ['EUR', 'CHF']]
  expect(await factsWith({ ...key(), ...settings })).toEqual(expected)
  expect(await factCalls()).toEqual(['/site-properties/v4/properties'])
  await control.reset()
})

test('without credentials a price says the currency, and no other one is offered', async () => {
  await control.clearCalls()
  expect(await factsWith({})).toEqual(['Shop', 'GBP', 'en-US', ['GBP']])
  expect(await factCalls()).toEqual(['/stores-reader/v1/products/query-platformized'])
})

test('a key without the permission runs a neutral shop, and the log names the permission', async () => {
  await control.fault({
    kind: 'status',
    status: 403,
    match: { path: '/site-properties/v4/properties' },
  })
  await control.fault({
    kind: 'status',
    status: 403,
    match: { path: '/settings/v1/currencies/site' },
  })
  expect(await factsWith(key())).toEqual(['Shop', 'GBP', 'en-US', ['GBP']])
  const log = { warn: vi.fn() }
  const transport = createTransport({ url: emulator.url, timeoutMs: 2000, log })
  const facts = createSiteFacts({
    config: { store: { currency: 'GBP' } } as never,
    transport,
    siteCredentials: {
      credential: 'site',
      token: async () => emulator.apiKey,
      siteId: emulator.siteId,
    },
    publicToken: async () => '',
    log,
  })
  await facts.ready()
  facts.close()
  await transport.close()
  expect(log.warn.mock.calls.map(([, text]) => text)).toEqual([
    expect.stringContaining('the permission Read site, business, and email details'),
    expect.stringContaining('the permission Manage Stores'),
  ])
  await control.reset()
})

test('a shop starts while the platform is away', async () => {
  const PLATFORM_URL = `http://127.0.0.1:${await freePort()}`
  expect(await factsWith({ ...key(), PLATFORM_URL })).toEqual(['Shop', 'USD', 'en-US', ['USD']])
})

test('a shop that could not read its site has the currency of the first price that it reads', async () => {
  await control.fault({ kind: 'status', status: 500 })
  const stack = await startSiteShop(emulator, {})
  try {
    await control.heal()
    const shopper = createShopper(stack.shopUrl)
    const { products } = await shopper.query<{ products: { nodes: Priced[] } }>(
      '{ products(first: 1) { nodes { price { currency } } } }',
    )
    expect(products.nodes[0]?.price.currency).toBe('GBP')
    const { store } = await shopper.query<{ store: Facts }>('{ store { currency } }')
    expect(store.currency).toBe('GBP')
  } finally {
    await stack.close()
  }
})
