// A site with the catalog v3, which the shop cannot read: it says so on one page. docs/contract/catalog-v3.md §1
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({}, 'built')
let control: PlatformControl
let shopper: Shopper
beforeEach(() => {
  control = controlOf(stack().platformUrl)
  shopper = createShopper(stack().shopUrl)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await control.site({ catalogVersion: 'BOTH' })
  await stack().app.gateway.services.catalog.clear()
  await shopper.query('{ products(first: 1) { nodes { id } } }')
})

async function becomesV3() {
  await control.site({ catalogVersion: 'V3_CATALOG' })
  await stack().app.gateway.services.catalog.clear()
}

const page = async (path: string) => {
  const response = await shopper.send(path, { headers: { accept: 'text/html' } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test('row F: every page of the shop is the same one, and the log says it once', async () => {
  const warn = vi.spyOn(stack().app.log, 'warn')
  await becomesV3()
  // The first page meets the refusal, the others know of it.
  for (const path of ['/p/morning-mug', '/', '/c/ceramics', '/search?q=mug', '/cart', '/account']) {
    const { status, headers, html } = await page(path)
    expect([path, status]).toEqual([path, 503])
    expect(html).toContain('This shop can’t show its products yet')
    expect(html).toContain('catalog V3')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('retry-after')).toBe('3600')
    expect(headers.get('content-security-policy')).toMatch(/style-src 'sha256-[^']+'; /)
  }
  const sentences = warn.mock.calls.filter(([, text]) => String(text).includes('catalog V3'))
  expect(sentences).toHaveLength(1)
})

test('row F: the page speaks German', async () => {
  await becomesV3()
  const { status, html } = await page('/de/p/morning-mug')
  expect([status, html]).toEqual([503, expect.stringContaining('lang="de"')])
  expect(html).toContain('Dieser Shop kann seine Produkte noch nicht zeigen')
})

test('row F: fields say what is missing, and what needs no catalog works', async () => {
  await becomesV3()
  const { data, errors } = await shopper.execute(
    '{ products(first: 1) { nodes { id } } viewer { role } }',
  )
  expect(data).toEqual({ products: null, viewer: { role: 'VISITOR' } })
  expect(errors).toMatchObject([
    { path: ['products'], extensions: { problem: 'NOT_AVAILABLE_ON_THIS_SITE' } },
  ])
  expect((await shopper.send('/livez')).status).toBe(200)
})

test('row F: the shop is back once the site has the catalog v1', async () => {
  await becomesV3()
  expect((await page('/p/morning-mug')).status).toBe(503)
  await control.site({ catalogVersion: 'V1_CATALOG' })
  await shopper.query('{ products(first: 1) { nodes { id } } }')
  expect((await page('/p/morning-mug')).status).toBe(200)
})
