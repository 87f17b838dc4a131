// One platform call per list, never one per row: the cost of a page must not grow with its length.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { productWithOptions } from './support/products.ts'
import { useStack } from './support/start.ts'

const key = 'a-key-of-an-app'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({ APP_KEYS: `books:${hash}:catalog:read` })
const asApp = { headers: { authorization: `Bearer ${key}` } }
let control: PlatformControl
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
  control = controlOf(stack().platformUrl)
  await stack().app.gateway.services.catalog.clear()
  await control.clearCalls()
})

/** Returns the calls of a document when nothing is cached. */
async function callsOf<Data>(document: string, options = {}) {
  await stack().app.gateway.services.catalog.clear()
  await control.clearCalls()
  const data = await shopper.query<Data>(document, {}, options)
  const paths = (await control.calls()).map(({ path }) => path.replace(/\?.*/, ''))
  return { data, paths: paths.filter((path) => !path.includes('oauth2')).sort() }
}

const listed = '/stores-reader/v1/products/query-platformized'
const listedByString = '/stores-reader/v1/products/query'

describe('variants', () => {
  type Variants = { nodes: { id: string }[]; totalCount: number }
  type List = { products: { nodes: { id: string; variants: Variants }[] } }
  const variants =
    'variants(first: 3) { totalCount nodes { id sku visible choices { option choice } price { formatted } stock { inStock quantity } } }'

  test.each([2, 12, 50])('of a list of %i products: one call', async (first) => {
    const { data, paths } = await callsOf<List>(
      `{ products(first: ${first}) { nodes { variants(first: 3) { nodes { id } } } } }`,
    )
    expect(paths).toEqual([listedByString, listed].sort())
    expect(data.products.nodes.every((one) => one.variants.nodes.length > 0)).toBe(true)
  })

  test('are equal however they are read', async () => {
    const { id, slug } = await productWithOptions(shopper)
    type Result = { product: { variants: Variants } }
    const byId = await callsOf<Result>(`{ product(id: "${id}") { ${variants} } }`)
    expect(byId.paths).toEqual([`/stores-reader/v1/products/${id}`])
    const bySlug = await callsOf<Result>(`{ product(slug: "${slug}") { ${variants} } }`)
    expect(bySlug.paths).toEqual([`/stores-reader/v1/products/${id}/variants/query`, listed].sort())
    const inList = await callsOf<List>(
      `{ products(first: 12, filter: { ids: ${JSON.stringify(await someIds(id))} }) { nodes { id ${variants} } } }`,
    )
    const row = inList.data.products.nodes.find((one) => one.id === id)
    expect(row?.variants.totalCount).toBeGreaterThan(3)
    expect(row?.variants).toEqual(byId.data.product.variants)
    expect(row?.variants).toEqual(bySlug.data.product.variants)
  })

  async function someIds(id: string): Promise<string[]> {
    const { products } = await shopper.query<{ products: { nodes: { id: string }[] } }>(
      '{ products(first: 5) { nodes { id } } }',
    )
    return [...new Set([id, ...products.nodes.map((one) => one.id)])]
  }
})

describe('a list by the index', () => {
  type List = { products: { nodes: { id: string; brandName: string | null }[] } }
  const listBy = (filter: string) =>
    `{ products(first: 24, filter: { ${filter} }) { nodes { id brandName price { formatted } } } }`

  test('that is narrowed soon after calls nothing: the list before has read its products', async () => {
    await stack().app.gateway.services.catalogIndex.ready()
    const wide = await callsOf<List>(listBy('search: "lamp"'))
    expect(wide.paths).toEqual([listed])
    const { nodes } = wide.data.products
    const brand = nodes.find(({ brandName }) => brandName)?.brandName
    await control.clearCalls()
    const narrow = await shopper.query<List>(listBy(`search: "lamp", brands: ["${brand}"]`))
    expect(await control.calls()).toEqual([])
    expect(narrow.products.nodes).toEqual(nodes.filter(({ brandName }) => brandName === brand))
    expect(narrow.products.nodes.length).toBeLessThan(nodes.length)
  })
})

describe('costs', () => {
  const costs =
    'costAndProfit { cost { amount } } costRange { min { amount } } variants(first: 2) { nodes { costAndProfit { cost { amount } } } }'

  test('of a list of products and all their variants: one more call', async () => {
    type Result = { products: { nodes: { costAndProfit: unknown; costRange: unknown }[] } }
    const { data, paths } = await callsOf<Result>(
      `{ products(first: 20) { nodes { ${costs} } } }`,
      asApp,
    )
    expect(paths).toEqual([listed, listedByString, listedByString].sort())
    expect(data.products.nodes).toHaveLength(20)
    expect(data.products.nodes.every(({ costRange }) => costRange !== null)).toBe(true)
  })

  test('of one product and all its variants: one more call', async () => {
    const { id } = await productWithOptions(shopper)
    const { data, paths } = await callsOf<{ product: Record<string, unknown> }>(
      `{ product(id: "${id}") { ${costs.replace('first: 2', 'first: 50')} } }`,
      asApp,
    )
    expect(paths).toEqual(Array(2).fill(`/stores-reader/v1/products/${id}`))
    const amount = expect.stringMatching(/^\d+(\.\d+)?$/)
    const cost = { costAndProfit: { cost: { amount } } }
    expect(data.product).toMatchObject({ ...cost, variants: { nodes: expect.any(Array) } })
    const { nodes } = data.product.variants as { nodes: unknown[] }
    expect(nodes).toEqual(nodes.map(() => cost))
  })
})

