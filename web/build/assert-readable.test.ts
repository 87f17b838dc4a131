import { expect, test } from 'vitest'
import { assertReadable } from './assert-readable.ts'

test.each([
  ['query Q { a(b: "text") }', 'StringValue'],
  ['query Q { a(b: 1.5) }', 'FloatValue'],
  ['query Q { a(b: true) }', 'BooleanValue'],
  ['query Q { a(b: null) }', 'NullValue'],
  ['query Q { a(b: [A]) }', 'ListValue'],
  ['query Q { a @include(if: $b) }', 'Directive'],
  ['query Q { a { ... on B { c } } }', 'InlineFragment'],
  ['query Q { a(b: -1) }', 'negative number'],
  ['query Q($b: Int = 1) { a(b: $b) }', 'default value'],
])('%s is refused: the browser could not read it', (text, what) => {
  expect(() => assertReadable(text, true)).toThrow(what)
})

test('variables, names, numbers, objects and named fragments are read', () => {
  const text =
    'query Q($b: [Int!]!) { x: a(b: $b, c: { d: 1, e: DESC }) { ...F } } fragment F on A { g }'
  expect(() => assertReadable(text, true)).not.toThrow()
})

test('a cache of whole responses does not read the selections of an inline fragment', () => {
  expect(() => assertReadable('query Q { a { ... on B { c } } }', false)).not.toThrow()
})
