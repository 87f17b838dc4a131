import { buildSchema, type GraphQLObjectType } from 'graphql'
import { expect, test, vi } from 'vitest'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { printedSchema as schema, schemaWith } from '../testing/schema.ts'
import {
  addRowCalls,
  checkCallsPerRow,
  isShortList,
  noRowCalls,
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
  const choices = rowCallsOf(schema, { parent: 'Product', name: 'availability', length: 1 })
  expect(codeOf(choices)).toBe('passed')
  expect(codeOf(timesRows(choices, 2))).toBe('DOCUMENT_TOO_COSTLY')
})

test('S63 fields with one call per row are allowed for the rows of their policy', () => {
  const products = rowCallsOf(schema, { parent: 'Collection', name: 'products', length: 5 })
  expect(codeOf(timesRows(products, 10))).toBe('passed')
  expect(codeOf(timesRows(products, 11))).toBe('DOCUMENT_TOO_COSTLY')
  expect(codeOf(timesRows(timesRows(products, 5), 3))).toBe('DOCUMENT_TOO_COSTLY')
})

test('S63 a field without the directive is allowed for every row', () => {
  const names = rowCallsOf(schema, { parent: 'Product', name: 'name', length: 1 })
  expect(codeOf(timesRows(names, 1000))).toBe('passed')
  expect(names.size).toBe(0)
})

test.each([
  ['first', [11, 1]],
  ['last', [1, 11]],
])('S63 of two uses of a field the more expensive one counts, also when it comes %s', (_, each) => {
  const sum = new Map(noRowCalls)
  for (const length of each) {
    const related = rowCallsOf(schema, { parent: 'Product', name: 'related', length })
    addRowCalls(sum, timesRows(related, 10))
  }
  expect(codeOf(sum)).toBe('DOCUMENT_TOO_COSTLY')
})

test('S63 the rows of a list add up through a list above it', () => {
  const sum = new Map(noRowCalls)
  const related = rowCallsOf(schema, { parent: 'Product', name: 'related', length: 10 })
  addRowCalls(sum, timesRows(related, 10))
  expect(codeOf(timesRows(sum, 1))).toBe('passed')
  expect(codeOf(timesRows(sum, 2))).toBe('DOCUMENT_TOO_COSTLY')
})

test.each([
  ['Product', 'availability', 'one platform call per row: select it for one row at a time'],
  ['Collection', 'products', 'one platform call per row: select it for at most 10 rows at a time'],
  ['Product', 'related', 'Product.related can be read for 100 products at once'],
])('S63 a refusal names %s.%s and its limit', (parent, name, message) => {
  const calls = timesRows(rowCallsOf(schema, { parent, name, length: 2 }), 51)
  expect(() => checkCallsPerRow(calls)).toThrow(message)
})

test.each([
  ['Suggestions', 'products', true],
  ['Product', 'collections', true],
  ['ProductConnection', 'nodes', false],
  ['Query', 'product', false],
  ['Collection', 'media', false],
])('whether %s.%s is a list of entities without `first`: %s', (parent, name, isShort) => {
  const type = (schema.getType(parent) as GraphQLObjectType).getFields()[name]?.type
  expect(type && isShortList(type, parent)).toBe(isShort)
})

test('the directives are read once, when the gateway starts', () => {
  const own = schemaWith('type Query { a: A } type A { b: Int @perRow(idsPerCall: 1) }')
  readPerRowFields(own)
  const reading = vi.spyOn(own, 'getTypeMap')
  expect(rowCallsOf(own, { parent: 'A', name: 'b', length: 1 }).size).toBe(1)
  expect(reading).not.toHaveBeenCalled()
})

test.each([
  ['type Query { thing: Int @perRow }', 'Query.thing: a root field'],
  ['type Query { a: A } type A { b: Int @perRow(idsPerCall: 0) }', 'A.b: no call reads no ids'],
  ['type Query { a: A } type A { b: Int @perRow(rows: 12) }', 'A.b: an operation makes at most 12'],
  ['type Query { a: A } type A { b: Int @perRow(rows: 0) }', 'A.b: an operation makes at most 12'],
])('%s does not start', (types, message) => {
  expect(() => readPerRowFields(schemaWith(types))).toThrow(message)
})

test('a schema without the directive does not start', () => {
  const bare = buildSchema('type Query { thing: Int }')
  expect(() => readPerRowFields(bare)).toThrow('does not declare @perRow')
})
