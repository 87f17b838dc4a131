import { expect, test } from 'vitest'
import { directionOf, rangeConditions } from './number-range.ts'

test('a range becomes conditions of the bounds it has', () => {
  expect(rangeConditions('n', { below: 0, above: 7 })).toEqual([
    { sql: 'n < ?', values: [0] },
    { sql: 'n > ?', values: [7] },
  ])
  expect(rangeConditions('n', {})).toEqual([])
})

test('a reversed range is read against the order of its list', () => {
  expect([directionOf({ limit: 1 }), directionOf({ limit: 1, isReversed: true })]).toEqual([
    'DESC',
    'ASC',
  ])
  const upward = [
    directionOf({ limit: 1 }, 'ASC'),
    directionOf({ limit: 1, isReversed: true }, 'ASC'),
  ]
  expect(upward).toEqual(['ASC', 'DESC'])
})
