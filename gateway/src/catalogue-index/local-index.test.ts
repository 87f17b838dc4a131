import { expect, test } from 'vitest'
import { topics } from '../events/topics.ts'
import { references } from '../platform/references.ts'
import {
  closeIndex,
  fakePlatform,
  openIndex,
  queryOf,
  shop,
  tell,
  until,
  useShop,
  wireProduct,
} from '../testing/index-kit.ts'
import type { LocalIndex } from './local-index.ts'

useShop()

const idsOf = (index: LocalIndex) => index.query(queryOf({ limit: 1000 }))?.ids
const many = (count: number) => Array.from({ length: count }, () => wireProduct())
const crawls = ({ asked }: ReturnType<typeof fakePlatform>) =>
  asked.filter(
    ({ filter, sort }) => !filter?.numericId && sort?.[0]?.fieldName === 'numericId' && !filter?.id,
  )

test('nothing is answered until everything public is read, and then all of it', async () => {
  const platform = fakePlatform([...many(251), wireProduct({ visible: false })])
  const index = openIndex(platform)
  expect(index.state()).toEqual({ isReady: false, isStale: true, products: 0, asOf: null })
  expect([
    index.query(queryOf()),
    index.suggest('thing', 3),
    index.related('x', 3),
    index.all(),
    index.addresses(),
  ]).toEqual([null, null, null, null, null])
  expect(index.brandNames()).toEqual([])
  await index.ready()
  expect(index.state()).toEqual({ isReady: true, isStale: false, products: 251, asOf: shop.clock })
  expect(index.all()?.map(({ name }) => name)).toEqual(
    [...platform.products.values()].slice(0, 251).map(({ name }) => name),
  )
  // By the order of creation and not by offset: that works beyond ten thousand.
  expect(platform.asked.every(({ paging }) => paging?.offset === 0)).toBe(true)
})

test('an event has its product read again, once for a burst', async () => {
  const product = wireProduct({ stock: { inventoryStatus: 'OUT_OF_STOCK' } })
  const platform = fakePlatform([product, ...many(3)])
  const index = openIndex(platform)
  await index.ready()
  const before = platform.asked.length
  const inStock = queryOf({ filter: { inStock: true } })
  expect(index.query(inStock)?.total).toBe(3)
  // Stock does not move `lastUpdated`.
  platform.put({ ...product, stock: { inventoryStatus: 'IN_STOCK' } })
  for (let time = 0; time < 20; time += 1) tell(references.product(product.id))
  await until(() => index.query(inStock)?.total === 4)
  expect(platform.asked).toHaveLength(before + 1)
})

test('a deleted and a hidden product are gone, a created one is there', async () => {
  const [deleted, hidden, stays] = many(3) as [
    ReturnType<typeof wireProduct>,
    ReturnType<typeof wireProduct>,
    ReturnType<typeof wireProduct>,
  ]
  const platform = fakePlatform([deleted, hidden, stays])
  const index = openIndex(platform)
  await index.ready()
  platform.products.delete(deleted.id)
  platform.put({ ...hidden, visible: false })
  tell(references.product(deleted.id), references.product(hidden.id), 'product:not-an-id')
  await until(() => idsOf(index)?.length === 1)
  const created = platform.put(wireProduct())
  // An event of a new product names no product.
  tell(references.products, references.counts)
  await until(() => idsOf(index)?.length === 2)
  expect(idsOf(index)).toEqual([stays.id, created.id])
})

test('what is shown by name is read again: a maker with another name', async () => {
  const product = wireProduct({ brand: 'Old Name' })
  const platform = fakePlatform([product])
  const index = openIndex(platform)
  await index.ready()
  platform.put({ ...product, brand: 'New Name' })
  tell(references.showing('brand', 'Old Name'))
  await until(() => index.brandNames()[0] === 'New Name')
})