describe('products of several brands', () => {
  const document = (each: number) =>
    `{ brands(first: 4) { nodes { name products(first: ${each}) { nodes { brandName } } } } }`

  test('are read in one call', async () => {
    // The index reads all products in the background.
    await stack().app.gateway.services.catalogIndex.ready()
    type Brand = { name: string; products: { nodes: { brandName: string }[] } }
    const { data, paths } = await callsOf<{ brands: { nodes: Brand[] } }>(document(5))
    expect(paths.filter((path) => path === listed)).toHaveLength(1)
    // The other one is of the brands, all of which fit on one page.
    expect(paths).toHaveLength(2)
    for (const { name, products } of data.brands.nodes) {
      expect(new Set(products.nodes.map(({ brandName }) => brandName))).toEqual(new Set([name]))
    }
  })

  test('are refused when there are more than one call can return', async () => {
    expect((await shopper.execute(document(26))).errors?.[0]?.message).toContain('Brand.products')
  })
})

describe('fields that the platform serves for one object only', () => {
  test.each([
    [
      'Collection.products',
      '{ collections(first: 11) { nodes { products(first: 1) { nodes { id } } } } }',
    ],
    [
      'Collection.products',
      '{ products(first: 2) { nodes { collections { products(first: 1) { nodes { id } } } } } }',
    ],
    [
      'Product.availability',
      '{ products(first: 2) { nodes { availability { availableForPurchase } } } }',
    ],
    [
      'Product.availability',
      '{ products(first: 2) { edges { node { ...A } } } } fragment A on Product { availability { availableForPurchase } }',
    ],
    [
      'Product.availability',
      'query Q($first: Int = 2) { products(first: $first) { nodes { ... on Product { availability { availableForPurchase } } } } }',
    ],
  ])('%s below a list is refused by name, without a call: %s', async (field, document) => {
    const result = await shopper.execute(document)
    expect(result.status).toBe(422)
    expect(result.errors?.[0]?.message).toContain(field)
    expect(result.errors?.[0]?.extensions.code).toBe('DOCUMENT_TOO_COSTLY')
    expect(await control.calls()).toEqual([])
  })

  test('are served in a list of one', async () => {
    const { paths } = await callsOf(
      '{ products(first: 1) { nodes { availability { availableForPurchase } } } }',
    )
    expect(paths).toHaveLength(2)
  })
})

describe('products of collections', () => {
  const first = (count: number) =>
    `{ collections(first: ${count}) { nodes { id products(first: 2) { nodes { id } } } } }`
  type Collection = { id: string; products: { nodes: { id: string }[] } }

  test('are served for ten collections, with a call for each', async () => {
    const { data, paths } = await callsOf<{ collections: { nodes: Collection[] } }>(first(10))
    const { nodes } = data.collections
    expect(nodes.length).toBeGreaterThan(5)
    expect(paths).toHaveLength(1 + nodes.length)
    for (const { id, products } of nodes) {
      const alone = `{ collection(id: "${id}") { id products(first: 2) { nodes { id } } } }`
      const { collection } = await shopper.query<{ collection: Collection }>(alone)
      expect(collection).toEqual({ id, products })
    }
  })

  test('are served for the collections of a product and of suggestions', async () => {
    const products = 'collections { slug products(first: 1) { nodes { id } } }'
    type Below = { collections: { slug: string; products: { nodes: object[] } }[] }
    const { data } = await callsOf<{ product: Below; suggest: Below }>(
      `{ product(slug: "moon-jar") { ${products} } suggest(search: "light") { ${products} } }`,
    )
    for (const { collections } of [data.product, data.suggest]) {
      expect(collections.length).toBeGreaterThan(0)
      for (const one of collections) expect(one.products.nodes, one.slug).toHaveLength(1)
    }
  })
})

describe('one collection', () => {
  const fields = 'id slug name description productCount visible'
  type Result = { collection: Record<string, unknown> | null }

  test('comes from the single reads', async () => {
    const { data } = await callsOf<{ collections: { nodes: { id: string; slug: string }[] } }>(
      `{ collections(first: 2) { nodes { ${fields} } } }`,
    )
    const [, expected] = data.collections.nodes
    const bySlug = await callsOf<Result>(`{ collection(slug: "${expected?.slug}") { ${fields} } }`)
    expect(bySlug.paths).toEqual([`/stores-reader/v2/collections/slug/${expected?.slug}`])
    expect(bySlug.data.collection).toEqual(expected)
    const byId = await callsOf<Result>(`{ collection(id: "${expected?.id}") { ${fields} } }`)
    expect(byId.paths).toEqual([`/stores-reader/v2/collections/${expected?.id}`])
    expect(byId.data.collection).toEqual(expected)
  })

  test('comes from the list where the document selects that too', async () => {
    const { data, paths } = await callsOf<Result>(
      '{ collection(slug: "lighting") { slug } collections { nodes { slug } } }',
    )
    expect(data.collection?.slug).toBe('lighting')
    expect(paths).toEqual(['/stores-reader/v2/collections/query'])
  })

  test.each(['id: "11111111-1111-4111-8111-111111111111"', 'slug: "no-such-collection"'])(
    'with %s is unknown: null, no error',
    async (which) => {
      const { data } = await callsOf<Result>(`{ collection(${which}) { ${fields} } }`)
      expect(data.collection).toBeNull()
    },
  )

  test('with an impossible id or slug calls nothing', async () => {
    const { paths } = await callsOf(
      '{ a: collection(id: "../x") { id } b: collection(slug: "a b") { id } }',
    )
    expect(paths).toEqual([])
  })
})
