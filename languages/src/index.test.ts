import { expect, it } from 'vitest'
import { localizedPath, splitAddress } from './index.ts'

it.each([
  ['/', 'en', '/'],
  ['/cart?added=1', 'en', '/cart?added=1'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de?a=1', 'de', '/?a=1'],
  ['/de/p/mug?color=Red#reviews', 'de', '/p/mug?color=Red#reviews'],
  ['/de/de/cart', 'de', '/de/cart'],
  ['/desk', 'en', '/desk'],
  ['/en/cart', 'en', '/en/cart'],
  ['/DE/cart', 'en', '/DE/cart'],
])('splits %s', (address, language, path) => {
  expect(splitAddress(address)).toEqual({ language, path })
})

it.each([
  ['en', '/', '/'],
  ['en', '/cart', '/cart'],
  ['de', '/', '/de'],
  ['de', '/cart', '/de/cart'],
])('builds the address in %s of %s', (code, path, address) => {
  expect(localizedPath(code, path)).toBe(address)
})
