// A whole gateway whose catalog index runs in a worker thread.
import { expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ CATALOG_INDEX_THREAD: 'true', CACHE_SECONDS: '0' })

type Result = {
  products: { totalCount: number; facets: { name: string }[]; nodes: { name: string }[] }
  suggest: { products: { name: string }[]; brands: { name: string }[] }
  brand: { products: { totalCount: number } }
  product: { related: { id: string }[] }
}
const document = `query ($filter: ProductFilter) {
  products(filter: $filter) { totalCount missingFacets facets { name } nodes { name } }
  suggest(query: "saltm") { products { name } brands { name } }
  brand(slug: "saltmarsh-pottery") { products(first: 5) { totalCount } }
  product(slug: "morning-mug") { related { id } }
}`

test('lists, facets, suggestions, brands and related products work from a worker thread and follow events', async () => {
  // Only the index of this thread holds all products.
  expect(stack().app.gateway.services.catalogIndex).not.toHaveProperty('all')
  const shopper = createShopper(stack().shopUrl)
  const execute = () =>
    shopper.query<Result>(document, { filter: { search: 'mug', inStock: true } })
  const { products, suggest, brand, product } = await execute()
  expect(products).toMatchObject({ missingFacets: [] })
  expect(products.nodes.map(({ name }) => name)).toContain('Morning Mug')
  expect(products.facets.length).toBeGreaterThan(3)
  expect(suggest.brands).toEqual([{ name: 'Saltmarsh Pottery' }])
  expect(brand.products.totalCount).toBeGreaterThan(2)
  expect(product.related.length).toBeGreaterThan(2)
  const sitemap = await (await fetch(`${stack().shopUrl}/sitemap.xml`)).text()
  expect(sitemap).toContain('/p/morning-mug</loc>')

  await controlOf(stack().platformUrl).stock({ slug: 'morning-mug', quantity: 0 })
  await expect
    .poll(async () => (await execute()).products.nodes.map(({ name }) => name), { timeout: 8000 })
    .not.toContain('Morning Mug')
})
