import { describe, expect, it } from 'vitest'
import { buildCatalog } from '../catalog/build-catalog.ts'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import { haldenShop } from '../seed/shop.ts'
import {
  availabilityOf,
  capped,
  inventoryStatusOf,
  quantityLeft,
  stockOf,
  withStock,
} from './stock.ts'

const [pattern] = buildCatalog(haldenShop, 0).products
const variant = (quantity: number, visible = true): StoredVariant => ({
  id: `v${quantity}${visible}`,
  choices: {},
  quantity,
  inStock: true,
  visible,
})
const product = (variants: StoredVariant[]): StoredProduct => {
  if (!pattern) throw new Error('The seed is empty')
  return { ...pattern, trackInventory: true, variants }
}

describe('stock', () => {
  it.each([
    [[3, 2], 'IN_STOCK'],
    [[3, 0], 'PARTIALLY_OUT_OF_STOCK'],
    [[0, 0], 'OUT_OF_STOCK'],
  ] as const)('of quantities %j is %s', (quantities, status) => {
    expect(inventoryStatusOf(product(quantities.map((one) => variant(one))))).toBe(status)
  })

  it('does not count hidden variants', () => {
    expect(inventoryStatusOf(product([variant(3), variant(0, false)]))).toBe('IN_STOCK')
  })

  it('leaves the quantity out when stock is not counted', () => {
    const stock = stockOf({ ...product([variant(0)]), trackInventory: false })
    expect(stock).toEqual({ trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' })
  })

  it('adds up the quantities of all variants when stock is counted', () => {
    const { quantity: _, ...uncounted } = variant(0)
    expect(stockOf(product([variant(3), variant(2, false), uncounted]))).toEqual({
      trackInventory: true,
      quantity: 5,
      inStock: true,
      inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
    })
    expect(stockOf(product([variant(0)]))).toMatchObject({ quantity: 0, inStock: false })
  })

  it('of a variant is its quantity, none without one, and no number when stock is not counted', () => {
    const { quantity: _, ...uncounted } = variant(0)
    const counted = product([])
    expect(quantityLeft(counted, variant(3))).toBe(3)
    expect(quantityLeft(counted, uncounted)).toBe(0)
    expect(quantityLeft({ ...counted, trackInventory: false }, variant(3))).toBeUndefined()
  })

  it.each([
    [true, 4, { quantity: 4, inStock: true }],
    [true, 0, { quantity: 0, inStock: true }],
    [false, 4, { quantity: 1, inStock: true }],
    [false, 0, { quantity: 1, inStock: false }],
  ])('set while counted: %s, to %d, changes %j', (trackInventory, quantity, changed) => {
    const one = variant(1)
    expect(withStock({ ...product([]), trackInventory }, one, quantity)).toEqual({
      ...one,
      ...changed,
    })
  })

  it.each([
    [2, undefined, 'AVAILABLE', 2],
    [2, 2, 'AVAILABLE', 2],
    [3, 2, 'PARTIALLY_AVAILABLE', 2],
    [3, 0, 'NOT_AVAILABLE', 0],
  ] as const)('wanting %d of %s is %s, taking %d', (wanted, left, status, taken) => {
    expect(availabilityOf(wanted, left)).toBe(status)
    expect(capped(wanted, left)).toBe(taken)
  })
})
