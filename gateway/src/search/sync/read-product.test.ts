import { expect, test } from 'vitest'
import { readProduct } from '../../platform/catalog/v1/read-product.ts'
import { indexedProduct } from './read-product.ts'

const indexed = (product: object) => indexedProduct(readProduct({ ...product }))

test('a hidden product is not in the index; one that says nothing is', () => {
  expect(indexed({ id: 'mug', name: 'Mug', visible: false })).toBeNull()
  expect(indexed({ id: 'mug', name: 'Mug', visible: true })).toMatchObject({ id: 'mug' })
  expect(indexed({ id: 'mug', name: 'Mug' })).toMatchObject({ name: 'Mug' })
})
