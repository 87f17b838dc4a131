import { expect, test } from 'vitest'
import { nothing, only, readCurrencies, readMoney, readPlainAmount } from './read-money.ts'

const dollars = only('USD')

test('an amount has the text of the platform; an absent or an empty one is none', () => {
  const from = { price: { amount: '19.9', formattedAmount: '$19.90' }, empty: { amount: '' } }
  expect(readMoney(from, 'price', dollars)).toEqual({
    ...{ amount: '19.9', currency: 'USD', formatted: '$19.90', converted: null },
  })
  expect([readMoney(from, 'empty', dollars), readMoney(from, 'none', dollars)]).toEqual([
    null,
    null,
  ])
  expect(readPlainAmount({ price: '5' }, 'price', dollars)).toMatchObject({ amount: '5' })
  expect(nothing(dollars)).toMatchObject({ amount: '0', currency: 'USD' })
})

test('is converted to another currency only', () => {
  const price = { amount: '10', convertedAmount: '9.2', formattedConvertedAmount: '€9.20' }
  const read = (currencies: object) =>
    readMoney({ price }, 'price', readCurrencies({ ...currencies }))?.converted
  expect(read({ currency: 'USD', conversionCurrency: 'EUR' })).toEqual({
    ...{ amount: '9.2', currency: 'EUR', formatted: '€9.20', converted: null },
  })
  expect(read({ currency: 'USD', conversionCurrency: 'USD' })).toBeNull()
  expect(read({ currency: 'USD' })).toBeNull()
})

test('a number in the place of a text is another form, with its place', () => {
  expect(() => readMoney({ price: { amount: 5 } }, 'price', dollars)).toThrow(
    'price.amount is not a string',
  )
})
