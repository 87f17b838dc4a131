import { expect, test } from 'vitest'
import { cacheTags } from '../cache/cache-tags.ts'
import { topics } from '../subscriptions/topics.ts'
import {
  closeIndex,
  fakePlatform,
  invalidate,
  openIndex,
  queryOf,
  shop,
  until,
  useShop,
  wireProduct,
} from '../testing/index-kit.ts'
import type { LocalIndex } from './local-index.ts'

useShop()

const idsOf = (index: LocalIndex) => index.query(queryOf({ limit: 1000 }))?.ids
const many = (count: number) => Array.from({ length: count }, () => wireProduct())
const crawls = ({ requests }: ReturnType<typeof fakePlatform>) =>
  requests.filter(
    ({ filter, sort }) => !filter?.numericId && sort?.[0]?.fieldName === 'numericId' && !filter?.id,
  )

test('answers nothing until all public products are read', async () => {
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
  expect(index.brands()).toEqual([])
  await index.ready()
  expect(index.state()).toEqual({ isReady: true, isStale: false, products: 251, asOf: shop.clock })
  expect(index.all()?.map(({ name }) => name)).toEqual(
    [...platform.products.values()].slice(0, 251).map(({ name }) => name),
  )
  // Pages by creation order instead of offset, which works beyond ten thousand products.
  expect(platform.requests.every(({ paging }) => paging?.offset === 0)).toBe(true)
})

test('reads a product again after an event, once per burst', async () => {
  const product = wireProduct({ stock: { inventoryStatus: 'OUT_OF_STOCK' } })
  const platform = fakePlatform([product, ...many(3)])
  const index = openIndex(platform)
  await index.ready()
  const before = platform.requests.length
  const inStock = queryOf({ filter: { inStock: true } })
  expect(index.query(inStock)?.total).toBe(3)
  // A change of stock does not change `lastUpdated`.
  platform.put({ ...product, stock: { inventoryStatus: 'IN_STOCK' } })
  for (let time = 0; time < 20; time += 1) invalidate(cacheTags.product(product.id))
  await until(() => index.query(inStock)?.total === 4)
  expect(platform.requests).toHaveLength(before + 1)
})

test('removes deleted and hidden products and adds created ones', async () => {
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
  invalidate(cacheTags.product(deleted.id), cacheTags.product(hidden.id), 'product:not-an-id')
  await until(() => idsOf(index)?.length === 1)
  const created = platform.put(wireProduct())
  // An event of a new product names no product.
  invalidate(cacheTags.products, cacheTags.counts)
  await until(() => idsOf(index)?.length === 2)
  expect(idsOf(index)).toEqual([stays.id, created.id])
})

test('reads products again whose displayed values changed: a renamed brand', async () => {
  const product = wireProduct({ brand: 'Old Name' })
  const platform = fakePlatform([product])
  const index = openIndex(platform)
  await index.ready()
  platform.put({ ...product, brand: 'New Name' })
  invalidate(cacheTags.byName('brand', 'Old Name'))
  await until(() => index.brands()[0]?.name === 'New Name')
})

test('finds changes without events by polling', async () => {
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
  // Deleted without an event: the totals differ, so everything is read again.
  platform.products.delete(second.id)
  await until(() => index.state().products === 1501)
  expect(crawls(platform)).toHaveLength(whole + 1)
})

test('reads a small shop completely after a gap in the events', async () => {
  const product = wireProduct()
  const platform = fakePlatform([product])
  const index = openIndex(platform)
  await index.ready()
  platform.put({ ...product, stock: { inventoryStatus: 'OUT_OF_STOCK' } })
  shop.bus.publish(topics.eventGap, {})
  await until(() => index.all()?.[0]?.isInStock === false)
})

test('runs one more refresh for all requests that arrive while one runs', async () => {
  const platform = fakePlatform(many(10))
  const index = openIndex(platform)
  await index.ready()
  const before = platform.requests.length
  for (let time = 0; time < 50; time += 1) invalidate(cacheTags.products)
  platform.put(wireProduct())
  await until(() => index.state().products === 11)
  await closeIndex(index)
  // One refresh makes two calls; fifty requested refreshes result in two.
  expect(platform.requests.length - before).toBeLessThanOrEqual(4)
})

test('does not overwrite a newer product with an older page', async () => {
  const product = wireProduct({ name: 'Old' })
  const platform = fakePlatform([product])
  const index = openIndex(platform)
  await index.ready()
  let afterPage: string | undefined
  platform.onRequest = async (request) => {
    if (crawls({ ...platform, requests: [request] }).length === 0) return
    if (platform.products.get(product.id)?.name === 'New') {
      // The second full read begins after the first has stored its page.
      afterPage = index.all()?.[0]?.name
      return
    }
    // The product changes after the page was read, and is read again before the page arrives.
    platform.put({ ...product, name: 'New' })
    invalidate(cacheTags.product(product.id))
    await until(() => index.all()?.[0]?.name === 'New')
    shop.bus.publish(topics.eventGap, {})
  }
  shop.bus.publish(topics.eventGap, {})
  await until(() => afterPage !== undefined)
  expect(afterPage).toBe('New')
})

test('retries a failing platform, logs the failure once and never throws', async () => {
  const platform = fakePlatform(many(120))
  platform.failure = new Error('429 Too Many Requests')
  const index = openIndex(platform)
  await until(() => platform.requests.length > 5)
  expect(index.state().isReady).toBe(false)
  platform.failure = null
  await index.ready()
  expect(index.state().products).toBe(120)
  await until(() => shop.logged.length === 3)
  expect(shop.logged).toEqual([
    'catalog index: platform call failed, retrying',
    'catalog index: platform calls succeed again',
    'catalog index: ready',
  ])
})

test('continues an interrupted read where it stopped', async () => {
  const platform = fakePlatform(many(350))
  let pages = 0
  platform.onRequest = ({ filter }) => {
    pages += 1
    if (pages === 3) platform.failure = new Error('away')
    if (filter?.numericId) platform.onRequest = () => {}
  }
  const index = openIndex(platform)
  await until(() => shop.logged.length > 0)
  platform.failure = null
  await index.ready()
  expect(index.state().products).toBe(350)
  expect(crawls(platform)).toHaveLength(1)
})

test('answers only addresses when the platform has not responded for too long', async () => {
  const product = wireProduct({ brand: 'Pell & Ash' })
  const platform = fakePlatform([product])
  const index = openIndex(platform, { maxAgeSeconds: 60 })
  await index.ready()
  shop.clock += 61_000
  expect(index.state()).toMatchObject({ isReady: true, isStale: true })
  expect(idsOf(index)).toBeUndefined()
  expect(index.all()).toBeNull()
  expect(index.addresses()).toMatchObject([{ slug: product.slug }])
  expect(index.brands()).toMatchObject([{ name: 'Pell & Ash' }])
  // Any answer of the platform ends that.
  invalidate(cacheTags.product(product.id))
  await until(() => index.query(queryOf()) !== null)
})

test('closing ends waiting for a platform that never responds', async () => {
  const platform = fakePlatform(many(3))
  platform.failure = new Error('away')
  const index = openIndex(platform, { waits: [60_000] })
  await until(() => platform.requests.length === 1)
  await closeIndex(index)
  expect(platform.requests).toHaveLength(1)
})
