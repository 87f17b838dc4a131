// Writing products through the official SDK. docs/contract/catalog.md §3.2, §10-§12, §14.
import { describe, expect, it } from 'vitest'
import { bowl, brokenOf, codeOf, type Site, statusOf, unknown, useCatalog } from './catalog-kit.ts'
import { lineOf, type Platform, type Shopper, switchSite } from './official-client.ts'

let platform: Platform
let visitor: Shopper
let site: Site
let products: Site['products']
let mug: string
const { read, idOf, signedIn } = useCatalog((fresh) => {
  platform = fresh.platform
  visitor = fresh.visitor
  site = fresh.site
  products = fresh.site.products
  mug = fresh.mug
})

const sizes = { name: 'Size', choices: [{ value: 'S', description: 'Small' }, { value: 'L' }] }

const newId = async () => (await products.createProduct(bowl)).product?._id ?? ''

describe('a product', () => {
  it('createProduct: everything the platform fills in', async () => {
    const { product } = await products.createProduct({
      ...bowl,
      productOptions: [sizes],
      manageVariants: true,
      weight: 1.5,
    })
    expect(product).toMatchObject({
      name: 'Salad Bowl',
      slug: 'salad-bowl',
      productType: 'physical',
      visible: true,
      priceData: { price: 40, formatted: { price: '$40.00' } },
      costAndProfitData: { itemCost: 12.5, profit: 27.5, profitMargin: 0.6875 },
    })
    expect(product?.variants?.map(({ choices }) => choices)).toEqual([
      { Size: 'Small' },
      { Size: 'L' },
    ])
    expect(product?.numericId).toMatch(/^\d+$/)
    expect(product?.lastUpdated).toBeInstanceOf(Date)
    const again = await products.createProduct(bowl)
    expect(again.product?.slug).toBe('salad-bowl-1')
    const { items } = await visitor.products.queryProducts().eq('slug', 'salad-bowl').find()
    expect(items).toHaveLength(1)
  })

  it('createProduct: limits and taken addresses', async () => {
    const create = (change: object) => products.createProduct({ ...bowl, ...change })
    expect(await brokenOf(create({ name: 'x'.repeat(81) }))).toEqual([
      400,
      'product.name',
      'MAX_LENGTH',
    ])
    expect(await brokenOf(create({ priceData: { price: Number.POSITIVE_INFINITY } }))).toEqual([
      400,
      'product.priceData.price',
      'FORMAT',
    ])
    expect(await brokenOf(create({ priceData: { price: 1_000_000_000 } }))).toEqual([
      400,
      'product.priceData.price',
      'MAX',
    ])
    const seven = Array.from({ length: 7 }, (_, index) => ({ ...sizes, name: `${index}` }))
    expect(await brokenOf(create({ productOptions: seven }))).toEqual([
      400,
      'product.productOptions',
      'MAX_SIZE',
    ])
    expect(await codeOf(create({ slug: 'morning-mug' }))).toEqual([409, 'ALREADY_EXISTS'])
  })

  it('updateProduct: what is present, with a later date', async () => {
    const before = await read(mug)
    const { product } = await products.updateProduct(mug, {
      name: 'Evening Mug',
      visible: false,
      discount: { type: 'PERCENT', value: 10 },
    })
    expect(product).toMatchObject({
      name: 'Evening Mug',
      slug: 'morning-mug',
      brand: before.brand,
      priceData: { price: 28, discountedPrice: 25.2 },
    })
    expect(product?.lastUpdated?.getTime()).toBeGreaterThan(before.lastUpdated?.getTime() ?? 0)
    expect(platform.sent.at(-1)).toMatchObject({
      method: 'PATCH',
      path: `/stores/v1/products/${mug}`,
    })
    expect(await statusOf(visitor.products.getProduct(mug))).toBe(404)
    expect((await read(mug)).visible).toBe(false)
    expect(await idOf('morning-mug')).toBe(mug)
    expect((await visitor.products.queryProducts().eq('_id', mug).find()).items).toEqual([])
  })

  it('updateProduct: options are replaced, management goes on and off', async () => {
    const id = await newId()
    await products.updateProduct(id, { productOptions: [sizes], manageVariants: true })
    expect((await read(id)).variants).toHaveLength(2)
    expect(await codeOf(products.updateProduct(id, { manageVariants: false }))).toEqual([
      428,
      'VARIANTS_EXIST',
    ])
    await products.updateProduct(id, { productOptions: [], manageVariants: false })
    expect(await read(id)).toMatchObject({ productOptions: [], manageVariants: false })
    expect(await statusOf(products.updateProduct(unknown, { name: 'x' }))).toBe(404)
  })

  it('deleteProduct: a cart keeps a line that says NOT_FOUND', async () => {
    const id = await idOf('work-apron')
    await visitor.currentCart.addToCurrentCart({ lineItems: [lineOf(id, 1, {})] })
    await expect(products.deleteProduct(id)).resolves.toBeUndefined()
    const cart = await visitor.currentCart.getCurrentCart()
    expect(cart.lineItems?.[0]).toMatchObject({
      availability: { status: 'NOT_FOUND' },
      productName: { original: 'Work Apron' },
    })
    expect(await statusOf(products.getProduct(id))).toBe(404)
    expect(await codeOf(products.deleteProduct(id))).toEqual([404, 'NOT_FOUND'])
  })

  it('removeBrand and removeRibbon', async () => {
    await expect(products.removeBrand(mug)).resolves.toBeUndefined()
    await expect(products.removeRibbon(mug)).resolves.toBeUndefined()
    expect(await read(mug)).toMatchObject({ brand: '', ribbon: '' })
    expect(await statusOf(products.removeBrand(unknown))).toBe(404)
    expect(await statusOf(products.removeRibbon(unknown))).toBe(404)
  })
})

