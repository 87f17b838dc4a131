// The catalog index follows the platform: by change events, by writes of staff, and by polling.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hundredfoldCalls } from '../src/call-limits.ts'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({
  ...hundredfoldCalls,
  CATALOG_INDEX_REFRESH_SECONDS: '1',
  CACHE_SECONDS: '0',
  CACHE_STALE_SECONDS: '0',
})
const control = () => controlOf(stack().platformUrl)
type List = { totalCount: number; nodes: { id: string; name: string }[] }

let shopper: Shopper
beforeAll(() => {
  shopper = createShopper(stack().shopUrl)
})
beforeEach(() => control().holdEvents(false))

async function namesOf(filter: object): Promise<string[]> {
  const document =
    'query ($filter: ProductFilter) { products(first: 100, filter: $filter) { totalCount nodes { id name } facets { name } } }'
  const { products } = await shopper.query<{ products: List }>(document, { filter })
  return products.nodes.map(({ name }) => name)
}
const pollOptions = { timeout: 8000, interval: 50 }
const idOf = async (slug: string) =>
  (
    await shopper.query<{ product: { id: string } }>(
      'query ($slug: String) { product(slug: $slug) { id } }',
      { slug },
    )
  ).product.id

// The shop is changed without this gateway, as another client would.
const create = async (name: string, brand = 'Low Mill') => {
  const product = { name, productType: 'physical', priceData: { price: 41 }, brand }
  return (await control().changeProducts('POST', '', { product })).product.id
}
const update = (id: string, product: object) =>
  control().changeProducts('PATCH', `/${id}`, { product })
const remove = (id: string) => control().changeProducts('DELETE', `/${id}`)

// With change events the index updates at once; without them the poll every second finds the change.
describe.each([
  ['updated by events', false],
  ['updated by polling', true],
])('%s', (_name, isPolling) => {
  beforeEach(() => control().holdEvents(isPolling))

  test('a new product is found, a renamed one by its new name, a deleted one no longer', async () => {
    const word = isPolling ? 'Quillwort' : 'Zephyrine'
    const id = await create(`${word} Lantern`)
    await expect.poll(() => namesOf({ search: word }), pollOptions).toEqual([`${word} Lantern`])
    expect(await namesOf({ brands: ['low-mill'], price: { min: '41', max: '41' } })).toContain(
      `${word} Lantern`,
    )
    await update(id, { name: `${word} Lamp`, priceData: { price: 42 } })
    await expect
      .poll(() => namesOf({ search: word, price: { min: '42' } }), pollOptions)
      .toEqual([`${word} Lamp`])
    await update(id, { visible: false })
    await expect.poll(() => namesOf({ search: word }), pollOptions).toEqual([])
    await update(id, { visible: true })
    await expect.poll(() => namesOf({ search: word }), pollOptions).toEqual([`${word} Lamp`])
    await remove(id)
    await expect.poll(() => namesOf({ search: word }), pollOptions).toEqual([])
  })
})

test('a sold-out product leaves the list of available ones', async () => {
  await control().stock({ slug: 'morning-mug', quantity: 0 })
  await expect
    .poll(() => namesOf({ search: 'mug', inStock: true }), pollOptions)
    .not.toContain('Morning Mug')
  await control().stock({ slug: 'morning-mug', quantity: 5 })
  await expect
    .poll(() => namesOf({ search: 'mug', inStock: true }), pollOptions)
    .toContain('Morning Mug')
})

test('one event rereads one product and no list', async () => {
  const id = await idOf('moon-jar')
  await control().clearCalls()
  await control().cause({
    name: 'ProductChanged',
    entityId: id,
    body: { productId: id, changedFields: ['name'] },
  })
  const { catalogIndex } = stack().app.gateway.services
  const before = catalogIndex.state().asOf ?? 0
  await expect.poll(() => catalogIndex.state().asOf ?? 0, pollOptions).toBeGreaterThan(before)
  const calls = await control().indexCalls()
  expect(calls.length).toBeGreaterThan(0)
  expect(new Set(calls.map(({ path }) => path)).size).toBe(1)
})

