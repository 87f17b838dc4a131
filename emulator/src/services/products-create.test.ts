import { allProductsCollectionId, onlyVariantId, wireProduct } from '@vitrine/platform'
import { describe, expect, it } from 'vitest'
import { base, bowl, codeOf, useOwner, violationOf } from '../testing/owner-kit.ts'
import { elevatedHeaders, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
const { asOwner, create, made, read } = useOwner((fresh) => {
  shop = fresh
})

const sizes = { name: 'Size', choices: [{ value: 'S', description: 'Small' }, { value: 'L' }] }
const colors = {
  name: 'Color',
  choices: [
    { value: '#aa0000', description: 'Red' },
    { value: '#00a', description: 'Blue' },
  ],
}

describe('create', () => {
  it('fills in what the caller leaves out', async () => {
    const { status, body } = await create(bowl)
    expect(status).toBe(200)
    expect(body.product).toMatchObject({
      name: 'Salad Bowl',
      slug: 'salad-bowl',
      visible: true,
      productType: 'physical',
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      priceData: { currency: 'USD', price: 40, discountedPrice: 40 },
      costAndProfitData: { itemCost: 0, profit: 40, profitMargin: 1 },
      collectionIds: [allProductsCollectionId],
      productPageUrl: { base: 'http://localhost:3000', path: '/p/salad-bowl' },
      manageVariants: false,
      discount: { type: 'NONE', value: 0 },
    })
    expect(body.product.variants).toMatchObject([{ id: onlyVariantId, choices: {} }])
    expect(body.product.inventoryItemId).toMatch(/^[0-9a-f-]{36}$/)
    const numbers = shop.state.products.all().map(({ numericId }) => BigInt(numericId))
    expect(numbers.filter((one) => one >= BigInt(body.product.numericId))).toHaveLength(1)
    expect(wireProduct.parse(body.product)).toEqual(body.product)
  })

  it('is found by shoppers at once', async () => {
    const { id } = await made(bowl)
    const token = await shop.visitor()
    const path = `/stores-reader/v1/products/${id}`
    expect((await shop.call('GET', path, { token })).body.product.name).toBe('Salad Bowl')
  })

  it('takes everything that can be written', async () => {
    const whole = {
      ...bowl,
      slug: 'the-bowl',
      visible: false,
      description: '<p>Turned from one piece.</p>',
      sku: 'BOWL-1',
      weight: 1.25,
      costAndProfitData: { itemCost: 12.5 },
      pricePerUnitData: {
        totalQuantity: 500,
        totalMeasurementUnit: 'G',
        baseQuantity: 1,
        baseMeasurementUnit: 'KG',
      },
      additionalInfoSections: [{ title: 'Care', description: '<p>Oil it.</p>' }],
      ribbon: 'New',
      brand: 'Pell & Ash',
      discount: { type: 'PERCENT', value: 25 },
      productDimensions: { length: '30', width: '30', height: '12.5', unit: 'CM' },
      packageDimensions: { length: '32', width: '32', height: '14', unit: 'CM' },
      seoData: {
        tags: [{ type: 'title', children: 'A bowl' }],
        settings: { preventAutoRedirect: true, keywords: [{ term: 'bowl', isMain: true }] },
      },
    }
    const product = await made(whole)
    expect(product).toMatchObject({
      ...whole,
      // 30 $ for 500 g are 60 $ for a kilogram.
      priceData: { price: 40, discountedPrice: 30, pricePerUnit: 60 },
      costAndProfitData: { itemCost: 12.5, profit: 17.5, profitMargin: 0.5833 },
      seoData: { ...whole.seoData, tags: [{ type: 'title', children: 'A bowl', custom: false }] },
    })
    expect(await read(product.id)).toEqual(product)
    expect(wireProduct.parse(product)).toEqual(product)
  })

  it('makes a variant of every combination; hex values make a color', async () => {
    const product = await made({ ...bowl, productOptions: [colors, sizes] })
    expect(product.variants.map(({ choices }: { choices: object }) => choices)).toEqual([
      { Color: 'Red', Size: 'Small' },
      { Color: 'Red', Size: 'L' },
      { Color: 'Blue', Size: 'Small' },
      { Color: 'Blue', Size: 'L' },
    ])
    expect(new Set(product.variants.map(({ id }: { id: string }) => id)).size).toBe(4)
    expect(product.productOptions).toMatchObject([
      { name: 'Color', optionType: 'color' },
      { name: 'Size', optionType: 'drop_down' },
    ])
  })

  it('numbers a generated slug that is taken, and refuses a requested one', async () => {
    const slugs = [(await made(bowl)).slug, (await made(bowl)).slug, (await made(bowl)).slug]
    expect(slugs).toEqual(['salad-bowl', 'salad-bowl-1', 'salad-bowl-2'])
    const again = await create({ ...bowl, slug: 'salad-bowl' })
    expect([again.status, codeOf(again)]).toEqual([409, 'ALREADY_EXISTS'])
  })

  const named = (name: string) => ({ ...bowl, name })
  it.each<[object, string, string]>([
    [{ priceData: { price: 1 } }, 'product.name', 'REQUIRED_FIELD'],
    [{ name: 'Bowl' }, 'product.priceData', 'REQUIRED_FIELD'],
    [{ name: 'Bowl', priceData: {} }, 'product.priceData.price', 'REQUIRED_FIELD'],
    [named(''), 'product.name', 'MIN_LENGTH'],
    [named('x'.repeat(81)), 'product.name', 'MAX_LENGTH'],
    [{ ...bowl, slug: 'x'.repeat(101) }, 'product.slug', 'MAX_LENGTH'],
    [{ ...bowl, slug: 'a b' }, 'product.slug', 'FORMAT'],
    [{ ...bowl, description: 'x'.repeat(8001) }, 'product.description', 'MAX_LENGTH'],
    [{ ...bowl, sku: 'x'.repeat(41) }, 'product.sku', 'MAX_LENGTH'],
    [{ ...bowl, ribbon: 'x'.repeat(31) }, 'product.ribbon', 'MAX_LENGTH'],
    [{ ...bowl, brand: '' }, 'product.brand', 'MIN_LENGTH'],
    [{ ...bowl, brand: 'x'.repeat(51) }, 'product.brand', 'MAX_LENGTH'],
    [{ ...bowl, weight: -1 }, 'product.weight', 'MIN'],
    [{ ...bowl, weight: 1_000_000_000 }, 'product.weight', 'MAX'],
    [{ ...bowl, priceData: { price: -1 } }, 'product.priceData.price', 'MIN'],
    [{ ...bowl, priceData: { price: 1e9 } }, 'product.priceData.price', 'MAX'],
    [{ ...bowl, priceData: { price: 1.005 } }, 'product.priceData.price', 'DECIMAL_MAX_SCALE'],
    [{ ...bowl, priceData: { price: 'Infinity' } }, 'product.priceData.price', 'FORMAT'],
    [{ ...bowl, productType: 'digital' }, 'product.productType', 'VALIDATION'],
    [{ ...bowl, discount: { type: 'PERCENT', value: 101 } }, 'product.discount.value', 'MAX'],
    [{ ...bowl, discount: { type: 'AMOUNT' } }, 'product.discount.value', 'REQUIRED_FIELD'],
    [
      { ...bowl, productOptions: [{ name: 'Size', choices: [] }] },
      'product.productOptions[0].choices',
      'MIN_SIZE',
    ],
    [
      { ...bowl, productOptions: Array.from({ length: 7 }, () => sizes) },
      'product.productOptions',
      'MAX_SIZE',
    ],
    [
      { ...bowl, productOptions: [sizes, { ...sizes, name: 'size' }] },
      'product.productOptions[1].name',
      'VALIDATION',
    ],
    [
      { ...bowl, seoData: { tags: [{ type: 'script', custom: true }] } },
      'product.seoData.tags[0].type',
      'OTHER',
    ],
    [{ ...bowl, madeUp: 1 }, 'product.madeUp', 'FIELD_NOT_ALLOWED'],
  ])('refuses %j at %s', async (product, field, violatedRule) => {
    const before = shop.state.products.size
    const answer = await create(product)
    expect(answer.status).toBe(400)
    expect(violationOf(answer)).toMatchObject({ field, violatedRule })
    expect(shop.state.products.size).toBe(before)
  })

  it('refuses more than 1000 variants', async () => {
    const many = (name: string, count: number) => ({
      name,
      choices: Array.from({ length: count }, (_, index) => ({ value: `${name}${index}` })),
    })
    const answer = await create({ ...bowl, productOptions: [many('a', 100), many('b', 11)] })
    expect(violationOf(answer)).toMatchObject({
      violatedRule: 'MAX_SIZE',
      data: { threshold: 1000 },
    })
    expect(
      (await create({ ...bowl, productOptions: [many('a', 100), many('b', 10)] })).status,
    ).toBe(200)
  })
})

describe('hidden products', () => {
  it('are visible to the owner only, with costs', async () => {
    const { id } = await made({ ...bowl, visible: false })
    const token = await shop.visitor()
    const query = (headers?: Record<string, string>) =>
      shop.call('POST', '/stores-reader/v1/products/query-platformized', {
        ...(headers ? { headers } : { token }),
        body: { query: { filter: { slug: 'salad-bowl' } } },
      })
    expect((await query()).body.products).toEqual([])
    expect((await query(elevatedHeaders)).body.products).toMatchObject([{ id, visible: false }])
    const alone = await asOwner('POST', '/stores-reader/v1/products/query', {
      query: { filter: JSON.stringify({ visible: false }) },
      includeHiddenProducts: true,
    })
    const ids = alone.body.products.map((product: { id: string }) => product.id)
    expect(ids).toContain(id)
    expect(ids).toHaveLength(shop.state.products.all().filter(({ visible }) => !visible).length)
    expect((await read(id)).costAndProfitData).toMatchObject({ itemCost: 0 })
  })
})

describe('who may write', () => {
  it('the site, under every address; no visitor', async () => {
    const token = await shop.visitor()
    const body = { product: bowl }
    const denied = await shop.call('POST', `${base}/products`, { token, body })
    expect([denied.status, codeOf(denied)]).toEqual([403, 'PERMISSION_DENIED'])
    expect((await shop.call('POST', `${base}/products`, { body })).status).toBe(401)
    const alias = '/_api/catalog-server/v1/products'
    expect((await asOwner('POST', alias, body)).status).toBe(200)
  })
})
