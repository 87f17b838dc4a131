import { expect, test } from 'vitest'
import { cacheTags } from '../../cache/cache-tags.ts'
import { indexed } from '../../testing/index-kit.ts'
import type { IndexedProduct } from '../catalog-index.ts'
import { createProductTable } from '../product-table.ts'
import { productsByTag } from './products-by-tag.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function tableOf(...products: Partial<IndexedProduct>[]) {
  const table = createProductTable()
  products.forEach((fields, numericId) => {
    table.put(indexed({ id: idOf(numericId), numericId, ...fields }))
  })
  return table
}

const size = { name: 'Size', choices: [{ label: 'S', color: null, isInStock: true }] }
const table = tableOf(
  { collectionIds: ['lamps', 'new'] },
  { collectionIds: ['new'], brand: 'Harrow & Pine' },
  { brand: 'Tarn', ribbon: 'Last pieces' },
  { options: [size] },
)

test.each([
  ['a collection', [cacheTags.inCollection('new')], [0, 1]],
  ['a brand', [cacheTags.byName('brand', 'Harrow & Pine')], [1]],
  ['a ribbon', [cacheTags.byName('ribbon', 'Last Pieces')], [2]],
  ['an option', [cacheTags.byName('option', 'SIZE')], [3]],
  [
    'several, each product once',
    [cacheTags.inCollection('new'), cacheTags.product(idOf(0))],
    [0, 1],
  ],
  ['a product that the index lacks', [cacheTags.product(idOf(9))], [9]],
  ['what is not there', [cacheTags.inCollection('gone'), cacheTags.byName('brand', 'Gone')], []],
  ['what no product shows', [cacheTags.products, cacheTags.counts, cacheTags.product('no id')], []],
])('products that show %s', (_, tags, numbers) => {
  expect(productsByTag(table, tags).sort()).toEqual(numbers.map(idOf))
})

test('a product that no longer shows a value is not found by it', () => {
  const changed = tableOf({ ribbon: 'New' })
  changed.put(indexed({ id: idOf(0), numericId: 0, ribbon: '' }))
  expect(productsByTag(changed, [cacheTags.byName('ribbon', 'New')])).toEqual([])
})