test('a temporary failure of the platform only delays the update', async () => {
  const match = { path: '/products/query' }
  await control().fault({ match, kind: 'status', status: 503, times: 3 })
  const id = await create('Thistledown Throw')
  await control().heal()
  await expect
    .poll(() => namesOf({ search: 'thistledown' }), { ...pollOptions, timeout: 15_000 })
    .toEqual(['Thistledown Throw'])
  await remove(id)
})

test('a brand that exists only on products has a page, suggestions and a sitemap entry', async () => {
  const document = `query ($slug: String) { brand(slug: $slug) { id name slug products { nodes { name } } }
    suggest(search: "hinterl") { brands { name slug } } }`
  type Result = { brand: object | null; suggest: { brands: object[] } }
  const execute = () => shopper.query<Result>(document, { slug: 'hinterland-works' })
  expect(await execute()).toEqual({ brand: null, suggest: { brands: [] } })
  await create('Peg Rail', 'Hinterland Works')
  const brandName = { name: 'Hinterland Works', slug: 'hinterland-works' }
  await expect.poll(execute, pollOptions).toEqual({
    brand: {
      id: 'slug:hinterland-works',
      ...brandName,
      products: { nodes: [{ name: 'Peg Rail' }] },
    },
    suggest: { brands: [brandName] },
  })
  const sitemap = await (await fetch(`${stack().shopUrl}/sitemap.xml`)).text()
  expect(sitemap).toContain('/brands/hinterland-works</loc>')

  const again = `query ($id: ID!, $node: ID!, $name: String!) {
    byId: brand(id: $id) { ...it } byName: brand(name: $name) { ...it }
    node(id: $node) { ...it }
    products(first: 1, filter: { search: "peg rail" }) { nodes { brand { ...it } } }
  } fragment it on Brand { id nodeId name }`
  const read = `query ($slug: String) { brand(slug: $slug) { id nodeId name } }`
  type Brand = { id: string; nodeId: string; name: string }
  const { brand } = await shopper.query<{ brand: Brand }>(read, { slug: 'hinterland-works' })
  const { id, nodeId: node, name } = brand
  expect(await shopper.query(again, { id, node, name })).toEqual({
    byId: brand,
    byName: brand,
    node: brand,
    products: { nodes: [{ brand }] },
  })
})

test('without brands and collections of the platform suggestions and brand pages work, and the sitemap is complete', async () => {
  type Result = { suggest: { products: object[]; brands: object[] }; brand: object }
  const document = `{ suggest(search: "saltm") { products { id } brands { name slug } collections { id } }
    brand(slug: "saltmarsh-pottery") { name products(first: 3) { nodes { id } } } }`
  const sitemap = () => fetch(`${stack().shopUrl}/sitemap.xml`)
  await control().fault({ kind: 'status', status: 500, match: { path: '/stores/v3/brands' } })
  try {
    const { suggest, brand } = await shopper.query<Result>(document)
    expect(suggest.brands).toEqual([{ name: 'Saltmarsh Pottery', slug: 'saltmarsh-pottery' }])
    expect(suggest.products.length).toBeGreaterThan(0)
    expect(brand).toMatchObject({ name: 'Saltmarsh Pottery', products: { nodes: { length: 3 } } })
    const map = await (await sitemap()).text()
    expect(map).toContain('/brands/saltmarsh-pottery</loc>')
    // Whether another brand exists is unknown while the platform fails.
    const { errors } = await shopper.execute('{ brand(slug: "nobody") { id } }')
    expect(errors).toHaveLength(1)
    await control().fault({ kind: 'status', status: 500, match: { path: '/*collections/query' } })
    expect((await shopper.query<Result>(document)).suggest.products.length).toBeGreaterThan(0)
    // The cached sitemap serves for a minute: never a partial one.
    expect(await (await sitemap()).text()).toBe(map)
  } finally {
    await control().heal()
  }
})
