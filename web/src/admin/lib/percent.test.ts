import { expect, test } from 'vitest'
import { percent } from './percent.ts'

test('percentages are whole, and a small loss is not rounded to zero', () => {
  const fractions = [0.616, 1, 0, -0.2, -0.0001, 0.004, -0.0096]
  expect(fractions.map(percent.format)).toEqual([
    '62%',
    '100%',
    '0%',
    '-20%',
    '-0.01%',
    '0.4%',
    '-1%',
  ])
})
