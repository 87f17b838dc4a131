import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheTags } from '../../cache/cache-tags.ts'
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
} from '../../testing/index-kit.ts'

useShop()

const many = (count: number) => Array.from({ length: count }, () => wireProduct())

/** Reads a shop once and closes the index; the snapshot is in the returned folder. */
async function closedShop(count = 150) {
  const dataDir = mkdtempSync(join(tmpdir(), 'index-'))
  const platform = fakePlatform(many(count))
  const index = openIndex(platform, { dataDir })
  await index.ready()
  await closeIndex(index)
  platform.requests.length = 0
  return { dataDir, platform, file: join(dataDir, 'catalog-index.db') }
}

test('starts from the snapshot without calling the platform', async () => {
  const { dataDir, platform, file } = await closedShop()
  platform.failure = new Error('away')
  const index = openIndex(platform, { dataDir })
  await index.ready()
  expect(index.state()).toMatchObject({ isReady: true, isStale: false, products: 150 })
  expect(index.all()?.map(({ id }) => id)).toEqual([...platform.products.keys()])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('resolves restored with a complete snapshot, or without one when it is missing or damaged', async () => {
  const { dataDir, platform, file } = await closedShop(400)
  platform.failure = new Error('away')
  const index = openIndex(platform, { dataDir })
  expect(index.query(queryOf())).toBeNull()
  await index.restored()
  expect(index.query(queryOf())?.total).toBe(400)
  await closeIndex(index)

  await openIndex(platform).restored()
  writeFileSync(file, 'no database')
  const damaged = openIndex(platform, { dataDir })
  await damaged.restored()
  expect(damaged.state().isReady).toBe(false)
})

test('reads only the changes since the snapshot', async () => {
  const { dataDir, platform } = await closedShop(1200)
  const [first] = platform.products.values()
  platform.put({ ...(first as object), ...wireProduct({ id: first?.id, name: 'Changed' }) })
  const index = openIndex(platform, { dataDir })
  await until(() => index.all()?.some(({ name }) => name === 'Changed') ?? false)
  expect(platform.requests.every(({ sort }) => sort?.[0]?.fieldName === 'lastUpdated')).toBe(true)
})

test('stores changes and removals in the snapshot', async () => {
  const { dataDir, platform } = await closedShop(5)
  const index = openIndex(platform, { dataDir })
  await index.ready()
  const [gone, changed] = [...platform.products.values()]
  platform.products.delete(String(gone?.id))
  platform.put({ ...wireProduct(), id: String(changed?.id), name: 'Changed' })
  invalidate(cacheTags.product(String(gone?.id)), cacheTags.product(String(changed?.id)))
  await until(() => index.state().products === 4)
  invalidate(cacheTags.products)
  await until(() => platform.requests.length > 5)
  await closeIndex(index)
  platform.failure = new Error('away')
  const next = openIndex(platform, { dataDir })
  await next.ready()
  expect(next.all()?.some(({ name }) => name === 'Changed')).toBe(true)
  expect(next.state().products).toBe(4)
})

test('does not use an old snapshot until the platform has responded', async () => {
  const { dataDir, platform } = await closedShop()
  shop.clock += 3_600_000
  platform.failure = new Error('away')
  const index = openIndex(platform, { dataDir })
  await until(() => index.state().isReady)
  expect(index.state()).toMatchObject({ isStale: true })
  expect(index.all()).toBeNull()
  platform.failure = null
  await index.ready()
  expect(index.all()).toHaveLength(150)
})

test('discards the snapshot of another shop', async () => {
  const { dataDir } = await closedShop()
  const other = fakePlatform(many(3))
  const index = openIndex(other, { dataDir, identity: 'another shop' })
  await index.ready()
  expect(index.all()?.map(({ id }) => id)).toEqual([...other.products.keys()])
})

test.each([
  ['is no database', () => Buffer.from('not a database at all, but long enough to be looked at')],
  ['has holes', (whole: Buffer) => Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(8192, 7)])],
  ['is cut off', (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2))],
])('replaces a file that %s', async (_, damage) => {
  const { dataDir, platform, file } = await closedShop()
  writeFileSync(file, damage(readFileSync(file)))
  const index = openIndex(platform, { dataDir })
  await index.ready()
  expect(index.state().products).toBe(150)
  expect(platform.requests.some(({ sort }) => sort?.[0]?.fieldName === 'numericId')).toBe(true)
  await closeIndex(index)
  platform.failure = new Error('away')
  const next = openIndex(platform, { dataDir })
  await next.ready()
  expect(next.state().products).toBe(150)
})

test('runs without a snapshot in a folder that cannot be written', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'index-')), 'file')
  writeFileSync(dataDir, '')
  const index = openIndex(fakePlatform(many(3)), { dataDir })
  await index.ready()
  expect(index.state().products).toBe(3)
  expect(shop.logged).toContain('catalog index: cannot open the snapshot, running without one')
})
