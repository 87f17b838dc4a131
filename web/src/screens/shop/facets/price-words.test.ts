import { expect, test } from 'vitest'
import { priceWordsIn, signOf } from './price-words.ts'

test.each([
  ['USD', 90, '$90'],
  ['USD', 19.5, '$19.50'],
  ['JPY', 1200, '¥1,200'],
  [null, 90, '90'],
])('in %s, %d is %s', (currency, price, words) => {
  expect(priceWordsIn(currency)(price)).toBe(words)
})

test('a currency has a sign, where it is known', () => {
  expect([signOf('EUR'), signOf(undefined)]).toEqual(['€', undefined])
})
