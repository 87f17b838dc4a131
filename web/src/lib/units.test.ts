import { expect, test } from 'vitest'
import { measure } from './units.ts'

test('a measure is written as on a label', () => {
  expect(measure(100, 'ML')).toBe('100 ml')
  expect(measure(1.5, 'SQM')).toBe('1.5 m²')
  expect([measure(2, 'CBM'), measure(3, 'FLOZ'), measure(4, 'SQFT')]).toEqual([
    '2 m³',
    '3 fl oz',
    '4 sq ft',
  ])
  expect([measure(1, 'L'), measure(3, 'UNKNOWN')]).toEqual(['1 l', '3'])
})
