import { allProductsCollectionId, onlyVariantId } from '@vitrine/platform'
import { beforeAll, describe, expect, it } from 'vitest'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const base = '/stores-reader/v1'
const query = (body: unknown, headers?: Record<string, string>) =>
  shop.call('POST', `${base}/products/query-platformized`, {
    token,
    body: { query: body },
    headers,
  })
const single = (slug: string, rest = '') =>
  shop.call('GET', `${base}/products/${shop.product(slug).id}${rest}`, { token })

describe('products', () => {
  it('never shows hidden ones to visitors', async () => {
    const hidden = shop.state.products.all().filter((product) => !product.visible)
    expect(hidden.length).toBeGreaterThan(0)
    const { body } = await query({ paging: { limit: 100 } })
    expect(body.metadata.total).toBe(shop.state.products.size - hidden.length)
    const answer = await shop.call('GET', `${base}/products/${hidden[0]?.id}`, { token })
    expect(answer.status).toBe(404)
  })

  it('has every array, the mirrors and the built-in collection', async () => {
    const { body } = await query({ filter: { slug: 'morning-mug' } })
    const [mug] = body.products
    expect(mug).toMatchObject({
      price: mug.priceData,
      ribbon: 'Bestseller',
      ribbons: [{ text: 'Bestseller' }],
      variants: [],
      priceRange: { minValue: 28, maxValue: 34 },
      stock: { trackInventory: true, inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' },
      discount: { type: 'NONE', value: 0 },
    })
    expect(mug.collectionIds).toContain(allProductsCollectionId)
    for (const list of ['additionalInfoSections', 'customTextFields', 'productOptions']) {
      expect(mug[list]).toBeInstanceOf(Array)
    }
    expect(mug.media.mainMedia.image.url).toMatch(/^http:\/\/platform\.localhost:4000\/media\//)
  })

  it('gives colors as hex and label, each with its pictures', async () => {
    const { body } = await single('morning-mug')
    const color = body.product.productOptions.find((one: { name: string }) => one.name === 'Color')
    expect(color.optionType).toBe('color')
    expect(color.choices[0]).toMatchObject({ value: '#e6dccb', description: 'Bone', inStock: true })
    expect(color.choices[0].media.items).toHaveLength(1)
    expect(body.product.variants).toHaveLength(8)
    expect(body.product.variants[0].choices).toEqual({ Color: 'Bone', Size: 'Small' })
  })

  it('one without options has the only variant', async () => {
    const plain = shop.state.products.all().find((one) => one.visible && one.options.length === 0)
    const { body } = await single(plain?.slug ?? '')
    expect(body.product.variants).toMatchObject([{ id: onlyVariantId, choices: {} }])
  })

  it('shows costs only to elevated callers that request them', async () => {
    const requests = '?includeMerchantSpecificData=true'
    expect((await single('morning-mug', requests)).body.product.costAndProfitData).toBeUndefined()
    const url = `${base}/products/${shop.product('morning-mug').id}`
    const read = async (rest: string) =>
      (await shop.call('GET', url + rest, { headers: elevatedHeaders })).body.product
    expect((await read('')).costAndProfitData).toBeUndefined()
    expect((await read(requests)).costAndProfitData).toMatchObject({ itemCost: 9, profit: 19 })
  })

  it('converts prices by header', async () => {
    const { body } = await query({ filter: { slug: 'morning-mug' } }, { 'x-wix-currency': 'JPY' })
    const [mug] = body.products
    expect(mug.priceData.currency).toBe('USD')
    expect(mug.convertedPriceData).toMatchObject({
      currency: 'JPY',
      price: 4228,
      formatted: { price: '¥4,228' },
    })
  })

  it('sorts and pages', async () => {
    const sort = [{ fieldName: 'priceData.price', order: 'DESC' }]
    const { body } = await query({ sort, paging: { limit: 3, offset: 1 } })
    const prices = body.products.map((one: { priceData: { price: number } }) => one.priceData.price)
    expect(prices).toEqual([...prices].sort((one, other) => other - one))
    expect(body.metadata).toMatchObject({ count: 3, offset: 1 })
  })

  it('refuses a filter that is not declared', async () => {
    const { status, body } = await query({ filter: { brand: 'Ostra' } })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations[0].field).toBe('query.filter.brand')
  })

  it('finds by collection', async () => {
    const [collection] = shop.state.collections.by('slug', 'lighting')
    const { body } = await query({ filter: { collectionIds: { $hasSome: [collection?.id] } } })
    expect(body.products.length).toBeGreaterThan(3)
  })

  it('answers 404 for an unknown product and 400 for no GUID', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await shop.call('GET', `${base}/products/${unknown}`, { token })).status).toBe(404)
    expect((await shop.call('GET', `${base}/products/x`, { token })).status).toBe(400)
  })
})

