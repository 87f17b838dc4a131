import { describe, expect, it } from 'vitest'
import { costAndProfitOf, discountedPriceOf, priceDataOf, rangeOf } from './pricing.ts'

const dollars = { currency: 'USD', conversion: 'USD' }
const none = { type: 'NONE' as const, value: 0 }

describe('prices of a product', () => {
  it.each([
    ['NONE', 0, '35'],
    ['NONE', 10, '35'],
    ['AMOUNT', 5, '30'],
    ['AMOUNT', 50, '0'],
    ['PERCENT', 10, '31.5'],
    ['PERCENT', 33, '23.45'],
  ] as const)('%s %d of 35 is %s', (type, value, price) => {
    const product = { price: 35, cost: 20, discount: { type, value } }
    expect(discountedPriceOf(product, undefined, 'USD').toFixed()).toBe(price)
  })

  it('discounts the variant’s own price', () => {
    const product = { price: 35, cost: 20, discount: { type: 'PERCENT' as const, value: 50 } }
    const variant = { id: 'v', choices: {}, price: 70, inStock: true, visible: true }
    expect(priceDataOf(product, variant, dollars)).toMatchObject({
      price: 70,
      discountedPrice: 35,
      formatted: { price: '$70.00', discountedPrice: '$35.00' },
    })
  })

  it('computes the price per unit from the discounted price', () => {
    const per = {
      totalQuantity: 250,
      totalMeasurementUnit: 'G',
      baseQuantity: 100,
      baseMeasurementUnit: 'G',
    }
    const product = { price: 30, cost: 1, discount: none, pricePerUnit: per }
    expect(priceDataOf(product, undefined, dollars)).toMatchObject({
      pricePerUnit: 12,
      formatted: { pricePerUnit: '$12.00' },
    })
  })

  it('computes the price per unit across units', () => {
    const per = {
      totalQuantity: 250,
      totalMeasurementUnit: 'G',
      baseQuantity: 1,
      baseMeasurementUnit: 'KG',
    }
    const product = { price: 30, cost: 1, discount: none, pricePerUnit: per }
    expect(priceDataOf(product, undefined, dollars).pricePerUnit).toBe(120)
  })

  it('computes profit and margin', () => {
    const product = { price: 35, cost: 20, discount: { type: 'AMOUNT' as const, value: 5 } }
    expect(costAndProfitOf(product, undefined, 'USD')).toEqual({
      itemCost: 20,
      formattedItemCost: '$20.00',
      profit: 10,
      formattedProfit: '$10.00',
      profitMargin: 0.3333,
    })
  })

  it('ranges over nothing are zero', () => {
    expect(rangeOf([])).toEqual({ minValue: 0, maxValue: 0 })
    expect(rangeOf([3, 1, 2])).toEqual({ minValue: 1, maxValue: 3 })
  })
})
