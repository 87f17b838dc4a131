import { expect, test } from 'vitest'
import {
  collectionFields,
  inventoryFields,
  productFields,
  variantFields,
} from './changed-fields.ts'

test('names of the platform become those of the schema, each once', () => {
  expect(productFields(['priceData', 'convertedPriceData', 'costAndProfitData', 'name'])).toEqual([
    'price',
    'costAndProfit',
    'name',
  ])
  expect(variantFields(['cost', 'sku'])).toEqual(['costAndProfit', 'sku'])
  expect(collectionFields(['numberOfProducts', 'media'])).toEqual(['productCount', 'media'])
  expect(inventoryFields(['trackInventory', 'preorderInfo'])).toEqual(['tracked', 'preorder'])
})

test.each(['brandNewField', 'constructor', '__proto__'])(
  'a name that the schema lacks stays: %s',
  (name) => {
    expect(productFields([name])).toEqual([name])
  },
)
