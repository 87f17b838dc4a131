// Which products were public when an event was raised, though the index has dropped them since.
import { expect, test } from 'vitest'
import { createDroppedProducts } from './dropped-products.ts'

const minute = 60_000

test('S71 a product was held until the read that no longer found it', () => {
  const dropped = createDroppedProducts()
  dropped.add('p', 1000)
  expect([999, 1000, 1001].map((time) => dropped.heldAt('p', time))).toEqual([true, true, false])
  expect(dropped.heldAt('another', 0)).toBe(false)
})

test('a product that is dropped again was held until then', () => {
  const dropped = createDroppedProducts()
  dropped.add('p', 1000)
  dropped.add('p', 2000)
  expect(dropped.heldAt('p', 2000)).toBe(true)
})

test('what was dropped is forgotten after ten minutes', () => {
  const dropped = createDroppedProducts()
  dropped.add('old', 0)
  dropped.add('recent', 1)
  dropped.add('new', 10 * minute + 1)
  expect(['old', 'recent', 'new'].map((id) => dropped.heldAt(id, 0))).toEqual([false, true, true])
})
