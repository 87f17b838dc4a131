// Jobs of version 1.0.0 are read, and new ones stored in their form.
import { expect, test } from 'vitest'
import {
  readStoredAdjustment,
  readStoredValue,
  storedAdjustment,
  storedValue,
} from './stored-property.ts'

const stored = (value: object) => JSON.parse(JSON.stringify(value))

test.each([
  [{ basePrice: 12.5 }, { price: 12.5 }],
  [{ ribbon: '' }, { ribbon: '' }],
  [{ weight: 2 }, { weight: 2 }],
])('a value is stored as it was: %j', (value, row) => {
  expect(stored(storedValue(value))).toEqual(row)
  expect(stored(readStoredValue(row))).toEqual(value)
})

test.each([
  [{ basePrice: { amount: 1 } }, { price: { amount: 1 } }],
  [
    { cost: { percentage: { percent: 5, roundToInteger: true } } },
    { cost: { percentage: { rate: 5, roundToInt: true } } },
  ],
  [{ weight: { percentage: { percent: 5 } } }, { weight: { percentage: { rate: 5 } } }],
])('an adjustment is stored as it was: %j', (adjustment, row) => {
  expect(stored(storedAdjustment(adjustment))).toEqual(row)
  expect(stored(readStoredAdjustment(row))).toEqual(adjustment)
})
