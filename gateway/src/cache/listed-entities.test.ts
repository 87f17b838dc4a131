import { setImmediate as settle } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { PlatformCall } from '../platform/platform-call.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import { cacheTags } from './cache-tags.ts'
import { createCatalog } from './cached-catalog.ts'

const collection = (id: string, visible = true) => ({
  ...{ id, slug: `the-${id}`, name: id, description: null, visible, productCount: 3, media: [] },
})
const brand = (id: string, productCount: number | null = 1) => ({
  ...{ id, name: id, revision: '1', createdAt: null, updatedAt: null, productCount },
})

/** A platform with the collections a and b, of which b is hidden, and the brands o and p, of which p is not counted. */
function catalogOf() {
  const calls: string[] = []
  const answers: Readonly<Record<string, (request: Record<string, string>) => unknown>> = {
    queryCollections: () => ({ collections: [collection('a'), collection('b', false)], total: 2 }),
    getCollection: ({ id = '' }) => ({ collection: collection(id) }),
    getCollectionBySlug: ({ slug = '' }) => ({ collection: collection(slug.slice(4)) }),
    queryBrands: () => ({ brands: [brand('o'), brand('p', null)], next: null }),
    getBrand: ({ id = '' }) => ({ brand: brand(id) }),
  }
  const send = async (
    _: string,
    { name }: PlatformCall,
    request: Record<string, string>,
    { onBytes }: CallScope,
  ) => {
    calls.push([name, ...Object.values(request).filter((one) => typeof one === 'string')].join(' '))
    onBytes?.(1000)
    return answers[name]?.(request)
  }
  const catalog = createCatalog({
    brandsOfProducts: async () => [],
    // Cast: the catalog of this test sends nothing else.
    transport: { send } as unknown as Transport,
    token: async () => 't',
    seconds: 60,
    staleSeconds: 0,
  })
  const lists = async () => {
    await Promise.all([catalog.allCollections(), catalog.allBrands()])
    await settle()
    calls.length = 0
  }
  return { catalog, calls, lists }
}

test('a collection or brand that a list has read is not read again by itself', async () => {
  const { catalog, calls, lists } = catalogOf()
  await lists()
  expect((await catalog.getCollection({ id: 'a' }))?.id).toBe('a')
  expect((await catalog.getCollectionBySlug({ slug: 'the-a' }))?.id).toBe('a')
  expect((await catalog.getBrand({ id: 'o', counted: true })).brand.id).toBe('o')
  expect(calls).toEqual([])
})

test('S71 a hidden collection of a list stays hidden', async () => {
  const { catalog, lists } = catalogOf()
  await lists()
  expect(await catalog.getCollection({ id: 'b' })).toBeNull()
  expect(await catalog.getCollectionBySlug({ slug: 'the-b' })).toBeNull()
})

test('what no list has read, or without what is requested, is read', async () => {
  const { catalog, calls, lists } = catalogOf()
  await catalog.getCollectionBySlug({ slug: 'the-a' })
  await lists()
  await catalog.getCollection({ id: 'c' })
  expect((await catalog.getBrand({ id: 'p', counted: true })).brand.productCount).toBe(1)
  expect(calls).toEqual(['getCollection c', 'getBrand p'])
})

test.each([
  ['the collection', cacheTags.collection('a'), 'getCollection a'],
  ['the brand', cacheTags.brand('o'), 'getBrand o'],
  ['the numbers of products', cacheTags.counts, 'getCollection a, getBrand o'],
  ['another collection', cacheTags.collection('z'), ''],
  ['a list alone', cacheTags.collections, ''],
])('after a change of %s what it concerns is read', async (_, tag, expected) => {
  const { catalog, calls, lists } = catalogOf()
  await lists()
  await catalog.invalidate([tag])
  await catalog.getCollection({ id: 'a' })
  await catalog.getBrand({ id: 'o', counted: true })
  expect(calls.join(', ')).toBe(expected)
})

test('after everything is invalidated they are read', async () => {
  const { catalog, calls, lists } = catalogOf()
  await lists()
  await catalog.clear()
  await catalog.getCollection({ id: 'a' })
  await catalog.getBrand({ id: 'o', counted: true })
  expect(calls).toEqual(['getCollection a', 'getBrand o'])
})
