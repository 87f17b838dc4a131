import { expect, test } from 'vitest'
import { indexed } from '../../testing/index-kit.ts'
import type { IndexedProduct } from '../catalog-index.ts'
import { createTextIndex } from './text-index.ts'
import { typedWords } from './words.ts'

type Texts = Partial<Pick<IndexedProduct, 'name' | 'brand' | 'ribbon' | 'description'>>

function indexOf(...products: Texts[]) {
  const index = createTextIndex()
  const all = products.map((texts, slot) => indexed({ id: String(slot), name: '', ...texts }))
  for (const [slot, product] of all.entries()) index.add(slot, product)
  const order = (typed: string, isBegun = false) =>
    index
      .findAll(typedWords(typed).map((word) => ({ word, mode: { isBegun, or: [] } })))
      .hits.map(({ slot }) => slot)
  const remove = (slot: number) => index.remove(slot, all[slot] as IndexedProduct)
  return { order, remove }
}

test('a word counts most in the name, then as the brand, then on the ribbon, least in the description', () => {
  const { order } = indexOf(
    { description: 'Tarn' },
    { ribbon: 'Tarn' },
    { brand: 'Tarn' },
    { name: 'Tarn' },
    { name: 'Something else' },
  )
  expect(order('tarn')).toEqual([3, 2, 1, 0])
})

test('a word counts more in a short name, and more than once', () => {
  const { order } = indexOf(
    { name: 'A lamp with a brass foot and a linen shade' },
    { name: 'Desk lamp' },
    { name: 'Lamp of a lamp' },
    { name: 'Mug' },
  )
  expect(order('lamp')).toEqual([2, 1, 0])
})

test('a rare word counts more than a frequent one', () => {
  const { order } = indexOf(
    { name: 'Linen cushion', description: 'For a bench' },
    { name: 'Linen bench', description: 'With a cushion' },
    { name: 'Cushion' },
    { name: 'Linen bag' },
    { name: 'Cushion cover' },
    { name: 'Linen cushion inlay', description: 'bench' },
  )
  expect(order('bench')).toEqual([1, 0, 5])
  expect(order('linen bench')[0]).toBe(1)
})

test('a whole word comes before a longer one that begins with it, the longest last', () => {
  const { order } = indexOf(
    { name: 'Lampshades' },
    { name: 'Lampstand' },
    { name: 'Lamp' },
    { name: 'Mug' },
  )
  expect(order('lamp', true)[0]).toBe(2)
  expect(order('lamp', true)).toHaveLength(3)
})

test('what is removed counts no longer, not even as a rarity', () => {
  const before = indexOf(
    { name: 'Lamp' },
    { name: 'Lamp oil' },
    { name: 'Oil' },
    { name: 'Oil can' },
  )
  before.remove(2)
  before.remove(3)
  const after = indexOf({ name: 'Lamp' }, { name: 'Lamp oil' })
  expect(before.order('lamp oil')).toEqual(after.order('lamp oil'))
  expect(before.order('oil')).toEqual([1])
  expect(before.order('can')).toEqual([])
})
