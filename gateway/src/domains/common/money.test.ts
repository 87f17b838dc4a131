import { expect, test } from 'vitest'
import { noPrice } from '../../platform/catalog/price.ts'
import { moneyBefore, moneyPaid } from './catalog-price.ts'
import { moneyIn, moneyRange } from './money.ts'

test('an amount has the decimals of its currency and the text of the platform', () => {
  expect(moneyIn('USD', 19.9, '$19.90')).toEqual({
    amount: '19.90',
    currency: 'USD',
    formatted: '$19.90',
    converted: null,
  })
  expect(moneyIn('JPY', '1200')).toMatchObject({ amount: '1200', formatted: null })
})

test('no amount is no money, and zero is some', () => {
  expect([null, undefined, ''].map((amount) => moneyIn('USD', amount))).toEqual([null, null, null])
  expect(moneyIn('USD', 0)).toMatchObject({ amount: '0.00' })
})

test('a range needs both ends', () => {
  const read = (amount: number | null | undefined) => moneyIn('USD', amount)
  expect(moneyRange({ minValue: 0, maxValue: 5 }, read)).toMatchObject({
    min: { amount: '0.00' },
    max: { amount: '5.00' },
  })
  expect(moneyRange({ minValue: 0 }, read)).toBeNull()
  expect(moneyRange(null, read)).toBeNull()
})

test('a price is struck through only below a higher one', () => {
  const amount = (value: number) => ({ amount: value, formatted: null })
  const at = (base: number, paid: number) => {
    const price = { currency: 'USD', base: amount(base), paid: amount(paid), perUnit: null }
    return [moneyPaid(price, 'EUR').amount, moneyBefore(price, 'EUR')?.amount]
  }
  expect(at(20, 15)).toEqual(['15.00', '20.00'])
  expect(at(20, 0)).toEqual(['0.00', '20.00'])
  expect(at(20, 20)).toEqual(['20.00', undefined])
  expect(moneyPaid(noPrice, 'EUR')).toMatchObject({ amount: '0.00', currency: 'EUR' })
})