describe('availability of options', () => {
  const sendRequest = (options: unknown) =>
    shop.call(
      'POST',
      `${base}/products/${shop.product('morning-mug').id}/productOptionsAvailability`,
      {
        token,
        body: { options },
      },
    )
  const choice = (
    body: { productOptions: { name: string; choices: { description: string }[] }[] },
    option: string,
    name: string,
  ) =>
    body.productOptions
      .find((one) => one.name === option)
      ?.choices.find((one) => one.description === name)

  it('recomputes the other choices under the ones made', async () => {
    const { body } = await sendRequest({ color: 'moss' })
    expect(body.selectedVariant).toBeUndefined()
    expect(body.availableForPurchase).toBe(false)
    expect(choice(body, 'Size', 'Small')).toMatchObject({ inStock: true })
    expect(choice(body, 'Size', 'Large')).toMatchObject({ inStock: false, visible: true })
  })

  it('selects the variant once everything is chosen', async () => {
    const { body } = await sendRequest({ Color: 'Clay', Size: 'S' })
    expect(body.selectedVariant).toMatchObject({
      sku: 'SAL-MUG-CLS',
      quantity: 2,
      inStock: true,
      price: { price: 28 },
    })
    expect(body.availableForPurchase).toBe(true)
    expect((await sendRequest({ Color: 'Moss', Size: 'L' })).body.availableForPurchase).toBe(false)
  })

  it.each([{ Taste: 'Salt' }, { Color: 'Plaid' }])('refuses %j', async (options) => {
    expect((await sendRequest(options)).status).toBe(400)
  })
})

describe('variants', () => {
  it('by partial choices, by id, and all', async () => {
    const url = `${base}/products/${shop.product('morning-mug').id}/variants/query`
    const sendRequest = async (body: unknown) =>
      (await shop.call('POST', url, { token, body })).body
    expect((await sendRequest({})).totalResults).toBe(8)
    const large = await sendRequest({ choices: { Size: 'Large' }, paging: { limit: 3, offset: 2 } })
    expect(large).toMatchObject({ totalResults: 4, metadata: { items: 2, offset: 2 } })
    const [one] = shop.product('morning-mug').variants
    expect((await sendRequest({ variantIds: [one?.id] })).variants).toHaveLength(1)
  })

  it('as items of their own', async () => {
    const { id, variants } = shop.product('morning-mug')
    const body = { query: { filter: { productId: id }, paging: { limit: 2 } } }
    const answer = await shop.call('POST', `${base}/variants/query`, { token, body })
    expect(answer.body.metadata).toMatchObject({ count: 2, total: 8 })
    const storeId = `${id}-${variants[0]?.id}`
    expect(answer.body.variants[0]).toMatchObject({
      id: storeId,
      variantName: 'Bone | Small',
      media: { image: { width: 1200 } },
    })
    const single = await shop.call('GET', `${base}/variants/${storeId}`, { token })
    expect(single.body.variant.productName).toBe('Morning Mug')
  })
})

