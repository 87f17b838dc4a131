// A site with the catalog v1 alone, as hosted sites are: it has no records of brands, only names on its products.
// docs/contract/catalog.md §1, docs/contract/real-site.md §9
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { elevatedStaff, executeAdmin, queryAdmin } from './support/admin.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ PLATFORM_SITE: '{"catalogVersion":"V1_CATALOG"}' }, 'built')
let control: PlatformControl
let shopper: Shopper
// The index of another language is built with its first request, within the platform's limit of calls.
beforeAll(() => stack().app.gateway.services.inLanguage('de').catalogIndex.ready())
beforeEach(async () => {
  control = controlOf(stack().platformUrl)
  await control.clearCalls()
  shopper = createShopper(stack().shopUrl)
})
afterEach(() => stack().app.gateway.services.catalog.clear())

const brandCalls = async () =>
  (await control.calls()).filter(({ path }) => path.includes('/stores/v3/brands')).length

type BrandView = { id: string; name: string; slug: string; productCount: number | null }

test('brands of products have a name, a slug and products', async () => {
  const { data, errors } = await shopper.execute<{
    product: { brand: BrandView & { products: { totalCount: number } } }
  }>(
    '{ product(slug: "morning-mug") { brand { id name slug productCount products(first: 1) { totalCount } } } }',
  )
  expect(errors).toBeUndefined()
  const { brand } = data.product
  expect(brand).toMatchObject({
    name: 'Saltmarsh Pottery',
    slug: 'saltmarsh-pottery',
    id: 'slug:saltmarsh-pottery',
  })
  expect(brand.products.totalCount).toBeGreaterThan(1)
})

test('all brands are those of the products, with their numbers, in the order of their names', async () => {
  const document = `query ($after: String, $first: Int) {
    brands(first: $first, after: $after) {
      nodes { id name slug productCount } pageInfo { hasNextPage endCursor }
    }
  }`
  type Page = { brands: { nodes: BrandView[]; pageInfo: { endCursor: string } } }
  const { brands } = await shopper.query<Page>(document, { first: 100 })
  const names = brands.nodes.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  expect(brands.nodes.every(({ productCount }) => Number(productCount) > 0)).toBe(true)
  const first = await shopper.query<Page>(document, { first: 2 })
  const second = await shopper.query<Page>(document, {
    first: 2,
    after: first.brands.pageInfo.endCursor,
  })
  expect([...first.brands.nodes, ...second.brands.nodes]).toEqual(brands.nodes.slice(0, 4))
})

test('brands are found by the start of their name, page by page', async () => {
  const document = `query ($after: String, $filter: BrandFilter) {
    brands(first: 1, after: $after, filter: $filter) { nodes { name } pageInfo { endCursor } }
  }`
  const filter = { nameStartsWith: 'O' }
  type Page = { brands: { nodes: BrandView[]; pageInfo: { endCursor: string } } }
  const { brands } = await shopper.query<Page>(document, { filter })
  expect(brands.nodes).toEqual([{ name: 'Ostra' }])
  const after = brands.pageInfo.endCursor
  expect((await shopper.query<Page>(document, { filter, after })).brands.nodes).toEqual([])
})

test('a record of a brand does not exist, and a brand is read by its slug', async () => {
  const { data, errors } = await shopper.execute(`{
    record: brand(id: "11111111-1111-4111-8111-111111111111") { name }
    bySlug: brand(slug: "ostra") { name }
    byId: brand(id: "slug:ostra") { name }
    none: brand(slug: "nothing-like-it") { name }
    product(slug: "morning-mug") { name }
  }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    record: null,
    bySlug: { name: 'Ostra' },
    byId: { name: 'Ostra' },
    none: null,
    product: { name: 'Morning Mug' },
  })
})

test('the platform is called once for brands while its answer is cached', async () => {
  const document =
    '{ products(first: 20) { nodes { brand { name } } } brands(first: 5) { nodes { name } } featuredBrand { name } suggest(search: "ostra") { brands { name } } }'
  await shopper.query(document)
  await shopper.query(document)
  expect(await brandCalls()).toBe(1)
})

const pages: [string, string][] = [
  ['/', 'Ostra'],
  ['/brands', 'Ostra'],
  ['/brands/ostra', 'Ostra'],
  ['/p/morning-mug', 'Saltmarsh Pottery'],
  ['/de/brands', 'Ostra'],
  ['/search?q=ostra', 'Ostra'],
]
test.each(pages)('the page %s is whole', async (path, brand) => {
  const response = await shopper.send(path)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain(brand)
  expect(html).not.toMatch(/didn’t load|couldn’t|konnte nicht/)
})

test('the sitemap lists the brands', async () => {
  const response = await shopper.send('/sitemap-1.xml')
  expect(await response.text()).toContain('/brands/ostra')
})

test('calls of brands for staff say that they are not available, and nothing else suffers', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const { data, errors } = await executeAdmin(
    staff,
    `{
    managedBrands(first: 1) { nodes { name } }
    countBrands
    managedProducts(first: 1) { nodes { brand { name } } }
  }`,
  )
  expect(data).toMatchObject({
    managedBrands: null,
    countBrands: null,
    managedProducts: { nodes: [{ brand: { name: expect.any(String) } }] },
  })
  expect(errors).toMatchObject([
    { path: ['managedBrands'], extensions: { problem: 'NOT_AVAILABLE_ON_THIS_SITE' } },
    { path: ['countBrands'], extensions: { problem: 'NOT_AVAILABLE_ON_THIS_SITE' } },
  ])
})

const id = '11111111-1111-4111-8111-111111111111'
const changes: [string, string][] = [
  ['createBrand(input: { name: "New" }) { problems { code } }', 'createBrand'],
  [
    `mergeBrands(input: { intoId: "${id}", fromIds: ["22222222-2222-4222-8222-222222222222"], idempotencyKey: "33333333-3333-4333-8333-333333333333" }) { problems { code } }`,
    'mergeBrands',
  ],
  [
    `renameBrand(input: { id: "${id}", revision: "1", name: "New", idempotencyKey: "33333333-3333-4333-8333-333333333334" }) { problems { code } }`,
    'renameBrand',
  ],
]
test.each(changes)('%s is refused by its reason', async (field, name) => {
  const staff = await elevatedStaff(stack().shopUrl)
  const { data, errors } = await executeAdmin(staff, `mutation { ${field} }`)
  expect(errors).toBeUndefined()
  expect(data[name]).toEqual({ problems: [{ code: 'NOT_AVAILABLE_ON_THIS_SITE' }] })
})

test('a product takes the spelling of a brand that other products have', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const { createProduct } = await queryAdmin<{
    createProduct: { product: { id: string; brand: BrandView }; problems: unknown[] }
  }>(
    staff,
    'mutation { createProduct(input: { name: "Small Bowl", basePrice: "12", brand: "OSTRA" }) { product { id brand { name } } problems { code } } }',
  )
  expect(createProduct).toMatchObject({ product: { brand: { name: 'Ostra' } }, problems: [] })
})