test('what no event told is found by asking what changed', async () => {
  const [first, second] = many(2) as [
    ReturnType<typeof wireProduct>,
    ReturnType<typeof wireProduct>,
  ]
  const platform = fakePlatform([first, second, ...many(1500)])
  const index = openIndex(platform, { refreshSeconds: 0.02 })
  await index.ready()
  const whole = crawls(platform).length
  const { lastUpdated } = wireProduct()
  platform.put({ ...first, name: 'Renamed', lastUpdated })
  await until(() => index.all()?.[0]?.name === 'Renamed')
  expect(crawls(platform)).toHaveLength(whole)
  // Gone without a word: the numbers do not add up, so everything is read through.
  platform.products.delete(second.id)
  await until(() => index.state().products === 1501)
  expect(crawls(platform)).toHaveLength(whole + 1)
})

test('after a gap a small shop is read through whole', async () => {
  const product = wireProduct()
  const platform = fakePlatform([product])
  const index = openIndex(platform)
  await index.ready()
  platform.put({ ...product, stock: { inventoryStatus: 'OUT_OF_STOCK' } })
  shop.bus.publish(topics.missed, {})
  await until(() => index.all()?.[0]?.isInStock === false)
})

test('a refresh that is asked for while one runs runs once after it', async () => {
  const platform = fakePlatform(many(10))
  const index = openIndex(platform)
  await index.ready()
  const before = platform.asked.length
  for (let time = 0; time < 50; time += 1) tell(references.products)
  platform.put(wireProduct())
  await until(() => index.state().products === 11)
  await closeIndex(index)
  // One refresh is two questions; of the fifty two are left.
  expect(platform.asked.length - before).toBeLessThanOrEqual(4)
})

test('what an event had read anew is not overwritten by an older page', async () => {
  const product = wireProduct({ name: 'Old' })
  const platform = fakePlatform([product])
  const index = openIndex(platform)
  await index.ready()
  let isTold = false
  platform.onAsked = ({ filter }) => {
    if (isTold || filter?.id) return
    // While the page is on its way the product changes and is read again.
    isTold = true
    platform.put({ ...product, name: 'New' })
  }
  shop.bus.publish(topics.missed, {})
  tell(references.product(product.id))
  await until(() => isTold && index.all()?.[0]?.name === 'New')
  await new Promise((go) => setTimeout(go, 50))
  expect(index.all()?.[0]?.name).toBe('New')
})

test('a platform that fails is asked again, told of once, and never thrown into the process', async () => {
  const platform = fakePlatform(many(120))
  platform.failure = new Error('429 Too Many Requests')
  const index = openIndex(platform)
  await until(() => platform.asked.length > 5)
  expect(index.state().isReady).toBe(false)
  platform.failure = null
  await index.ready()
  expect(index.state().products).toBe(120)
  await until(() => shop.said.length === 3)
  expect(shop.said).toEqual([
    'the catalogue index cannot read the platform',
    'the catalogue index reads the platform again',
    'the catalogue index is ready',
  ])
})

test('a reading that breaks off goes on where it was', async () => {
  const platform = fakePlatform(many(350))
  let pages = 0
  platform.onAsked = ({ filter }) => {
    pages += 1
    if (pages === 3) platform.failure = new Error('away')
    if (filter?.numericId) platform.onAsked = () => {}
  }
  const index = openIndex(platform)
  await until(() => shop.said.length > 0)
  platform.failure = null
  await index.ready()
  expect(index.state().products).toBe(350)
  expect(crawls(platform)).toHaveLength(1)
})

test('an index that has not heard from the platform for too long answers nothing but addresses', async () => {
  const product = wireProduct({ brand: 'Pell & Ash' })
  const platform = fakePlatform([product])
  const index = openIndex(platform, { maxAgeSeconds: 60 })
  await index.ready()
  shop.clock += 61_000
  expect(index.state()).toMatchObject({ isReady: true, isStale: true })
  expect(idsOf(index)).toBeUndefined()
  expect(index.all()).toBeNull()
  expect(index.addresses()).toMatchObject([{ slug: product.slug }])
  expect(index.brandNames()).toEqual(['Pell & Ash'])
  // Any answer of the platform ends that.
  tell(references.product(product.id))
  await until(() => index.query(queryOf()) !== null)
})

test('closing ends what waits for a platform that never answers', async () => {
  const platform = fakePlatform(many(3))
  platform.failure = new Error('away')
  const index = openIndex(platform, { waits: [60_000] })
  await until(() => platform.asked.length === 1)
  await closeIndex(index)
  expect(platform.asked).toHaveLength(1)
})
