// Lists while the shop's index is not there, or too old to be relied on: the platform answers, and what
// nobody can tell is named.
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
  // Asked once, at the start, and relied on for a second.
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
  (await shopper.mustExecute<{ products: List }>(list, { filter, sort })).products

describe('an index nothing was heard for', () => {
  test('lists come from the platform, in its order, and say what is missing', async () => {
    const all = await found({})
    expect(all.totalCount).toBeGreaterThan(36)
    expect(all.missingFacets).toEqual(missing)
    expect(all.facets).toEqual([])
  })

  test('what the platform can filter by still narrows; the rest is left out, and said', async () => {
    const all = await found({})
    const cheap = await found({ price: { max: 30 }, brands: ['low-mill'], inStock: true })
    expect(cheap.totalCount).toBeGreaterThan(0)
    expect(cheap.totalCount).toBeLessThan(all.totalCount ?? 0)
    expect(new Set(cheap.nodes.map(({ brandName }) => brandName)).size).toBeGreaterThan(1)
    expect(cheap.missingFacets).toEqual(missing)
    const kitchen = await found({ collections: ['kitchen'], productType: 'PHYSICAL' })
    expect(kitchen.totalCount).toBeGreaterThan(0)
    expect(kitchen.totalCount).toBeLessThan(all.totalCount ?? 0)
  })

  test('words are looked for by the platform, in any order', async () => {
    const { nodes, missingFacets } = await found({ search: 'mug morning' }, { field: 'RELEVANCE' })
    expect(nodes.map(({ name }) => name)).toContain('Morning Mug')
    expect(missingFacets).toEqual(missing)
  })

  test('suggestions too; nothing is related, and the sitemap is what was known', async () => {
    type Result = { suggest: { products: { name: string }[]; brands: { name: string }[] } }
    const { suggest } = await shopper.mustExecute<Result>(
      '{ suggest(query: "low") { products { name } brands { name } } }',
    )
    expect(suggest.brands.map(({ name }) => name)).toContain('Low Mill')
    const { products } = await shopper.mustExecute<{
      products: { nodes: { related: unknown[] }[] }
    }>('{ products(first: 1) { nodes { related { id } } } }')
    expect(products.nodes).toEqual([{ related: [] }])
    const sitemap = await fetch(`${stack.shopUrl}/sitemap.xml`)
    expect(sitemap.status).toBe(200)
    expect(await sitemap.text()).toContain('/p/morning-mug<')
  })

  test('a maker’s list says that it is not known, not that it is empty', async () => {
    type Result = { brand: { name: string; products: List } }
    const { brand } = await shopper.mustExecute<Result>(
      '{ brand(slug: "low-mill") { name products(first: 10) { totalCount missingFacets nodes { name brandName } } } }',
    )
    expect(brand).toEqual({
      name: 'Low Mill',
      products: { totalCount: null, missingFacets: missing, nodes: [] },
    })
  })

  test('once something is heard again it answers', async () => {
    const control = controlOf(stack.platformUrl)
    await control.stock({ slug: 'morning-mug', quantity: 3 })
    const facets = async () => (await found({})).facets.length
    await expect.poll(facets, { timeout: 5000, interval: 50 }).toBeGreaterThan(3)
  })
})
