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
  currency: 'USD',
  vitalsRate: 0,
  workerPath: null,
  executePublic: nothing,
  executePrivate: nothing,
  manifest: null,
  requestId: 'r-1',
}

test('the server bundle exports what the gateway requires, and renders without any data', async () => {
  const bundle: ServerEntry = entry
  const { status, html, noindex } = await bundle.render(request)
  expect([status, noindex]).toEqual([404, true])
  expect(html).toContain('<title>Page not found · Halden</title>')
  expect(bundle.inlineScripts.length).toBeGreaterThan(0)
})

test('S114 a page names the pattern of its route for measures, not its address', async () => {
  const url = '/p/no-such-product?from=letter'
  const { html } = await entry.render({ ...request, url, vitalsRate: 1 })
  expect(html).toContain('<meta name="vitals" content="1 /p/:slug"')
  expect((await entry.render({ ...request, url })).html).not.toContain('name="vitals"')
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
