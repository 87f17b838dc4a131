// Media, collections and bulk changes through the official SDK. docs/contract/catalog.md §7, §9, §10.
import { describe, expect, it } from 'vitest'
import { brokenOf, codeOf, type Site, statusOf, unknown, useCatalog } from './catalog-kit.ts'
import type { Shopper } from './official-client.ts'

let visitor: Shopper
let site: Site
let products: Site['products']
let mug: string
const { read, idOf } = useCatalog((fresh) => {
  visitor = fresh.visitor
  site = fresh.site
  products = fresh.site.products
  mug = fresh.mug
})

const mediaIds = async (id: string) => (await read(id)).media?.items?.map((item) => item._id ?? '')
const choiceMedia = async (id: string, option: string) =>
  (await read(id)).productOptions
    ?.find(({ name }) => name === option)
    ?.choices?.map((choice) => choice.media?.items?.map((item) => item._id))

describe('media', () => {
  it('addProductMedia and removeProductMedia', async () => {
    const apron = await idOf('work-apron')
    const own = (await mediaIds(apron)) ?? []
    const [theirs = ''] = (await mediaIds(mug)) ?? []
    const address = 'https://pictures.example/bowl.jpg'
    const media = [{ mediaId: theirs }, { url: address }]
    await expect(products.addProductMedia(apron, media)).resolves.toBeUndefined()
    const items = (await read(apron)).media?.items ?? []
    expect(items.map((item) => item._id).slice(0, -1)).toEqual([...own, theirs])
    const drawn = await fetch(items.at(-2)?.image?.url ?? '')
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
    const sent = await fetch(items.at(-1)?.image?.url ?? '', { redirect: 'manual' })
    expect([sent.status, sent.headers.get('location')]).toEqual([302, address])
    await expect(products.removeProductMedia(apron, [theirs])).resolves.toBeUndefined()
    expect(await mediaIds(apron)).toEqual([...own, items.at(-1)?._id])
    await products.removeProductMedia(apron, [])
    expect(await mediaIds(apron)).toEqual([])
  })

  it('media: refusals', async () => {
    expect(await brokenOf(products.addProductMedia(mug, [{ mediaId: 'unknown.png' }]))).toEqual([
      400,
      'media[0].mediaId',
      'VALIDATION',
    ])
    expect(await brokenOf(products.addProductMedia(mug, []))).toEqual([400, 'media', 'MIN_SIZE'])
    const many = Array.from({ length: 51 }, (_, index) => `${index}.png`)
    expect(await brokenOf(products.removeProductMedia(mug, many))).toEqual([
      400,
      'mediaIds',
      'MAX_SIZE',
    ])
    const some = [{ url: 'https://pictures.example/a.jpg' }]
    expect(await statusOf(products.addProductMedia(unknown, some))).toBe(404)
    expect(await statusOf(products.removeProductMedia(unknown, []))).toBe(404)
  })

  it('addProductMediaToChoices and removeProductMediaFromChoices', async () => {
    const ids = (await mediaIds(mug)) ?? []
    const bone = { option: 'Color', choice: 'Bone', mediaIds: [ids[5] ?? ''] }
    await expect(products.addProductMediaToChoices(mug, [bone])).resolves.toBeUndefined()
    expect((await choiceMedia(mug, 'Color'))?.[0]).toEqual([ids[0], ids[5]])
    const small = { option: 'Size', choice: 'Small', mediaIds: [ids[0] ?? ''] }
    expect(await codeOf(products.addProductMediaToChoices(mug, [small]))).toEqual([
      409,
      'OTHER_OPTION_HAS_MEDIA',
    ])
    await expect(products.removeProductMediaFromChoices(mug, [bone])).resolves.toBeUndefined()
    expect((await choiceMedia(mug, 'Color'))?.[0]).toEqual([ids[0]])
    await products.removeProductMediaFromChoices(mug, [])
    expect(await choiceMedia(mug, 'Color')).toEqual([[], [], [], []])
    await products.addProductMediaToChoices(mug, [small])
    expect((await choiceMedia(mug, 'Size'))?.[0]).toEqual([ids[0]])
  })

  it('choice media: refusals', async () => {
    const [theirs = ''] = (await mediaIds(await idOf('work-apron'))) ?? []
    const bone = { option: 'Color', choice: 'Bone' }
    const foreign = products.addProductMediaToChoices(mug, [{ ...bone, mediaIds: [theirs] }])
    expect(await brokenOf(foreign)).toEqual([400, 'media[0].mediaIds[0]', 'VALIDATION'])
    const eleven = Array.from({ length: 11 }, () => ({ ...bone, mediaIds: [] }))
    expect(await brokenOf(products.addProductMediaToChoices(mug, eleven))).toEqual([
      400,
      'media',
      'MAX_SIZE',
    ])
    expect(await brokenOf(products.removeProductMediaFromChoices(mug, eleven))).toEqual([
      400,
      'media',
      'MAX_SIZE',
    ])
    const one = [{ ...bone, mediaIds: [] }]
    expect(await statusOf(products.addProductMediaToChoices(unknown, one))).toBe(404)
    expect(await statusOf(products.removeProductMediaFromChoices(unknown, one))).toBe(404)
  })
})

