import { expect, test } from 'vitest'
import { cents, fromCents } from '../../lib/cents.ts'
import { adjusted, adjustmentProblem, adjustRows, type PriceAdjustment } from './adjust.ts'
import {
  applyChanges,
  freshSheet,
  type GridRow,
  pasteAt,
  plainAmount,
  redo,
  shownText,
  undo,
} from './grid-state.ts'

const rows: GridRow[] = [
  { id: 'a', name: 'Anvil', basePrice: '10.00', discount: 'None', cost: '4.00', weight: '1.5' },
  { id: 'b', name: 'Bell', basePrice: '20.00', discount: 'None', cost: '', weight: '' },
]
const [anvil, bell] = rows as [GridRow, GridRow]

test('an amount is typed over the one that was read, and back', () => {
  const once = applyChanges(freshSheet, rows, [{ id: 'a', column: 'basePrice', text: '12.00' }])
  expect(shownText(once, anvil, 'basePrice')).toBe('12.00')
  expect(shownText(once, bell, 'basePrice')).toBe('20.00')
  const back = applyChanges(once, rows, [{ id: 'a', column: 'basePrice', text: '10' }])
  expect(back.edits).toEqual({})
  // A floating-point number would be equal; it is no amount, and shown as an error.
  const odd = applyChanges(freshSheet, rows, [{ id: 'a', column: 'basePrice', text: '1e1' }])
  expect(odd.edits).toEqual({ a: { basePrice: '1e1' } })
})

test('undo and redo go step by step; a new change ends the way forward', () => {
  const one = applyChanges(freshSheet, rows, [{ id: 'a', column: 'basePrice', text: '11' }])
  const two = applyChanges(one, rows, [
    { id: 'a', column: 'cost', text: '5' },
    { id: 'b', column: 'cost', text: '6' },
  ])
  expect(undo(two).edits).toEqual({ a: { basePrice: '11' } })
  expect(redo(undo(two)).edits).toEqual(two.edits)
  expect(undo(undo(undo(two))).edits).toEqual({})
  const other = applyChanges(undo(two), rows, [{ id: 'b', column: 'basePrice', text: '1' }])
  expect(other.future).toEqual([])
  expect(applyChanges(one, rows, [{ id: 'a', column: 'basePrice', text: '11' }])).toBe(one)
})

test('what is pasted fills from the cell on and stops at the edge', () => {
  expect(pasteAt(rows, { row: 1, column: 1 }, [['$1,234.50', '2', '3'], ['9']])).toEqual([
    { id: 'b', column: 'cost', text: '1234.50' },
    { id: 'b', column: 'weight', text: '2' },
  ])
  expect(['12,5', '1,234', '€ 9.90'].map(plainAmount)).toEqual(['12.5', '1234', '9.90'])
  // Invalid amounts are not interpreted.
  const odd = ['x', '−5', '(5.00)', '1e3', '10%', '1.2.3', '']
  expect(odd.map(plainAmount)).toEqual(odd)
})

test('hundredths are exact', () => {
  expect(['0.1', '19.9', '-2.50', '7'].map(cents)).toEqual([10n, 1990n, -250n, 700n])
  expect(['1.234', 'x', ''].map(cents)).toEqual([null, null, null])
  expect([10n, -5n, 123_456n].map(fromCents)).toEqual(['0.10', '-0.05', '1234.56'])
})

const adjustment = (more: Partial<PriceAdjustment>): PriceAdjustment => ({
  column: 'basePrice',
  kind: 'percent',
  text: '0',
  rounding: 'CURRENCY_PRECISION',
  ...more,
})

test('percentages are rounded once, half away from zero', () => {
  expect(adjusted('19.99', adjustment({ text: '10' }))).toBe('21.99')
  expect(adjusted('0.25', adjustment({ text: '-50' }))).toBe('0.13')
  expect(adjusted('19.99', adjustment({ text: '10', rounding: 'NEAREST_WHOLE_NUMBER' }))).toBe(
    '22.00',
  )
  expect(adjusted('10.00', adjustment({ text: '-100' }))).toBe('0.00')
  expect(adjusted('10.49', adjustment({ text: '12.5' }))).toBe('11.80')
})

test('amounts and set', () => {
  expect(adjusted('10.00', adjustment({ kind: 'amount', text: '-2.50' }))).toBe('7.50')
  expect(adjusted('1.00', adjustment({ kind: 'amount', text: '-2.50' }))).toBeNull()
  expect(adjusted('', adjustment({ kind: 'set', text: '5' }))).toBe('5.00')
  expect(
    adjustRows(rows, (row, column) => row[column], adjustment({ column: 'cost', text: '50' })),
  ).toEqual([{ id: 'a', column: 'cost', text: '6.00' }])
})

test('an invalid adjustment has a reason', () => {
  expect(adjustmentProblem(adjustment({ text: '1.234' }))).toMatch('two decimals')
  expect(adjustmentProblem(adjustment({ kind: 'set', text: '-1' }))).toMatch('below zero')
  expect(adjustmentProblem(adjustment({ text: '-101' }))).toMatch('−100')
  expect(adjustmentProblem(adjustment({ text: '−15' }))).toBeNull()
})
