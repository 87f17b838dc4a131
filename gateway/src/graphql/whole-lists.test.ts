import { expect, test, vi } from 'vitest'
import type { Brand, Collection } from '../platform/catalog/collection.ts'
import { createLoaders } from './loaders.ts'
import { WholeLists } from './whole-lists.ts'

// Casts: only what the lists are looked up by is given.
const brand = (name: string) => ({ id: `id-${name}`, name }) as Brand
const collection = (id: string) => ({ id, slug: id }) as Collection

const both = { brands: true, collections: true }

test('lists are read once, and only the wanted ones', async () => {
  const allBrands = vi.fn(async () => [brand('Saltmarsh')])
  const allCollections = vi.fn(async () => [collection('c1')])
  const lists = new WholeLists({ allBrands, allCollections })
  await lists.read({ brands: true, collections: false })
  expect(lists.brandsByName?.get('Saltmarsh')).toEqual(brand('Saltmarsh'))
  expect(lists.collectionsById).toBeNull()
  await Promise.all([lists.read(both), lists.read(both)])
  expect(lists.collectionsById?.get('c1')).toEqual(collection('c1'))
  expect([allBrands, allCollections].map((read) => read.mock.calls.length)).toEqual([1, 1])
})

test('a shop with more than a list holds has no list', async () => {
  const none = async () => null
  const lists = new WholeLists({ allBrands: none, allCollections: none })
  await lists.read(both)
  expect([lists.brandsByName, lists.collectionsById]).toEqual([null, null])
})

test('a failure is that of the rows, and is not repeated for them', async () => {
  const allBrands = vi.fn(() => Promise.reject(new Error('away')))
  const allCollections = vi.fn(() => Promise.reject(new Error('away')))
  // Cast: the loaders of this test read nothing else.
  const catalog = { allBrands, allCollections } as never
  const loaders = createLoaders({
    catalog,
    primaryCatalog: catalog,
    own: {} as never,
    currency: undefined,
  })
  await loaders.lists.read(both)
  await expect(loaders.brandsByName.load('Saltmarsh')).rejects.toThrow('away')
  await expect(loaders.collections.load('c1')).rejects.toThrow('away')
  expect([allBrands, allCollections].map((read) => read.mock.calls.length)).toEqual([1, 1])
})