describe('collections', () => {
  it('createCollection, updateCollection, deleteCollection', async () => {
    const { collection } = await products.createCollection({ name: 'Winter Gifts' })
    const id = collection?._id ?? ''
    expect(collection).toMatchObject({ slug: 'winter-gifts', visible: true, numberOfProducts: 0 })
    const renamed = await products.updateCollection(id, { name: 'Gifts', description: 'Warm.' })
    expect(renamed.collection).toMatchObject({
      name: 'Gifts',
      slug: 'winter-gifts',
      description: 'Warm.',
    })
    expect(await visitor.collections.getCollection(id)).toMatchObject({ name: 'Gifts' })
    await expect(products.deleteCollection(id)).resolves.toBeUndefined()
    expect(await statusOf(visitor.collections.getCollection(id))).toBe(404)
    expect(await statusOf(products.deleteCollection(id))).toBe(404)
    expect(await statusOf(products.updateCollection(id, { name: 'x' }))).toBe(404)
  })

  it('addProductsToCollection and removeProductsFromCollection', async () => {
    const { collection } = await products.createCollection({ name: 'Winter' })
    const id = collection?._id ?? ''
    const both = [mug, await idOf('work-apron')]
    await expect(products.addProductsToCollection(id, both)).resolves.toBeUndefined()
    const inside = async () =>
      (await visitor.products.queryProducts().hasSome('collectionIds', [id]).find()).items.length
    expect(await inside()).toBe(2)
    await expect(products.removeProductsFromCollection(id, [mug])).resolves.toBeUndefined()
    expect(await inside()).toBe(1)
    await products.deleteCollection(id)
    expect(await inside()).toBe(0)
    expect((await read(both[1] ?? '')).name).toBe('Work Apron')
  })

  it('collections: refusals', async () => {
    const all = '00000000-000000-000000-000000000001'
    expect(await brokenOf(products.deleteCollection(all))).toEqual([400, '_id', 'FORMAT'])
    expect(await brokenOf(products.updateCollection(all, { name: 'x' }))).toEqual([
      400,
      'id',
      'FORMAT',
    ])
    const lighting = (await site.collections.getCollectionBySlug('lighting')).collection?._id ?? ''
    expect(await statusOf(products.addProductsToCollection(lighting, [unknown]))).toBe(404)
    expect(await statusOf(products.removeProductsFromCollection(unknown, [mug]))).toBe(404)
    const many = Array.from({ length: 1001 }, () => mug)
    expect(await brokenOf(products.addProductsToCollection(lighting, many))).toEqual([
      400,
      'productIds',
      'MAX_SIZE',
    ])
    const create = (change: object) => products.createCollection({ name: 'x', ...change })
    expect(await brokenOf(create({ name: 'x'.repeat(51) }))).toEqual([
      400,
      'collection.name',
      'MAX_LENGTH',
    ])
    expect(await brokenOf(create({ description: 'x'.repeat(601) }))).toEqual([
      400,
      'collection.description',
      'MAX_LENGTH',
    ])
    expect(await codeOf(create({ slug: 'lighting' }))).toEqual([409, 'ALREADY_EXISTS'])
  })
})

describe('in bulk', () => {
  it('bulkUpdateProductsProperty: what fails, fails alone', async () => {
    const [cushion, towels] = [await idOf('linen-cushion'), await idOf('waffle-towels')]
    const { results, bulkActionMetadata } = await products.bulkUpdateProductsProperty(
      [cushion, towels, unknown],
      { price: 13 },
    )
    expect(results?.map(({ itemMetadata }) => itemMetadata)).toMatchObject([
      { _id: cushion, originalIndex: 0, success: true },
      { _id: towels, originalIndex: 1, success: false, error: { code: 'NEGATIVE_AMOUNT' } },
      { _id: unknown, originalIndex: 2, success: false, error: { code: 'NOT_FOUND' } },
    ])
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
    expect((await read(cushion)).priceRange).toEqual({ minValue: 13, maxValue: 37 })
    expect((await read(towels)).priceRange).toEqual({ minValue: 20, maxValue: 34 })
    await products.bulkUpdateProductsProperty([cushion], { brand: '' })
    expect((await read(cushion)).brand).toBe('')
  })

  it('bulkAdjustProductProperty: by amount and by percentage', async () => {
    const [apron, towel] = [await idOf('work-apron'), await idOf('striped-tea-towel')]
    const { bulkActionMetadata } = await products.bulkAdjustProductProperty(
      { price: { amount: -20.5 } },
      [apron, towel],
    )
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
    expect([(await read(apron)).priceData?.price, (await read(towel)).priceData?.price]).toEqual([
      51.5, 16,
    ])
    const rate = (percentage: object) =>
      products.bulkAdjustProductProperty({ price: { percentage } }, [apron])
    await rate({ rate: 7 })
    expect((await read(apron)).priceData?.price).toBe(55.11)
    await rate({ rate: 7, roundToInt: true })
    expect((await read(apron)).priceData?.price).toBe(59)
    await products.bulkAdjustProductProperty({ weight: { amount: 0.2 } }, [apron])
    expect((await read(apron)).weight).toBe(0.85)
  })

  it('bulk: refusals of the whole call', async () => {
    const set = (ids: string[], value: object) => products.bulkUpdateProductsProperty(ids, value)
    const many = Array.from({ length: 101 }, () => mug)
    expect(await brokenOf(set(many, { price: 1 }))).toEqual([400, 'ids', 'MAX_SIZE'])
    expect(await brokenOf(set([], { price: 1 }))).toEqual([400, 'ids', 'MIN_SIZE'])
    expect(await brokenOf(set([mug], { price: 1, cost: 1 }))).toEqual([
      400,
      'set',
      'ONE_OF_ALIGNMENT',
    ])
    const tooMuch = { price: { percentage: { rate: 1001 } } }
    expect(await brokenOf(products.bulkAdjustProductProperty(tooMuch, [mug]))).toEqual([
      400,
      'adjust.price.percentage.rate',
      'MAX',
    ])
  })
})
