// What is sent of a property that is set or adjusted.
import { expect, test } from 'vitest'
import { catalogCalls } from './catalog-calls.ts'
import { adjustmentRule, valueRule } from './write-property.ts'

const ids = ['2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10']
const { bulkUpdateProductsProperty, bulkAdjustProductProperty } = catalogCalls.productsWrite

test('a price is set under the name of the platform', () => {
  const sent = bulkUpdateProductsProperty.request.parse({ ids, set: { basePrice: 20 } })
  expect(JSON.parse(JSON.stringify(sent))).toEqual({ ids, set: { price: 20 } })
})

test.each([
  [{ basePrice: { amount: -2 } }, { price: { amount: -2 } }],
  [
    { cost: { percentage: { percent: 10, roundToInteger: true } } },
    { cost: { percentage: { rate: 10, roundToInt: true } } },
  ],
  [{ weight: { percentage: { percent: -50 } } }, { weight: { percentage: { rate: -50 } } }],
])('an adjustment is sent in the words of the platform: %j', (adjust, body) => {
  const sent = bulkAdjustProductProperty.request.parse({ ids, adjust })
  expect(JSON.parse(JSON.stringify(sent))).toEqual({ ids, adjust: body })
})

test('a property is validated in the form in which it is sent', () => {
  const value = valueRule.safeParse({ basePrice: -1 })
  const adjustment = adjustmentRule.safeParse({ basePrice: { percentage: { percent: 2000 } } })
  const paths = [value, adjustment].map(({ error }) => error?.issues.map(({ path }) => path))
  expect(paths).toEqual([[['price']], [['price', 'percentage', 'rate']]])
  expect([{}, { basePrice: 1, cost: 1 }].map((one) => valueRule.safeParse(one).success)).toEqual([
    ...[false, false],
  ])
})
