import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

useShop()

const many = (count: number) => Array.from({ length: count }, () => wireProduct())

/** A shop that was read once and closed; what it kept is in the folder. */
async function keptShop(count = 150) {
  const dataDir = mkdtempSync(join(tmpdir(), 'index-'))
  const platform = fakePlatform(many(count))
  const index = openIndex(platform, { dataDir })
  await index.ready()
  await closeIndex(index)
  platform.asked.length = 0
  return { dataDir, platform, file: join(dataDir, 'catalogue-index.db') }
}

test('a restart begins with what was kept, without asking anybody', async () => {
  const { dataDir, platform, file } = await keptShop()
  platform.failure = new Error('away')
  const index = openIndex(platform, { dataDir })
  await index.ready()
  expect(index.state()).toMatchObject({ isReady: true, isStale: false, products: 150 })
  expect(index.all()?.map(({ id }) => id)).toEqual([...platform.products.keys()])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('what is kept is whole once it is restored; nothing kept, or nothing usable, holds nobody up', async () => {
  const { dataDir, platform, file } = await keptShop(400)
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

test('what changed meanwhile is asked for, and only that', async () => {
  const { dataDir, platform } = await keptShop(1200)
  const [first] = platform.products.values()
  platform.put({ ...(first as object), ...wireProduct({ id: first?.id, name: 'Changed' }) })
  const index = openIndex(platform, { dataDir })
  await until(() => index.all()?.some(({ name }) => name === 'Changed') ?? false)
  expect(platform.asked.every(({ sort }) => sort?.[0]?.fieldName === 'lastUpdated')).toBe(true)
})

test('changes are kept too, and what is gone is gone after a restart', async () => {
  const { dataDir, platform } = await keptShop(5)
  const index = openIndex(platform, { dataDir })
  await index.ready()
  const [gone, changed] = [...platform.products.values()]
  platform.products.delete(String(gone?.id))
  platform.put({ ...wireProduct(), id: String(changed?.id), name: 'Changed' })
  tell(references.product(String(gone?.id)), references.product(String(changed?.id)))
  await until(() => index.state().products === 4)
  tell(references.products)
  await until(() => platform.asked.length > 5)
  await closeIndex(index)
  platform.failure = new Error('away')
  const next = openIndex(platform, { dataDir })
  await next.ready()
  expect(next.all()?.some(({ name }) => name === 'Changed')).toBe(true)
  expect(next.state().products).toBe(4)
})

test('what was kept too long ago is not relied on until the platform has answered', async () => {
  const { dataDir, platform } = await keptShop()
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

test('what was kept of another shop is thrown away', async () => {
  const { dataDir } = await keptShop()
  const other = fakePlatform(many(3))
  const index = openIndex(other, { dataDir, identity: 'another shop' })
  await index.ready()
  expect(index.all()?.map(({ id }) => id)).toEqual([...other.products.keys()])
})

test.each([
  ['is no database', () => Buffer.from('not a database at all, but long enough to be looked at')],
  ['has holes', (whole: Buffer) => Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(8192, 7)])],
  ['is cut off', (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2))],
])('a file that %s is made anew', async (_, damage) => {
  const { dataDir, platform, file } = await keptShop()
  writeFileSync(file, damage(readFileSync(file)))
  const index = openIndex(platform, { dataDir })
  await index.ready()
  expect(index.state().products).toBe(150)
  expect(platform.asked.some(({ sort }) => sort?.[0]?.fieldName === 'numericId')).toBe(true)
  await closeIndex(index)
  platform.failure = new Error('away')
  const next = openIndex(platform, { dataDir })
  await next.ready()
  expect(next.state().products).toBe(150)
})

test('a folder that cannot be written costs the head start and nothing else', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'index-')), 'file')
  writeFileSync(dataDir, '')
  const index = openIndex(fakePlatform(many(3)), { dataDir })
  await index.ready()
  expect(index.state().products).toBe(3)
  expect(shop.said).toContain('the catalogue index is not kept: its file cannot be used')
})
