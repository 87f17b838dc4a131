import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

/** A cache of pages of this many bytes each, and its clock. */
function cacheOf(maxBytes: number, { ttlMs = 1000 } = {}) {
  const clock = { now: 0 }
  const renders: string[] = []
  const cache = createPageCache<string>({
    ...{ ttlMs, maxBytes, bytesOf: (page) => page.length, now: () => clock.now },
  })
  const get = (key: string, bytes = 10, isPublic = true) =>
    cache.get(
      key,
      async () => {
        renders.push(key)
        return 'x'.repeat(bytes)
      },
      () => isPublic,
    )
  return { cache, clock, renders, get }
}

test('a page is rendered once until it expires', async () => {
  const { clock, renders, get } = cacheOf(100)
  await get('/a')
  clock.now = 999
  await get('/a')
  expect(renders).toEqual(['/a'])
  clock.now = 1000
  await get('/a')
  expect(renders).toEqual(['/a', '/a'])
})

test('a page that is not public is never cached', async () => {
  const { cache, renders, get } = cacheOf(100)
  await get('/a', 10, false)
  await get('/a', 10, false)
  expect([renders.length, cache.size()]).toEqual([2, 0])
})

test('the oldest pages make room, whatever their number', async () => {
  const { cache, renders, get } = cacheOf(100)
  for (const key of ['/a', '/b', '/c']) await get(key, 40)
  expect(cache.size()).toBe(80)
  await get('/b', 40)
  await get('/c', 40)
  expect(renders).toEqual(['/a', '/b', '/c'])
  await get('/a', 40)
  expect(renders).toEqual(['/a', '/b', '/c', '/a'])
  // Larger than the cache: it is returned, and nothing remains.
  expect(await get('/large', 101)).toHaveLength(101)
  expect(cache.size()).toBe(0)
})

test('expired pages are removed by the next one, so that a burst of visits leaves no memory behind', async () => {
  const { cache, clock, get } = cacheOf(1000)
  for (let page = 0; page < 50; page += 1) await get(`/${page}`)
  expect(cache.size()).toBe(500)
  clock.now = 1000
  await get('/next')
  expect(cache.size()).toBe(10)
  cache.clear()
  expect(cache.size()).toBe(0)
})

test('a page that was being rendered when the cache was cleared is returned, and not cached', async () => {
  const { cache, renders, get } = cacheOf(100)
  let finish = () => {}
  const rendered = new Promise<void>((resolve) => {
    finish = resolve
  })
  const first = cache.get(
    '/a',
    () => rendered.then(() => 'before the change'),
    () => true,
  )
  cache.clear()
  finish()
  expect(await first).toBe('before the change')
  await get('/a')
  expect(renders).toEqual(['/a'])
})
