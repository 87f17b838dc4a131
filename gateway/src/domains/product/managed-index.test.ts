import { expect, test } from 'vitest'
import { readProduct } from '../../platform/catalog/v1/read-product.ts'
import type { Platform } from '../../platform/platform.ts'
import { createManagedIndex } from './managed-index.ts'

/** A platform with this many products that responds when released. */
function platformOf(total: number) {
  const offsets: number[] = []
  let hold: Promise<void> = Promise.resolve()
  const queryManagedProducts = async (request: { query: { page: { offset: number } } }) => {
    const offset = request.query.page.offset
    offsets.push(offset)
    await hold
    const count = Math.min(100, Math.max(0, total - offset))
    const products = Array.from({ length: count }, (_, at) =>
      readProduct({ id: `p${offset + at}` }),
    )
    return { products, total }
  }
  const site = { catalog: { queryManagedProducts } } as unknown as Platform
  const holdOn = (until: Promise<void>) => {
    hold = until
  }
  return { site, offsets, holdOn }
}

test('reads page by page, single-flight, and caches the list for a while', async () => {
  let now = 0
  const { site, offsets } = platformOf(250)
  const index = createManagedIndex({ maxAgeMs: 1000, now: () => now })
  const [one, other] = await Promise.all([index.all(site), index.all(site)])
  expect(one.entries).toHaveLength(250)
  expect(other).toBe(one)
  expect(offsets).toEqual([0, 100, 200])
  now = 1000
  expect(await index.all(site)).toBe(one)
  now = 1001
  expect(await index.all(site)).not.toBe(one)
  expect(offsets).toHaveLength(6)
})

test('stops at ten thousand and reports it', async () => {
  const { site, offsets } = platformOf(10_001)
  const { entries, isCapped } = await createManagedIndex({ maxAgeMs: 1000 }).all(site)
  expect([entries.length, isCapped, offsets.length]).toEqual([10_000, true, 100])
})

test('does not cache a read that raced an invalidation', async () => {
  const { site, offsets, holdOn } = platformOf(10)
  let release = () => {}
  holdOn(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  const index = createManagedIndex({ maxAgeMs: 1000 })
  const early = index.all(site)
  index.invalidate()
  const late = index.all(site)
  release()
  expect(await early).not.toBe(await late)
  expect(await index.all(site)).toBe(await late)
  expect(offsets).toEqual([0, 0])
})

test('returns the last counts of a large shop and refreshes them in the background', async () => {
  const { site, offsets } = platformOf(1100)
  const index = createManagedIndex({ maxAgeMs: 1000 })
  const first = await index.recent(site)
  expect(first.entries).toHaveLength(1100)
  index.invalidate()
  expect(await index.recent(site)).toBe(first)
  const renewed = await index.all(site)
  expect(renewed).not.toBe(first)
  expect(offsets).toHaveLength(22)
  expect(await index.recent(site)).toBe(renewed)
})

test('returns current counts of a small shop', async () => {
  const { site } = platformOf(20)
  const index = createManagedIndex({ maxAgeMs: 1000 })
  const first = await index.recent(site)
  index.invalidate()
  expect(await index.recent(site)).not.toBe(first)
})
