import { expect, it } from 'vitest'
import { violation } from '../testing/violation.ts'
import { comparable, compare, normalOperand } from './operand.ts'
import type { FieldKind } from './query-fields.ts'

const operand = (value: unknown, kind: FieldKind) => normalOperand(value, kind, 'filter.a.$eq')

it.each([
  [5, 'number', 5],
  ['5', 'number', 5],
  [' 2.5 ', 'int64', 2.5],
  ['2026-05-01T00:00:00Z', 'date', Date.UTC(2026, 4, 1)],
  [true, 'flag', 'true'],
  [false, 'flag', 'false'],
  ['Mug', 'text', 'Mug'],
  ['', 'text', ''],
] as const)('%j of a %s is compared as %j', (value, kind, expected) => {
  expect(operand(value, kind)).toBe(expected)
})

it.each([
  ['five', 'number', 'must be a number'],
  ['', 'number', 'must be a number'],
  [' ', 'number', 'must be a number'],
  [null, 'int64', 'must be a number'],
  [true, 'number', 'must be a number'],
  [['5'], 'number', 'must be a number'],
  ['never', 'date', 'must be an ISO date'],
  [5, 'date', 'must be an ISO date'],
  ['true', 'flag', 'must be true or false'],
  [1, 'flag', 'must be true or false'],
  [5, 'text', 'must be a text'],
  [null, 'text', 'must be a text'],
] as const)('%j of a %s %s', (value, kind, words) => {
  expect(() => operand(value, kind)).toThrow(violation('filter.a.$eq', 'FORMAT', words))
})

it('values of rows are compared as operands are; lists and missing ones are not', () => {
  expect(comparable('2026-05-01T00:00:00Z', 'date')).toBe(Date.UTC(2026, 4, 1))
  expect(comparable('10', 'int64')).toBe(10)
  expect(comparable(10, 'number')).toBe(10)
  expect(comparable(true, 'flag')).toBe('true')
  expect(comparable('Mug', 'text')).toBe('Mug')
  for (const value of [undefined, null, ['a']]) {
    expect(comparable(value, 'text')).toBeUndefined()
  }
})

it('compares by size', () => {
  expect([compare(1, 2), compare(2, 1), compare(2, 2)]).toEqual([-1, 1, 0])
  expect([compare('a', 'b'), compare('b', 'a'), compare('a', 'a')]).toEqual([-1, 1, 0])
})
