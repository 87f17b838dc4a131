import { expect, test } from 'vitest'
import { readProduct } from './read-product.ts'

test('a hidden product is not in the index; one that says nothing is', () => {
  expect(readProduct({ id: 'mug', name: 'Mug', visible: false })).toBeNull()
  expect(readProduct({ id: 'mug', name: 'Mug', visible: true })).toMatchObject({ id: 'mug' })
  expect(readProduct({ id: 'mug', name: 'Mug' })).toMatchObject({ name: 'Mug' })
})
