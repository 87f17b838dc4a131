import { describe, expect, it } from 'vitest'
import { buildCatalog } from '../catalog/build-catalog.ts'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import { haldenShop } from '../seed/shop.ts'
import { availabilityOf, capped, inventoryStatusOf, stockOf } from './stock.ts'

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
