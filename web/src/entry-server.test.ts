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
    executePublic: nothing,
    executePrivate: nothing,
    manifest: null,
    requestId: 'r-1',
  })
  expect([status, noindex]).toEqual([404, true])
  expect(html).toContain('<title>Page not found · Halden</title>')
  expect(bundle.inlineScripts.length).toBeGreaterThan(0)
})