describe('the string dialect', () => {
  const sendRequest = (body: unknown, headers?: Record<string, string>) =>
    shop.call('POST', `${base}/products/query`, { token, body, headers })

  it('filters by collection and option, sorts by price', async () => {
    const [collection] = shop.state.collections.by('slug', 'ceramics')
    const filter = JSON.stringify({
      'collections.id': { $hasSome: [collection?.id] },
      'options.Size': { $hasSome: ['Small'] },
    })
    const sort = JSON.stringify([{ price: 'desc' }])
    const { body } = await sendRequest({ query: { filter, sort }, includeVariants: true })
    expect(body.products.map((one: { slug: string }) => one.slug)).toContain('morning-mug')
    expect(body.products[0].variants.length).toBeGreaterThan(0)
    expect(body.totalResults).toBe(body.products.length)
  })

  it('keeps hidden products for elevated callers', async () => {
    expect((await sendRequest({ includeHiddenProducts: true })).status).toBe(403)
    const { body } = await sendRequest({ includeHiddenProducts: true }, elevatedHeaders)
    expect(body.totalResults).toBe(shop.state.products.size)
  })

  it.each(['{', '[1]'])('refuses the filter %s', async (filter) => {
    expect((await sendRequest({ query: { filter } })).status).toBe(400)
  })
})

describe('collections and brands', () => {
  it('count visible products', async () => {
    const { body } = await shop.call('GET', '/v2/collections/query', { token })
    const all = body.collections.find((one: { id: string }) => one.id === allProductsCollectionId)
    expect(all.numberOfProducts).toBe(shop.state.products.all().filter((one) => one.visible).length)
  })

  it('by id and slug, under every prefix', async () => {
    const [lighting] = shop.state.collections.by('slug', 'lighting')
    for (const url of [
      `/v2/collections/${lighting?.id}`,
      '/stores-reader/v2/collections/slug/lighting',
      `${base}/collections/slug/lighting`,
    ]) {
      expect((await shop.call('GET', url, { token })).body.collection.name).toBe('Lighting')
    }
    expect((await shop.call('GET', '/v2/collections/slug/nope', { token })).status).toBe(404)
  })

  it('a collection of catalog v1 by its id counts its products on request', async () => {
    const [lighting] = shop.state.collections.by('slug', 'lighting')
    const read = (rest: string) =>
      shop.call('GET', `${base}/collections/${lighting?.id}${rest}`, { token })
    expect((await read('')).body.collection).toMatchObject({
      name: 'Lighting',
      numberOfProducts: 0,
    })
    const counted = (await read('?includeNumberOfProducts=true')).body.collection
    expect(counted.numberOfProducts).toBeGreaterThan(0)
    const unknown = `${base}/collections/11111111-1111-4111-8111-111111111111`
    expect((await shop.call('GET', unknown, { token })).status).toBe(404)
  })

  it('brands page by cursor, newest first', async () => {
    const body = { query: { cursorPaging: { limit: 5 } }, fields: ['ASSIGNED_PRODUCTS_COUNT'] }
    const first = (await shop.call('POST', '/stores/v3/brands/query', { token, body })).body
    expect(first.brands).toHaveLength(5)
    expect(first.brands[0].assignedProductsCount).toBeGreaterThan(0)
    const cursor = first.pagingMetadata.cursors.next
    const next = { query: { cursorPaging: { limit: 5, cursor } } }
    const second = (await shop.call('POST', '/stores/v3/brands/query', { token, body: next })).body
    expect(second.brands).toHaveLength(shop.state.brands.size - 5)
    expect(second.brands[0].assignedProductsCount).toBeUndefined()
    expect(second.pagingMetadata).toMatchObject({ hasNext: false, cursors: {} })
  })

  it('one brand, with its count on request', async () => {
    const [brand] = shop.state.brands.all()
    const url = `/stores/v3/brands/${brand?.id}?fields=ASSIGNED_PRODUCTS_COUNT`
    const { body } = await shop.call('GET', url, { token })
    expect(body.brand).toMatchObject({ revision: '1', name: brand?.name })
    expect(body.brand.assignedProductsCount).toBeGreaterThan(0)
  })
})
