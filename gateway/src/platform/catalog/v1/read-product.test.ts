// A product of the platform in the form of this gateway. docs/contract/catalog.md §5, §6.
import { expect, test } from 'vitest'
import { readCollection } from './read-collection.ts'
import { readProduct } from './read-product.ts'

const item = (id: string) => ({ id, mediaType: 'image', image: { url: `https://media/${id}` } })

test('a product with nothing but its id has a value for everything', () => {
  expect(readProduct({ id: 'p1' })).toMatchObject({
    ...{ id: 'p1', name: '', slug: 'p1', visible: true, type: 'UNKNOWN', managesVariants: false },
    ...{ description: null, sku: null, brandName: null, ribbon: null, pageUrl: null },
    price: { currency: null, base: null, paid: null, perUnit: null },
    ...{ convertedPrice: null, costs: null, costRange: null, priceRange: null },
    stock: { status: 'IN_STOCK', inStock: true, tracked: false, quantity: null },
    discount: { type: 'NONE', value: 0 },
    ...{ media: [], options: [], variants: [], infoSections: [], customTextFields: [] },
    collectionIds: null,
    seo: { title: null, description: null, tags: [], keywords: [], preventAutoRedirect: null },
  })
})

test('prices keep the texts of the platform, and what is paid is the price without a discount', () => {
  const priceData = { currency: 'EUR', price: 20, formatted: { price: '€20.00' } }
  const base = { amount: 20, formatted: '€20.00' }
  expect(readProduct({ id: 'p1', priceData }).price).toEqual({
    ...{ currency: 'EUR', base, paid: base, perUnit: null },
  })
  const reduced = { ...priceData, discountedPrice: 15 }
  expect(readProduct({ id: 'p1', priceData: reduced }).price.paid).toEqual({
    amount: 15,
    formatted: null,
  })
  // The older name.
  expect(readProduct({ id: 'p1', price: reduced }).price.base).toEqual(base)
})

test.each([
  [{ mainMedia: item('a'), items: [item('a'), item('b')] }, ['a', 'b']],
  [{ mainMedia: item('b'), items: [item('a'), item('b')] }, ['b', 'a']],
  [{ mainMedia: item('c'), items: [] }, ['c']],
  [{ items: [item('a')] }, ['a']],
  [{}, []],
])('the gallery is without duplicates, the main item first', (media, ids) => {
  expect(readProduct({ id: 'p1', media }).media.map(({ id }) => id)).toEqual(ids)
  expect(readCollection({ id: 'c1', media }).media.map(({ id }) => id)).toEqual(ids)
})

test('a color is shown by its name; a choice without one by its value', () => {
  const choices = [
    { value: '#ff0000', description: 'Red' },
    { value: 'S', visible: false },
  ]
  const [option] = readProduct({
    id: 'p1',
    productOptions: [{ name: 'Color', optionType: 'color', choices }],
  }).options
  expect(option).toMatchObject({
    type: 'COLOR',
    choices: [
      { value: '#ff0000', label: 'Red', inStock: true, visible: true, media: [] },
      { value: 'S', label: 'S', visible: false },
    ],
  })
})

test('stock follows the status, the older flag only without one, and is counted when tracked', () => {
  const stockOf = (stock: object) => readProduct({ id: 'p1', stock }).stock
  expect(stockOf({ inventoryStatus: 'PARTIALLY_OUT_OF_STOCK', inStock: false })).toMatchObject({
    status: 'PARTIALLY_OUT_OF_STOCK',
    inStock: true,
  })
  expect(stockOf({ inStock: false })).toMatchObject({ status: 'OUT_OF_STOCK', inStock: false })
  expect(stockOf({ quantity: 3 }).quantity).toBeNull()
  expect(stockOf({ trackInventory: true, quantity: 3 })).toMatchObject({
    tracked: true,
    quantity: 3,
  })
})

test('words without a meaning here are unknown ones', () => {
  const product = readProduct({
    ...{ id: 'p1', productType: 'unspecified_product_type', discount: { type: 'UNDEFINED' } },
    pricePerUnitData: { totalMeasurementUnit: 'UNSPECIFIED', baseMeasurementUnit: 'KG' },
    productDimensions: { length: '1', unit: 'UNKNOWN_DIMENSIONS_UNIT' },
  })
  expect(product).toMatchObject({
    type: 'UNKNOWN',
    discount: { type: 'UNKNOWN', value: 0 },
    pricePerUnit: { totalUnit: 'UNKNOWN', baseUnit: 'KG', totalQuantity: 0 },
    productDimensions: { length: '1', width: null, unit: 'UNKNOWN' },
  })
})

test('a variant without data of its own inherits nothing here', () => {
  const [bare, priced] = readProduct({
    id: 'p1',
    variants: [
      { id: 'v1', choices: { Size: 'S' } },
      { id: 'v2', variant: { priceData: { price: 5 }, costAndProfitData: { itemCost: 2 } } },
    ],
  }).variants
  expect(bare).toMatchObject({ choices: { Size: 'S' }, visible: true, costs: null })
  expect(bare?.price.base).toBeNull()
  expect(priced).toMatchObject({ choices: {}, costs: { cost: { amount: 2 }, margin: null } })
  expect(priced?.price.paid?.amount).toBe(5)
})

test('the address of the page is joined with one slash', () => {
  const at = (base: string, path?: string) =>
    readProduct({ id: 'p1', productPageUrl: { base, path } }).pageUrl
  expect(at('https://shop/', '/mug')).toBe('https://shop/mug')
  expect(at('https://shop', 'mug')).toBe('https://shop/mug')
  expect(at('', '/mug')).toBeNull()
})
