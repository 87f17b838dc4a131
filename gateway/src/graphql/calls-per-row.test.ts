import { expect, test } from 'vitest'
import { refusalCodeOf } from '../testing/refusal-code.ts'
import { checkCallsPerRow, type RowCalls, rowCallsOf, timesRows } from './calls-per-row.ts'

const codeOf = (calls: RowCalls) => refusalCodeOf(() => checkCallsPerRow(calls))

test('S63 what is read by ids is read by as many as one call takes', () => {
  const related = (each: number, rows: number) =>
    timesRows(rowCallsOf('Product', 'related', each), rows)
  expect(codeOf(related(10, 10))).toBe('passed')
  expect(codeOf(related(10, 11))).toBe('DOCUMENT_TOO_COSTLY')
  // Of one thing it is a page like any other.
  expect(codeOf(related(500, 1))).toBe('passed')
})

test('S63 what asks once for each row is asked for one row', () => {
  const products = rowCallsOf('Collection', 'products', 5)
  expect(codeOf(products)).toBe('passed')
  expect(codeOf(timesRows(products, 2))).toBe('DOCUMENT_TOO_COSTLY')
})
