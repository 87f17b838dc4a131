import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['xx-CH', 'de', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['xx', 'yy'], null],
  [[], null],
  [['DE'], 'de'],
])('of %j', (preferred, code) => {
  expect(preferredLanguage(preferred)).toBe(code)
})
