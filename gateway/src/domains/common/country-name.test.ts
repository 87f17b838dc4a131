import { expect, test } from 'vitest'
import { countryNameOf } from './country-name.ts'

test.each([
  ['US', 'en', 'United States'],
  ['AT', 'de', 'Österreich'],
  ['Austria', 'en', 'Austria'],
  [null, 'en', null],
] as const)('%s in %s is %s', (code, language, name) => {
  expect(countryNameOf(code, language)).toBe(name)
})
