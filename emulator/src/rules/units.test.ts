import { measurementUnits } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { unitFactor } from './units.ts'

test.each([
  ['KG', 'G', '1000'],
  ['ML', 'L', '0.001'],
  ['CBM', 'L', '1000'],
  ['LB', 'OZ', '16'],
  ['YD', 'FT', '3'],
  ['G', 'G', '1'],
])('one %s in %s is %s', (from, to, factor) => {
  expect(unitFactor(from, to)?.toFixed()).toBe(factor)
})

test.each([
  ['G', 'ML'],
  ['KG', 'LB'],
  ['M', 'SQM'],
])('%s does not measure what %s measures', (from, to) => {
  expect(unitFactor(from, to)).toBeUndefined()
})

test('every unit of the platform is its own', () => {
  for (const unit of measurementUnits) expect(unitFactor(unit, unit)?.toFixed()).toBe('1')
})
