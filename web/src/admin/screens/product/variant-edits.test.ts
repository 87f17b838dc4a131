import { describe, expect, it } from 'vitest'
import {
  cellOf,
  cellProblem,
  changesOf,
  editsOf,
  hasFaults,
  isSame,
  type VariantRow,
  variantInput,
  withEdit,
} from './variant-edits.ts'

const row = (id: string): VariantRow => ({
  id,
  name: id,
  basePrice: '20.00',
  cost: '',
  weight: '0.5',
  sku: 'A',
  visible: true,
  stock: '3',
})
const [one, two] = [row('one'), row('two')]
const rows = new Map([one, two].map((each) => [each.id, each]))

describe('edits of the matrix', () => {
  it('retains differences and discards unchanged values', () => {
    const typed = withEdit({}, one, 'basePrice', '21')
    expect(typed).toEqual({ one: { basePrice: '21' } })
    expect(withEdit(typed, one, 'basePrice', '20.00')).toEqual({})
    expect(withEdit({}, one, 'visible', true)).toEqual({})
  })
  it('keeps an amount as it is typed on the way to another one', () => {
    const letters = ['2', '20', '20.', '20.0', '20.05']
    const edits = letters.reduce((was, text) => withEdit(was, one, 'basePrice', text), {})
    expect(edits).toEqual({ one: { basePrice: '20.05' } })
    const halfway = withEdit({}, one, 'basePrice', '20.0')
    expect(halfway).toEqual({ one: { basePrice: '20.0' } })
    expect(changesOf(rows, halfway)).toEqual([])
    expect(isSame('basePrice', '20.00', '20.0')).toBe(true)
    expect(isSame('basePrice', '20.00', '20.05')).toBe(false)
  })
  it('discards edits of removed variants', () => {
    const edits = { one: { basePrice: '1' }, two: { basePrice: '2' } }
    expect(editsOf(edits, [two])).toEqual({ two: { basePrice: '2' } })
  })
  it('does not take one SKU for another because both are numbers', () => {
    expect(withEdit({}, { ...one, sku: '1' }, 'sku', '1.0')).toEqual({ one: { sku: '1.0' } })
  })
  it('sends changed cells alone, by id', () => {
    const edits = {
      two: { basePrice: ' 25 ', cost: '', weight: '2' },
      one: { sku: ' B ', visible: false },
    }
    expect(variantInput(changesOf(rows, edits), 'LB')).toEqual([
      { variants: { ids: ['two'] }, basePrice: '25', weight: { value: '2', unit: 'LB' } },
      { variants: { ids: ['one'] }, sku: 'B', visible: false },
    ])
  })
  it('leaves out unknown rows', () => {
    expect(changesOf(rows, { gone: { basePrice: '1' } })).toEqual([])
  })
})

describe('rules of cells', () => {
  it.each([
    ['basePrice', '', '20', 'Enter a number with at most two decimals.'],
    ['cost', '', '', null],
    ['cost', '', '5', 'Enter a number with at most two decimals.'],
    ['weight', '-1', '', 'Not below zero.'],
    ['sku', 'x'.repeat(41), '', 'At most 40 characters.'],
    ['sku', '', 'A', null],
  ] as const)('%s %s', (name, text, before, problem) => {
    expect(cellProblem(name, text, before)).toBe(problem)
  })
  it('are checked for every change', () => {
    expect(hasFaults(changesOf(rows, { one: { basePrice: '3' } }))).toBe(false)
    expect(hasFaults(changesOf(rows, { one: { basePrice: 'x' } }))).toBe(true)
  })
})

it('finds the cell of a problem', () => {
  const changes = changesOf(rows, { two: { basePrice: '1' }, one: { basePrice: '2' } })
  expect(cellOf(changes, 'changes[1].basePrice')).toEqual({ id: 'one', name: 'basePrice' })
  expect(cellOf(changes, 'changes[7].basePrice')).toBeNull()
  expect(cellOf(changes, 'productId')).toBeNull()
})
