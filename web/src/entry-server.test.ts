import { expect, test } from 'vitest'
import * as entry from './entry-server.tsx'
import type { ServerEntry } from './server-contract.ts'

test('the server bundle exports what the gateway requires, and renders without any data', async () => {
  const bundle: ServerEntry = entry
  const nothing = async () => ({ data: { collections: null, store: { name: 'Halden' } } })
  const { status, html, noindex } = await bundle.render({
    url: '/no-such-page',
    publicUrl: 'https://shop.test',
    mediaOrigin: 'https://media.test',
    terms: null,
    currency: 'USD',
    vitalsRate: 0,
    workerPath: null,
    executePublic: nothing,
    executePrivate: nothing,
    manifest: null,
    requestId: 'r-1',
  })
  expect([status, noindex]).toEqual([404, true])
  expect(html).toContain('<title>Page not found · Halden</title>')
  expect(bundle.inlineScripts.length).toBeGreaterThan(0)
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
