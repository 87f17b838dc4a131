import { expect, test } from 'vitest'
import { isOfList, subjectOf } from './kinds.ts'

test('an event affects the rows of its entity', () => {
  const event = { name: 'PRODUCT_UPDATED', entityId: 'p1' } as const
  expect(subjectOf('product', event)).toBe('p1')
  expect(subjectOf('brand', event)).toBeNull()
  expect(subjectOf('member', { name: 'MEMBER_UPDATED', entityId: 'm1' })).toBe('m1')
})

test('a stock event affects its product', () => {
  const event = { name: 'INVENTORY_VARIANTS_UPDATED', entityId: 'i1', productId: 'p1' } as const
  expect(subjectOf('product', event)).toBe('p1')
})

test('created and deleted entities change the list', () => {
  expect(isOfList({ name: 'BRAND_CREATED' })).toBe(true)
  expect(isOfList({ name: 'COLLECTION_DELETED' })).toBe(true)
  expect(isOfList({ name: 'BRAND_UPDATED' })).toBe(false)
})
