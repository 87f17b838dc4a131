import { describe, expect, it } from 'vitest'
import { modifiedFields } from './modified-fields.ts'

describe('what an update changed', () => {
  it.each([
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }],
    ['a field inside', { a: { b: 'x', c: 1 } }, { a: { b: 'y', c: 1 } }, { 'a.b': 'x' }],
    [
      'a field of an item',
      { lines: [{ q: 1 }, { q: 2 }] },
      { lines: [{ q: 1 }, { q: 3 }] },
      { 'lines[1].q': 2 },
    ],
    ['a list that grew, as a whole', { lines: [1] }, { lines: [1, 2] }, { lines: [1] }],
    ['a field that came', {}, { note: 'hello' }, { note: null }],
    ['a field that went', { note: 'hello' }, {}, { note: 'hello' }],
    ['an object that came', { a: undefined }, { a: { b: 1 } }, { a: null }],
    ['signs of paths in a name', { 'a.b[0]': 1 }, { 'a.b[0]': 2 }, { 'a\\.b\\[0\\]': 1 }],
    ['nothing', { a: [{ b: 1 }], c: null }, { a: [{ b: 1 }] }, {}],
  ])('%s', (_what, before, after, expected) => {
    expect(modifiedFields(before, after)).toEqual(expected)
  })
})
