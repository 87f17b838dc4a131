import { expect, test } from 'vitest'
import { currencyDecimals, formattedAmount } from './currencies.ts'
import { decimalText, isDecimal } from './decimal.ts'

test.each([
  [19.9, 2, '19.90'],
  ['19.9', 2, '19.90'],
  ['19.900', 2, '19.90'],
  ['19.905', 2, '19.905'],
  [-40, 2, '-40.00'],
  ['1200', 0, '1200'],
  ['0.50', 0, '0.5'],
  ['7.000', 0, '7'],
  [1e-7, 0, '0.0000001'],
  ['1E-7', 2, '0.0000001'],
])('%s with at least %i decimals is %s', (value, least, text) => {
  expect(decimalText(value, least)).toBe(text)
})

test('accepts plain decimal text only', () => {
  expect(['0', '19.90', '-3.5', '999999999999999999'].every(isDecimal)).toBe(true)
  expect(['', '1e3', '1,5', '.5', '5.', ' 1', '+1', '1.0000000001', 'NaN'].some(isDecimal)).toBe(
    false,
  )
})

test('amounts have the decimals of their currency', () => {
  expect(['USD', 'JPY', 'KWD', '', 'bitcoin'].map(currencyDecimals)).toEqual([2, 0, 3, 2, 2])
  expect(formattedAmount('1234.5', 'USD')).toBe('$1,234.50')
  expect(formattedAmount('1200', 'JPY')).toBe('¥1,200')
  expect(formattedAmount('5.00', 'bitcoin')).toBe('5.00 bitcoin')
  expect(formattedAmount('5.00', '')).toBe('5.00')
})
