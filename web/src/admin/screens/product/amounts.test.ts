import { describe, expect, it } from 'vitest'
import type { Discount } from '../../lib/discount-words.ts'
import { discountProblem, estimate, optionalAmountProblem } from './amounts.ts'

const none: Discount = { type: 'NONE', value: '0' }

describe('an amount that may be left out', () => {
  it.each([
    ['', null],
    ['19.90', null],
    ['999999999.99', null],
    ['-1', 'Not below zero.'],
    ['1.999', 'Enter a number with at most two decimals.'],
    ['1000000000', 'At most 999999999.99.'],
  ])('%s', (text, problem) => expect(optionalAmountProblem(text)).toBe(problem))
})

describe('a discount', () => {
  it.each([
    [none, null],
    [{ type: 'PERCENT', value: '100' }, null],
    [{ type: 'PERCENT', value: '100.01' }, 'At most 100 percent.'],
    [{ type: 'AMOUNT', value: '20' }, null],
    [{ type: 'AMOUNT', value: '20.01' }, 'Not more than the price.'],
    [{ type: 'AMOUNT', value: 'x' }, 'Enter a number with at most two decimals.'],
  ] as const)('%o', (discount, problem) => expect(discountProblem(discount, '20.00')).toBe(problem))
})

describe('what would be left', () => {
  it('is exact where floating point is not', () => {
    expect(estimate('0.30', { type: 'AMOUNT', value: '0.10' }, '0.20')).toEqual({
      discounted: '0.20',
      profit: '0.00',
      margin: '0.0',
    })
  })
  it('rounds a percentage once, half up', () => {
    expect(estimate('10.05', { type: 'PERCENT', value: '50' }, '')?.discounted).toBe('5.03')
    expect(estimate('10.03', { type: 'PERCENT', value: '50' }, '')?.discounted).toBe('5.02')
  })
  it('may be a loss', () => {
    expect(estimate('10', none, '12.5')).toEqual({
      discounted: '10.00',
      profit: '-2.50',
      margin: '−25.0',
    })
  })
  it('has no margin when nothing is paid, and no profit without a cost', () => {
    expect(estimate('0', none, '1')?.margin).toBeNull()
    expect(estimate('5', none, '')).toEqual({ discounted: '5.00', profit: null, margin: null })
  })
  it('waits for amounts', () => {
    expect(estimate('', none, '')).toBeNull()
    expect(estimate('5', none, 'x')).toBeNull()
  })
})
