import { describe, expect, test } from 'vitest'
import { adjusted, ruleOf } from './adjust-amount.ts'

const after = (amount: number, body: Parameters<typeof ruleOf>[0], isMoney = true) =>
  adjusted(amount, ruleOf(body, isMoney), isMoney).after

describe('adjusting an amount', () => {
  test('a percentage rounds half up to two decimals', () => {
    expect(after(19.9, { percentage: { percent: 100 } })).toBe('39.80')
    expect(after(0.15, { percentage: { percent: -50 } })).toBe('0.08')
    expect(after(1.005, { percentage: { percent: 0 } })).toBe('1.01')
    expect(after(33.33, { percentage: { percent: 1000 } })).toBe('366.63')
    expect(after(12.34, { percentage: { percent: -100 } })).toBe('0.00')
  })

  test('or to whole numbers', () => {
    expect(after(10.5, { percentage: { percent: 0, roundToInteger: true } })).toBe('11.00')
    expect(after(10.49, { percentage: { percent: 0, roundToInteger: true } })).toBe('10.00')
  })

  test('an amount is added exactly, unlike floating point', () => {
    expect(after(0.1, { amount: 0.2 })).toBe('0.30')
    expect(after(999_999_999.98, { amount: 0.01 })).toBe('999999999.99')
    expect(after(5, { amount: -5 })).toBe('0.00')
  })

  test('a weight keeps the decimals it has', () => {
    expect(after(0.125, { amount: 1 }, false)).toBe('1.125')
    expect(after(0.125, { percentage: { percent: 100 } }, false)).toBe('0.25')
    expect(after(2, { amount: 1 }, false)).toBe('3')
  })

  test('the platform refuses negative amounts and those above its maximum', () => {
    const refused = (amount: number, by: number) =>
      adjusted(amount, ruleOf({ amount: by }, true), true).isRefused
    expect(refused(1, -1)).toBe(false)
    expect(refused(1, -1.01)).toBe(true)
    expect(refused(999_999_999.99, 0.01)).toBe(true)
    expect(after(1, { amount: -1.01 })).toBe('-0.01')
  })
})
