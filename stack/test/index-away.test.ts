// Lists while the catalog index is missing or stale: the platform serves them, and missing facets are named.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { Stack } from '../src/start-stack.ts'
import { controlOf } from './support/platform-control.ts'
import { startTestStack } from './support/start.ts'

type List = {
  totalCount: number | null
  missingFacets: string[]
  facets: { name: string }[]
  nodes: { name: string; brandName: string | null }[]
}
const list = `query ($filter: ProductFilter, $sort: ProductSort) { products(first: 100, filter: $filter, sort: $sort) {
  totalCount missingFacets facets { name } nodes { name brandName } } }`
const missing = ['BRANDS', 'IN_STOCK', 'ON_SALE', 'OPTION']

let stack: Stack
let shopper: Shopper
beforeAll(async () => {
  // The index polls once at start and is stale after a second.
  stack = await startTestStack({
    CATALOG_INDEX_REFRESH_SECONDS: '3600',
    CATALOG_INDEX_MAX_AGE_SECONDS: '1',
  })
  shopper = createShopper(stack.shopUrl)
  const { catalogIndex } = stack.app.gateway.services
  await vi.waitUntil(() => catalogIndex.state().isStale, { timeout: 5000 })
})
afterAll(() => stack.close())

const found = async (filter: object, sort?: object) =>
  (await shopper.query<{ products: List }>(list, { filter, sort })).products

describe('a stale index', () => {
  test('lists come from the platform, in its order, with the missing facets', async () => {
    const unfiltered = await found({})
    expect(unfiltered.totalCount).toBeGreaterThan(36)
    expect(unfiltered.missingFacets).toEqual(missing)
    expect(unfiltered.facets).toEqual([])
  })

  test('the platform’s own filters apply; the others are ignored and reported', async () => {
    const unfiltered = await found({})
    const cheap = await found({ price: { max: '30' }, brands: ['low-mill'], inStock: true })
    expect(cheap.totalCount).toBeGreaterThan(0)
    expect(cheap.totalCount).toBeLessThan(unfiltered.totalCount ?? 0)
    expect(new Set(cheap.nodes.map(({ brandName }) => brandName)).size).toBeGreaterThan(1)
    expect(cheap.missingFacets).toEqual(missing)
    const kitchen = await found({ collections: ['kitchen'], types: ['PHYSICAL'] })
    expect(kitchen.totalCount).toBeGreaterThan(0)
    expect(kitchen.totalCount).toBeLessThan(unfiltered.totalCount ?? 0)
  })

  test('the platform searches words in any order', async () => {
    const { nodes, missingFacets } = await found({ search: 'mug morning' }, { field: 'RELEVANCE' })
    expect(nodes.map(({ name }) => name)).toContain('Morning Mug')
    expect(missingFacets).toEqual(missing)
  })

  test('suggestions come from the platform, related products are empty, and the sitemap is the last known one', async () => {
    type Result = { suggest: { products: { name: string }[]; brands: { name: string }[] } }
    const { suggest } = await shopper.query<Result>(
      '{ suggest(search: "low") { products { name } brands { name } } }',
    )
    expect(suggest.brands.map(({ name }) => name)).toContain('Low Mill')
    const { products } = await shopper.query<{
      products: { nodes: { related: unknown[] }[] }
    }>('{ products(first: 1) { nodes { related { id } } } }')
    expect(products.nodes).toEqual([{ related: [] }])
    const sitemap = await fetch(`${stack.shopUrl}/sitemap.xml`)
    expect(sitemap.status).toBe(200)
    expect(await sitemap.text()).toContain('/p/morning-mug<')
  })

  test('the list of a brand is reported as unknown instead of empty', async () => {
    type Result = { brand: { name: string; products: List } }
    const { brand } = await shopper.query<Result>(
      '{ brand(slug: "low-mill") { name products(first: 10) { totalCount missingFacets nodes { name brandName } } } }',
    )
    expect(brand).toEqual({
      name: 'Low Mill',
      products: { totalCount: null, missingFacets: missing, nodes: [] },
    })
  })

  test('after a change event the index serves again', async () => {
    const control = controlOf(stack.platformUrl)
    await control.stock({ slug: 'morning-mug', quantity: 3 })
    const facets = async () => (await found({})).facets.length
    await expect.poll(facets, { timeout: 5000, interval: 50 }).toBeGreaterThan(3)
  })
})
