import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { convert, formatAmount, isKnownCurrency, moneyOf, roundTo, scaleOf, sum } from './money.ts'

describe('money', () => {
  it('formats with the digits of the currency', () => {
    expect(formatAmount(35, 'USD')).toBe('$35.00')
    expect(formatAmount('1234.5', 'EUR')).toBe('€1,234.50')
    expect(formatAmount('1500', 'JPY')).toBe('¥1,500')
    expect(scaleOf('JPY')).toBe(0)
    expect(scaleOf('KWD')).toBe(3)
  })

  it('rounds half up, never by a float', () => {
    expect(roundTo('1.005', 'USD').toFixed()).toBe('1.01')
    expect(sum(['0.1', '0.2']).toFixed()).toBe('0.3')
  })

  it('converts with the fixed table', () => {
    expect(convert(100, { currency: 'USD', conversion: 'EUR' }).toFixed()).toBe('92')
    expect(convert('0.99', { currency: 'USD', conversion: 'JPY' }).toFixed()).toBe('149')
    expect(convert(92, { currency: 'EUR', conversion: 'USD' }).toFixed()).toBe('100')
    expect(isKnownCurrency('XXX')).toBe(false)
  })

  it('leaves the amounts of a shop whose currency is not in the table as they are', () => {
    expect(convert('4.2', { currency: 'NZD', conversion: 'NZD' }).toFixed()).toBe('4.2')
  })

  it('writes the four strings of a cart amount', () => {
    expect(moneyOf('19.9', { currency: 'USD', conversion: 'GBP' })).toEqual({
      amount: '19.9',
      convertedAmount: '15.72',
      formattedAmount: '$19.90',
      formattedConvertedAmount: '£15.72',
    })
  })
})

describe('allocate', () => {
  it.each([
    ['10', ['1', '1', '1'], ['3.34', '3.33', '3.33']],
    ['0.05', ['10', '20', '30'], ['0.01', '0.02', '0.02']],
    ['5', ['0', '7'], ['0', '5']],
    ['5', ['0', '0'], ['0', '0']],
  ])('splits %s by %j into %j', (amount, weights, parts) => {
    expect(allocate(amount, weights, 2).map((part) => part.toFixed())).toEqual(parts)
  })

  it('always adds up', () => {
    for (let cents = 1; cents < 200; cents += 7) {
      const parts = allocate(cents / 100, ['12.9', '33.33', '0.01', '86'], 2)
      expect(sum(parts).toFixed(2)).toBe((cents / 100).toFixed(2))
    }
  })
})