describe('variants and options', () => {
  it('updateProductVariants: the touched ones come back', async () => {
    const { variants } = await products.updateProductVariants(mug, [
      { choices: { Size: 'Large' }, price: 99.5, cost: 20, weight: 0.5, sku: 'BIG' },
    ])
    expect(variants).toHaveLength(4)
    expect(variants?.[0]?.variant).toMatchObject({
      priceData: { price: 99.5 },
      costAndProfitData: { itemCost: 20, profit: 79.5 },
      sku: 'BIG',
    })
    const ids = [variants?.[0]?._id ?? '']
    const one = await products.updateProductVariants(mug, [{ variantIds: ids, visible: false }])
    expect(one.variants).toMatchObject([{ _id: ids[0], variant: { visible: false } }])
    const large = await visitor.products.queryProductVariants(mug, { choices: { Size: 'Large' } })
    expect(large.variants?.map(({ variant }) => variant?.priceData?.price)).toEqual([
      99.5, 99.5, 99.5, 99.5,
    ])
  })

  it('updateProductVariants: refusals', async () => {
    const change = (variants: Parameters<typeof products.updateProductVariants>[1], id = mug) =>
      products.updateProductVariants(id, variants)
    expect(await statusOf(change([{ choices: {} }], unknown))).toBe(404)
    expect(await statusOf(change([{ variantIds: [unknown], price: 1 }]))).toBe(404)
    expect(await brokenOf(change([{ choices: { Taste: 'Salt' }, price: 1 }]))).toEqual([
      400,
      'variants[0].choices.Taste',
      'VALIDATION',
    ])
    expect(await brokenOf(change([{ price: 1 }]))).toEqual([
      400,
      'variants[0]',
      'REQUIRED_ONE_OF_FIELD',
    ])
    const single = await newId()
    expect(await codeOf(change([{ choices: {}, price: 1 }], single))).toEqual([
      428,
      'VARIANTS_NOT_MANAGED',
    ])
  })

  it('resetAllProductVariantData', async () => {
    await products.updateProductVariants(mug, [{ choices: {}, price: 1, weight: 9 }])
    await expect(products.resetAllProductVariantData(mug)).resolves.toBeUndefined()
    expect((await read(mug)).priceRange).toEqual({ minValue: 28, maxValue: 28 })
    expect(await statusOf(products.resetAllProductVariantData(unknown))).toBe(404)
  })

  it('deleteProductOptions: only while variants are not managed', async () => {
    const towel = await idOf('striped-tea-towel')
    await expect(products.deleteProductOptions(towel)).resolves.toBeUndefined()
    const after = await read(towel)
    expect(after.productOptions).toEqual([])
    expect(after.variants).toMatchObject([{ choices: {} }])
    expect(await codeOf(products.deleteProductOptions(mug))).toEqual([428, 'VARIANTS_MANAGED'])
    expect(await statusOf(products.deleteProductOptions(unknown))).toBe(404)
  })
})

describe('who may write, and where', () => {
  const writes = (client: Pick<Site, 'products'>) => [
    () => client.products.createProduct(bowl),
    () => client.products.updateProduct(mug, { name: 'x' }),
    () => client.products.deleteProduct(mug),
    () => client.products.updateProductVariants(mug, [{ choices: {}, price: 1 }]),
    () => client.products.resetAllProductVariantData(mug),
    () => client.products.addProductsToCollection(unknown, [mug]),
    () => client.products.removeProductsFromCollection(unknown, [mug]),
    () => client.products.addProductMedia(mug, [{ url: 'https://pictures.example/a.jpg' }]),
    () => client.products.removeProductMedia(mug, []),
    () => client.products.addProductMediaToChoices(mug, []),
    () => client.products.removeProductMediaFromChoices(mug, []),
    () => client.products.deleteProductOptions(mug),
    () => client.products.removeBrand(mug),
    () => client.products.removeRibbon(mug),
    () => client.products.createCollection({ name: 'x' }),
    () => client.products.updateCollection(unknown, { name: 'x' }),
    () => client.products.deleteCollection(unknown),
    () => client.products.bulkUpdateProductsProperty([mug], { price: 1 }),
    () => client.products.bulkAdjustProductProperty({ price: { amount: 1 } }, [mug]),
  ]

  it('no visitor and no member: 403 for each of the 19', async () => {
    const before = await read(mug)
    for (const client of [visitor, await signedIn()]) {
      const codes = []
      for (const write of writes(client)) codes.push(await codeOf(write()))
      expect(codes).toEqual(Array.from({ length: 19 }, () => [403, 'PERMISSION_DENIED']))
    }
    expect(await read(mug)).toEqual(before)
  })

  it('getCatalogVersion, and 428 from the catalog a site has not', async () => {
    const { getCatalogVersion } = site.catalogVersioning
    expect((await getCatalogVersion()).catalogVersion).toBe('V1_CATALOG')
    await switchSite(platform, { catalogVersion: 'V3_CATALOG' })
    expect((await getCatalogVersion()).catalogVersion).toBe('V3_CATALOG')
    const wrong = [428, 'CATALOG_V3_CALLING_CATALOG_V1_API']
    expect(await codeOf(products.createProduct(bowl))).toEqual(wrong)
    expect(await codeOf(visitor.products.getProduct(mug))).toEqual(wrong)
    expect(await codeOf(visitor.collections.queryCollections().find())).toEqual(wrong)
    await switchSite(platform, { catalogVersion: 'V1_CATALOG' })
    expect(await codeOf(visitor.brands.queryBrands().find())).toEqual([
      428,
      'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
    ])
  })
})
