// Whose changes are announced: products of the index, and those that a visitor can read.
import { expect, test, vi } from 'vitest'
import type { Catalog } from '../cache/cached-catalog.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { createIsAnnounced } from './public-products.ts'

function announced(isIndexed: boolean, read: () => Promise<{ product: object | null }>) {
  const getProduct = vi.fn(read)
  const catalog = { getProduct } as unknown as Pick<Catalog, 'getProduct'>
  const catalogIndex = {
    holds: async (id: string, at?: number) => isIndexed && id === 'p' && at === 5,
  }
  return { isAnnounced: createIsAnnounced({ catalogIndex, catalog }), getProduct }
}

test('S71 a product of the index is public, and is not read', async () => {
  const { isAnnounced, getProduct } = announced(true, async () => ({ product: null }))
  expect(await isAnnounced('p', 5)).toBe(true)
  expect(getProduct).not.toHaveBeenCalled()
})

test.each([
  ['can be read is public', { id: 'p' }, true],
  ['cannot be read is not', null, false],
])('S71 another product that a visitor %s', async (_, product, isPublic) => {
  const { isAnnounced, getProduct } = announced(false, async () => ({ product }))
  expect(await isAnnounced('p', 5)).toBe(isPublic)
  expect(getProduct).toHaveBeenCalledExactlyOnceWith({ id: 'p' })
})

test('S71 nothing is announced when the product cannot be looked up', async () => {
  const away = new PlatformFailure('system', 'away', { call: 'getProduct' })
  expect(await announced(false, () => Promise.reject(away)).isAnnounced('p', 5)).toBe(false)
  const broken = announced(false, () => Promise.reject(new Error('a bug')))
  await expect(broken.isAnnounced('p', 5)).rejects.toThrow('a bug')
})
