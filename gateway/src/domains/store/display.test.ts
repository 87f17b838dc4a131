import { describe, expect, test } from 'vitest'
import type { Context } from '../../graphql/context.ts'
import type { MoneySource } from '../../graphql/sources.ts'
import { storeResolvers } from './resolvers.ts'

const euro = { amount: '18.40', currency: 'EUR', formatted: '€18.40', converted: null }
const own: MoneySource = {
  amount: '20.00',
  currency: 'USD',
  formatted: '$20.00',
  converted: euro,
}
type Reader = Partial<Pick<Context, 'currency' | 'language'>>
const display = (money: MoneySource, reader: Reader) =>
  storeResolvers.Money.display(money, {}, {
    storeFacts: { currency: 'USD' },
    language: 'en',
    ...reader,
  } as Context)

describe('an amount as it is shown', () => {
  test('to a reader who chose a currency: converted, and marked as approximate', () => {
    expect(display(own, { currency: 'EUR' })).toBe('≈\u00a0€18.40')
    expect(display(own, { currency: 'EUR', language: 'de' })).toBe('≈\u00a018,40\u00a0€')
  })

  test('that is nothing: exactly', () => {
    const free = {
      ...own,
      amount: '0.00',
      converted: { ...euro, amount: '0.00', formatted: '€0.00' },
    }
    expect(display(free, { currency: 'EUR' })).toBe('€0.00')
  })

  test('to all others: in the shop’s currency', () => {
    expect(display(own, {})).toBe('$20.00')
    expect(display(own, { language: 'de' })).toBe('20,00\u00a0$')
  })

  test('that the platform did not convert: in the shop’s currency', () => {
    expect(display({ ...own, converted: null }, { currency: 'EUR' })).toBe('$20.00')
  })

  test('of a cart that is still converted to the currency of before: in the shop’s currency', () => {
    expect(display(own, { currency: 'JPY' })).toBe('$20.00')
  })
})
