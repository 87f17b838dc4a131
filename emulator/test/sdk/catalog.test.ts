import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  failureOf,
  mugOf,
  type Platform,
  type Shopper,
  shopper,
  startPlatform,
} from './official-client.ts'

let platform: Platform
let client: Shopper
let mug: string
beforeAll(async () => {
  platform = await startPlatform()
  client = shopper(platform.clientId)
  mug = await mugOf(client)
})
afterAll(() => platform.stop())

const queryOf = (client: Shopper) => client.products.queryProducts()
type Query = ReturnType<typeof queryOf>
/** The builder has both at run time; its types for this entity leave them out. */
type Combinable = Query & { or(other: Query): Query; not(other: Query): Query }

const unknown = '11111111-1111-4111-8111-111111111111'

describe('products', () => {
  it('query by every builder operator', async () => {
    const { products } = client
    const count = async (query: { find(): Promise<{ items: unknown[] }> }) =>
      (await query.find()).items.length
    expect(await count(products.queryProducts().startsWith('name', 'morning'))).toBe(1)
    expect(await count(products.queryProducts().in('slug', ['morning-mug', 'round-teapot']))).toBe(
      2,
    )
    expect(
      await count(products.queryProducts().ne('slug', 'morning-mug').limit(100)),
    ).toBeGreaterThan(40)
    const lighting = (await client.collections.getCollectionBySlug('lighting')).collection
    const lamps = products.queryProducts().hasSome('collectionIds', [lighting?._id ?? ''])
    expect(await count(lamps)).toBeGreaterThan(3)
    const mugOnly = () => products.queryProducts().eq('slug', 'morning-mug') as Combinable
    const teapot = products.queryProducts().eq('slug', 'round-teapot')
    expect(await count(mugOnly().or(teapot))).toBe(2)
    expect(await count(mugOnly().not(teapot).limit(100))).toBeGreaterThan(40)
  })

  it('pages by offset with a right total', async () => {
    const first = await client.products.queryProducts().ascending('name').limit(20).find()
    expect(first.length).toBe(20)
    expect(first.totalPages).toBe(Math.ceil((first.totalCount ?? 0) / 20))
    const second = await first.next()
    expect(second.currentPage).toBe(1)
    const names = [...first.items, ...second.items].map((item) => item.name?.toLowerCase())
    expect(names).toEqual([...names].sort((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1)))
  })

  it('more than 4000 characters go out as POST', async () => {
    const ids = [
      mug,
      ...Array.from({ length: 119 }, (_, at) => unknown.replace(/^1111/, String(1000 + at))),
    ]
    const { items } = await client.products.queryProducts().in('_id', ids).find()
    expect(items.map((item) => item._id)).toEqual([mug])
    expect(platform.sent.at(-1)).toMatchObject({ method: 'POST', query: '' })
  })

  it('get one, with its variants; costs stay hidden from visitors', async () => {
    const { product } = await client.products.getProduct(mug, { includeMerchantSpecificData: true })
    expect(product).toMatchObject({ _id: mug, slug: 'morning-mug', productType: 'physical' })
    expect(product?.variants).toHaveLength(8)
    expect(product?.lastUpdated).toBeInstanceOf(Date)
    expect(product?.costAndProfitData).toBeUndefined()
  })

  it('collection by slug', async () => {
    const { collection } = await client.products.getCollectionBySlug('lighting')
    expect(collection?.name).toBe('Lighting')
  })

  it('availability of options', async () => {
    const open = await client.products.getProductOptionsAvailability(mug, { Color: 'Moss' })
    expect(open.availableForPurchase).toBe(false)
    expect(open.selectedVariant).toBeUndefined()
    const chosen = await client.products.getProductOptionsAvailability(mug, {
      Color: 'Moss',
      Size: 'Small',
    })
    expect(chosen).toMatchObject({
      availableForPurchase: true,
      selectedVariant: { sku: 'SAL-MUG-MOS' },
    })
  })

  it('variants of a product', async () => {
    const large = await client.products.queryProductVariants(mug, { choices: { Size: 'Large' } })
    expect(large.totalResults).toBe(4)
    expect(large.variants?.[0]?.variant?.priceData?.price).toBe(34)
  })

  it('store variants: query and get', async () => {
    const { variants } = await client.products.queryStoreVariants({
      filter: { productId: mug },
      paging: { limit: 5 },
    })
    expect(variants).toHaveLength(5)
    const id = variants?.[0]?._id ?? ''
    const { variant } = await client.products.getStoreVariant(id)
    expect(variant).toMatchObject({ productId: mug, productName: 'Morning Mug' })
    expect(variant?.media?.image).toMatch(/^wix:image:/)
  })

  it('unknown ones are 404, undeclared filters 400', async () => {
    expect((await failureOf(client.products.getProduct(unknown))).status).toBe(404)
    expect((await failureOf(client.products.getCollectionBySlug('nope'))).status).toBe(404)
    const undeclared = client.products
      .queryProducts()
      .eq('brand' as 'name', 'Ostra')
      .find()
    expect(
      (await failureOf(undeclared)).details?.validationError?.fieldViolations[0]?.field,
    ).toContain('brand')
  })
})

describe('collections', () => {
  it('query, get, by slug', async () => {
    const { items } = await client.collections.queryCollections().startsWith('name', 'L').find()
    expect(items.map((item) => item.name)).toEqual(['Lighting'])
    const one = await client.collections.getCollection(items[0]?._id ?? '')
    expect(one).toMatchObject({ slug: 'lighting', numberOfProducts: expect.any(Number) })
    const { collection } = await client.collections.getCollectionBySlug('lighting')
    expect(collection?._id).toBe(one._id)
  })

  it('an unknown one is 404', async () => {
    expect((await failureOf(client.collections.getCollection(unknown))).status).toBe(404)
  })
})

describe('brands', () => {
  it('page by cursor, which carries filter and sort', async () => {
    const first = await client.brands
      .queryBrands({ fields: ['ASSIGNED_PRODUCTS_COUNT'] })
      .ne('name', 'Ostra')
      .ascending('name')
      .limit(4)
      .find()
    expect(first.items).toHaveLength(4)
    expect(first.items[0]?.assignedProductsCount).toBeGreaterThan(0)
    expect(first.hasNext()).toBe(true)
    const second = await first.next()
    expect(second.items).toHaveLength(3)
    expect(second.hasNext()).toBe(false)
    expect(second.items[0]?.assignedProductsCount).toBeGreaterThan(0)
    const names = [...first.items, ...second.items].map((brand) => brand.name)
    expect(names).not.toContain('Ostra')
    const back = await second.prev()
    expect(back.items.map((brand) => brand._id)).toEqual(first.items.map((brand) => brand._id))
  })

  it('more than 4000 characters go out as POST', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => unknown.replace(/^1111/, String(1000 + at)))
    const { items } = await client.brands.queryBrands().in('_id', ids).find()
    expect(items).toEqual([])
    expect(platform.sent.at(-1)?.method).toBe('POST')
  })

  it('get one', async () => {
    const { items } = await client.brands.queryBrands().find()
    const brand = await client.brands.getBrand(items[0]?._id ?? '', {
      fields: ['ASSIGNED_PRODUCTS_COUNT'],
    })
    expect(brand).toMatchObject({
      name: items[0]?.name,
      revision: '1',
      assignedProductsCount: expect.any(Number),
    })
    expect((await failureOf(client.brands.getBrand(unknown))).status).toBe(404)
  })
})
