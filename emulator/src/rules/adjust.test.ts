import Big from 'big.js'
import { expect, test } from 'vitest'
import { adjusted } from './adjust.ts'

test.each([
  ['10', { percentage: { rate: 100 } }, '20'],
  ['10', { percentage: { rate: 1000 } }, '110'],
  ['10', { percentage: { rate: -50 } }, '5'],
  ['10', { percentage: { rate: -100 } }, '0'],
  // A float would say 1.00 and 2.67.
  ['1.005', { percentage: { rate: 0 } }, '1.01'],
  ['2.675', { percentage: { rate: 0 } }, '2.68'],
  ['19.99', { percentage: { rate: 7 } }, '21.39'],
  ['19.99', { percentage: { rate: 7, roundToInt: true } }, '21'],
  ['2.5', { percentage: { rate: 0, roundToInt: true } }, '3'],
  ['0.1', { amount: 0.2 }, '0.3'],
  ['10', { amount: -1.5 }, '8.5'],
  ['1', { amount: -1.5 }, '-0.5'],
])('%s with %j is %s', (value, adjustment, result) => {
  expect(adjusted(new Big(value), adjustment).toFixed()).toBe(result)
})
