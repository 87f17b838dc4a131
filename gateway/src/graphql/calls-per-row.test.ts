import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { printedSchema as schema, schemaWith } from '../testing/schema.ts'
import {
  checkCallsPerRow,
  type RowCalls,
  readPerRowFields,
  rowCallsOf,
  timesRows,
} from './calls-per-row.ts'

const codeOf = (calls: RowCalls) => refusalCodeOf(() => checkCallsPerRow(calls))

test('S63 fields read by ids are allowed for as many ids as one call takes', () => {
  const related = (each: number, rows: number) =>
    timesRows(rowCallsOf(schema, { parent: 'Product', name: 'related', length: each }), rows)
  expect(codeOf(related(10, 10))).toBe('passed')
  expect(codeOf(related(10, 11))).toBe('DOCUMENT_TOO_COSTLY')
  // A single parent is like any other page.
  expect(codeOf(related(500, 1))).toBe('passed')
})

test('S63 fields with one call per row are allowed for one row', () => {
  const products = rowCallsOf(schema, { parent: 'Collection', name: 'products', length: 5 })
  expect(codeOf(products)).toBe('passed')
  expect(codeOf(timesRows(products, 2))).toBe('DOCUMENT_TOO_COSTLY')
})

test('S63 a field without the directive is allowed for every row', () => {
  const names = rowCallsOf(schema, { parent: 'Product', name: 'name', length: 1 })
  expect(codeOf(timesRows(names, 1000))).toBe('passed')
})

test.each([
  ['type Query { thing: Int @perRow }', 'Query.thing: a root field'],
  ['type Query { a: A } type A { b: Int @perRow(idsPerCall: 0) }', 'A.b: no call reads no ids'],
])('%s does not start', (types, message) => {
  expect(() => readPerRowFields(schemaWith(types))).toThrow(message)
})

test('a schema without the directive does not start', () => {
  const bare = buildSchema('type Query { thing: Int }')
  expect(() => readPerRowFields(bare)).toThrow('does not declare @perRow')
})
