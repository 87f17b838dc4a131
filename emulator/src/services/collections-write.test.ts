import { allProductsCollectionId } from '@vitrine/platform'
import { beforeEach, describe, expect, it } from 'vitest'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})

const base = '/stores/v1/collections'
const unknown = '11111111-1111-4111-8111-111111111111'
const asOwner = (method: string, rest: string, body?: object) =>
  shop.call(method, `${base}${rest}`, { headers: elevatedHeaders, body })
const create = (collection: object) => asOwner('POST', '', { collection })
const made = async (name: string) => (await create({ name })).body.collection
const idOf = (slug: string) => shop.state.collections.by('slug', slug)[0]?.id ?? ''
const read = async (id: string) => {
  const token = await shop.visitor()
  return (await shop.call('GET', `/v2/collections/${id}`, { token })).body.collection
}

describe('a collection', () => {
  it('is made from a name, with an address of its own', async () => {
    const { status, body } = await create({ name: 'Winter Gifts' })
    expect(status).toBe(200)
    expect(body.collection).toMatchObject({
      name: 'Winter Gifts',
      slug: 'winter-gifts',
      description: '',
      visible: true,
      numberOfProducts: 0,
      media: { items: [] },
    })
    expect((await made('Winter Gifts')).slug).toBe('winter-gifts-1')
    expect(await read(body.collection.id)).toEqual(body.collection)
    expect((await create({ name: 'x', slug: 'lighting' })).status).toBe(409)
  })

  it('is changed in what is present', async () => {
    const { id, lastUpdated } = await made('Winter')
    const { body } = await asOwner('PATCH', `/${id}`, {
      collection: { id, description: 'Warm.', visible: false },
    })
    expect(body.collection).toMatchObject({
      name: 'Winter',
      slug: 'winter',
      description: 'Warm.',
      visible: false,
    })
    expect(body.collection.lastUpdated > lastUpdated).toBe(true)
    const taken = await asOwner('PATCH', `/${id}`, { collection: { slug: 'lighting' } })
    expect(taken.status).toBe(409)
    const other = await asOwner('PATCH', `/${id}`, { collection: { id: unknown } })
    expect(other.status).toBe(400)
  })

  it('takes products in and lets them go', async () => {
    const { id } = await made('Winter')
    const productIds = [shop.product('work-apron').id, shop.product('morning-mug').id]
    const before = shop.product('work-apron').lastUpdated
    expect(await asOwner('POST', `/${id}/productIds`, { productIds })).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await read(id)).numberOfProducts).toBe(2)
    expect(shop.product('work-apron').lastUpdated > before).toBe(true)
    await asOwner('POST', `/${id}/productIds`, { productIds })
    expect(shop.product('work-apron').collectionIds.filter((one) => one === id)).toHaveLength(1)
    const gone = { productIds: productIds.slice(1) }
    expect((await asOwner('POST', `/${id}/productIds/delete`, gone)).body).toEqual({})
    expect((await read(id)).numberOfProducts).toBe(1)
  })

  it('adds all or none', async () => {
    const { id } = await made('Winter')
    const productIds = [shop.product('work-apron').id, unknown]
    expect((await asOwner('POST', `/${id}/productIds`, { productIds })).status).toBe(404)
    expect((await read(id)).numberOfProducts).toBe(0)
    for (const wrong of [[], Array.from({ length: 1001 }, () => unknown), ['x']]) {
      const answer = await asOwner('POST', `/${id}/productIds`, { productIds: wrong })
      expect(answer.status).toBe(400)
    }
  })

  it('goes and leaves its products', async () => {
    const id = idOf('lighting')
    const products = shop.state.products.all().filter((one) => one.collectionIds.includes(id))
    expect(products.length).toBeGreaterThan(0)
    expect((await asOwner('DELETE', `/${id}?id=${id}`)).body).toEqual({})
    for (const { id: product } of products) {
      expect(shop.state.products.get(product)?.collectionIds).not.toContain(id)
    }
    expect((await asOwner('DELETE', `/${id}`)).status).toBe(404)
  })

  it('of all products stays as it is', async () => {
    const all = `/${allProductsCollectionId}`
    const productIds = [shop.product('work-apron').id]
    for (const [method, rest, body] of [
      ['PATCH', all, { collection: { name: 'Mine' } }],
      ['DELETE', all, undefined],
      ['POST', `${all}/productIds/delete`, { productIds }],
    ] as const) {
      expect((await asOwner(method, rest, body)).status).toBe(400)
    }
    expect((await read(allProductsCollectionId)).name).toBe('All Products')
  })

  it.each([
    {},
    { name: '' },
    { name: 'x'.repeat(51) },
    { name: 'x', description: 'x'.repeat(601) },
    { name: 'x', slug: '' },
    { name: 'x', slug: 'x'.repeat(101) },
    { name: 'x', slug: 'a/b' },
    { name: 'x', products: [] },
  ])('is refused with %j', async (collection) => {
    const before = shop.state.collections.size
    expect((await create(collection)).status).toBe(400)
    expect(shop.state.collections.size).toBe(before)
  })
})
