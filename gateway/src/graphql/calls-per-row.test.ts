import { expect, test } from 'vitest'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { checkCallsPerRow, type RowCalls, rowCallsOf, timesRows } from './calls-per-row.ts'

const codeOf = (calls: RowCalls) => refusalCodeOf(() => checkCallsPerRow(calls))

test('S63 fields read by ids are allowed for as many ids as one call takes', () => {
  const related = (each: number, rows: number) =>
    timesRows(rowCallsOf('Product', 'related', each), rows)
  expect(codeOf(related(10, 10))).toBe('passed')
  expect(codeOf(related(10, 11))).toBe('DOCUMENT_TOO_COSTLY')
  // A single parent is like any other page.
  expect(codeOf(related(500, 1))).toBe('passed')
})

test('S63 fields with one call per row are allowed for one row', () => {
  const products = rowCallsOf('Collection', 'products', 5)
  expect(codeOf(products)).toBe('passed')
  expect(codeOf(timesRows(products, 2))).toBe('DOCUMENT_TOO_COSTLY')
})
