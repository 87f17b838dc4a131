import { expect, test } from 'vitest'
import { unknownShop } from './app/shell/footer-document.ts'
import * as entry from './entry-server.tsx'
import type { ServerEntry } from './server-contract.ts'

const nothing = async () => ({
  data: { collections: null, store: { ...unknownShop, name: 'Halden' } },
})
const request = {
  url: '/no-such-page',
  publicUrl: 'https://shop.test',
  mediaOrigin: 'https://media.test',
  terms: null,
  preview: null,
  icons: [],
  hasOwnIcons: false,
  languagesOfPage: () => [],
  currency: 'USD',
  vitalsRate: 0,
  workerPath: null,
  executePublic: nothing,
  executePrivate: nothing,
  manifest: null,
  requestId: 'r-1',
}

async function rendered(given: Parameters<typeof entry.render>[0]) {
  const { html, ...result } = await entry.render(given)
  return { ...result, html: html.join('') }
}

test('the server bundle exports what the gateway requires, and renders without any data', async () => {
  const bundle: ServerEntry = entry
  const { status, html, noindex } = await bundle.render(request)
  expect([status, noindex]).toEqual([404, true])
  expect(html.join('')).toContain('<title>Page not found · Halden</title>')
  expect(bundle.inlineScripts.length).toBeGreaterThan(0)
})

const pages = [{ slug: 'shipping', title: 'Shipping & returns', terms: [] }]
/** A platform that answers nothing: what the gateway knows by itself is there. */
const failing = (unreachable?: true) => async () => ({
  data: { collections: null, collection: null, store: { ...unknownShop, name: 'Halden', pages } },
  errors: [
    { message: 'no', extensions: { requestId: 'r-2', ...(unreachable && { unreachable }) } },
  ],
})
/** The main part of a page of a collection that has no data. */
async function mainOf(executePublic: typeof nothing) {
  const withoutData = async (operation: { operationName: string }) => {
    const result = await executePublic()
    return operation.operationName === 'ListingScreen' ? { ...result, data: null } : result
  }
  const given = { ...request, url: '/c/desk', executePublic: withoutData }
  const { status, html } = await rendered(given)
  expect(status).toBe(503)
  return /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
}

test('a page that failed has a reference, a way to try again and one to the rest of the shop', async () => {
  const main = await mainOf(failing())
  for (const words of ['This page did not load', 'r-2', 'href="/c/desk"', 'href="/collections"'])
    expect(main).toContain(words)
  expect(main).not.toContain('href="/pages/shipping"')
})

test('while the platform is away a page says so, and lists the pages that need none', async () => {
  const main = await mainOf(failing(true))
  for (const words of ['available right now', 'r-2', 'href="/c/desk"', 'href="/pages/shipping"'])
    expect(main).toContain(words)
  expect(main).not.toContain('This page did not load')
})

test('a list that could not be read is a failure: only one that does not exist is missing', async () => {
  const brand = { id: 'b', slug: 'tarn', name: 'Tarn', products: null }
  const result = { data: { collections: null, store: unknownShop, brand } }
  const errors = [{ message: 'busy', extensions: { requestId: 'r-3' } }]
  const statusOf = async (executePublic: typeof nothing) =>
    rendered({ ...request, url: '/brands/tarn', executePublic })
  const busy = await statusOf(async () => ({ ...result, errors }))
  expect(busy.status).toBe(503)
  expect(busy.html).toContain('r-3')
  expect((await statusOf(async () => ({ data: { ...result.data, brand: null } }))).status).toBe(404)
})

test('S134 what the site says about itself ends neither attribute nor style nor script', async () => {
  const name = 'Brook "></script><script>alert(1)</script>'
  const logo = { url: 'https://cdn.example/"),url(x?\\' }
  const store = { ...unknownShop, name, logo }
  const executePublic = async () => ({ data: { collections: null, store } })
  const { html } = await rendered({ ...request, executePublic })
  expect(html).toContain('data-name="Brook &quot;&gt;&lt;/script&gt;')
  expect(html).toContain('<title>Page not found · Brook "&gt;'.replace('"', '&quot;'))
  expect(/--logo:url\((.*?)\)"/.exec(html)?.[1]).toBe(
    '&quot;https://cdn.example/%22),url(x?%5C&quot;',
  )
  expect(html).not.toContain('<script>alert')
  const state = /id="vitrine-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(() => JSON.parse(state)).not.toThrow()
})

test('S114 a page names the pattern of its route for measures, not its address', async () => {
  const url = '/p/no-such-product?from=letter'
  const { html } = await rendered({ ...request, url, vitalsRate: 1 })
  expect(html).toContain('<meta name="vitals" content="1 /p/:slug"')
  expect((await rendered({ ...request, url })).html).not.toContain('name="vitals"')
})

test.each(['/_gallery', '/_gallery/', '/_gallery?x', '/x/../_gallery'])(
  '%s is for development only',
  (url) => {
    expect(entry.isForDevelopment(url)).toBe(true)
  },
)

test.each(['/', '/no-such-page', '/account', '/_gallery/x'])('%s is not', (url) => {
  expect(entry.isForDevelopment(url)).toBe(false)
})

test('crawlers learn of a development screen only where it exists', () => {
  const listed = ['/', '/collections', '/brands']
  const refused = ['/search', '/offline', '/back-in-stock', '/cart', '/checkout']
  expect(entry.crawlerPaths({ isDevelopment: false })).toEqual({ listed, refused })
  const developing = entry.crawlerPaths({ isDevelopment: true })
  expect(developing.listed).toEqual(listed)
  expect(developing.refused.toSorted()).toEqual([...refused, '/_gallery'].toSorted())
})
