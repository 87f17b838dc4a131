import { expect, test } from 'vitest'
import { priceWordsIn } from './price-words.ts'

test.each([
  ['USD', 90, '$90'],
  ['USD', 19.5, '$19.50'],
  ['JPY', 1200, '¥1,200'],
  [null, 90, '90'],
])('in %s, %d is %s', (currency, price, words) => {
  expect(priceWordsIn(currency)(price)).toBe(words)
})
