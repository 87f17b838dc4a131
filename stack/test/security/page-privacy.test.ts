// Input and messages of one visitor never reach another through a cached page. docs/security.md S52. Needs the built
// web.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtWeb } from '@vitrine/gateway'
import { beforeAll, expect, test } from 'vitest'
import { storeTyped } from '../../../gateway/src/http/submitted-values.ts'
import { webDist } from '../../src/root.ts'
import { createShopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { allProducts, trackedProduct } from '../support/products.ts'
import { useStack } from '../support/start.ts'

const stack = useStack(
  { PAGES_PER_ADDRESS: '100000', SIGN_INS_PER_ADDRESS: '100000', CACHE_SECONDS: '15' },
  'built',
)
const marker = 'typed-by-one-visitor'
let pages: string[]
beforeAll(async () => {
  const entry = pathToFileURL(join(webDist, 'server/entry-server.js')).href
  const { knownRoutes } = (await import(entry)) as { knownRoutes: readonly string[] }
  const [product] = await allProducts(createShopper(stack().shopUrl))
  const names = { c: 'lighting', p: product?.slug, brands: 'halden', members: 'mara', account: 'x' }
  pages = knownRoutes.map((pattern) =>
    pattern.replace(/^\/(\w+)(.*)\/:\w+$/, (_, first: keyof typeof names, rest: string) => {
      return `/${first}${rest}/${names[first]}`
    }),
  )
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, stack().shopUrl), {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  })

const forms = (await builtWeb(webDist).load('en')).forms

/** The names of all fields in the shop's forms. */
const fieldNames = [
  ...new Set(
    forms.flatMap(({ retainedFields }) => (Array.isArray(retainedFields) ? retainedFields : [])),
  ),
  'nickname',
  'firstName',
  'city',
]
const marked = Object.fromEntries(fieldNames.map((name) => [name, marker]))

/** Returns the cookie of a refused form that belongs to this page. */
function typedCookie(path: string): string {
  let header = ''
  const reply = { header: (_: string, value: string) => (header = value) }
  storeTyped(marked, path, { reply: reply as never, gateway: stack().app.gateway })
  return header.split(';')[0] ?? ''
}

test('S52 no page with typed values is cached or shown to another visitor', async () => {
  let shown = 0
  for (const path of pages) {
    const url = `${path}?t=typed`
    const own = await get(url, { cookie: typedCookie(path) })
    const text = await own.text()
    expect(own.headers.get('cache-control'), path).toMatch(/no-store/)
    if (text.includes(marker)) shown += 1
    const visitor = await get(url)
    expect(await visitor.text(), path).not.toContain(marker)
    expect(visitor.headers.getSetCookie(), path).toEqual([])
  }
  expect(shown).toBeGreaterThan(10)
})

test('S52 typed values return to their visitor although the page is cached', async () => {
  await get('/c/lighting')
  const own = await get('/c/lighting', { cookie: typedCookie('/c/lighting') })
  expect(await own.text()).toContain(marker)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
})

test('S52 no form carries typed values to a public page', async () => {
  const shopper = createShopper(stack().shopUrl)
  const { id } = await trackedProduct(shopper)
  await shopper.query(addToCart, { input: { lines: [{ productId: id, quantity: 1 }] } })
  let accepted = 0
  for (const { name, failurePath } of forms) {
    const url = `/c/lighting?form=${name}`
    const posted = await shopper.send(`/forms/${name}`, {
      method: 'POST',
      body: new URLSearchParams({ ...marked, leadTo: url, returnTo: url }),
    })
    const location = posted.headers.get('location') ?? ''
    if (location === url) accepted += 1
    const typed = posted.headers.getSetCookie().filter((one) => /typed=./.test(one))
    if (location.split('?')[0] !== failurePath) expect(typed, name).toEqual([])
    await shopper.send(url, { headers: { cookie: typed[0]?.split(';')[0] ?? '' } })
    expect(await (await get(url)).text(), name).not.toContain(marker)
  }
  expect(accepted).toBeGreaterThan(0)
})

test.each(['problem=OUT_OF_STOCK&ref=abcd-1234', 'done=sent', 'ended=1'])(
  'S52 a public page with a message for one visitor is private: ?%s',
  async (query) => {
    const { headers } = await get(`/c/lighting?${query}`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('etag')).toBeNull()
  },
)
