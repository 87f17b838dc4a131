import { expect, test } from 'vitest'
import { isToOpen } from './stored-pages.ts'

test.each([
  ['https://shop.test/p/morning-mug', true],
  ['https://shop.test/p/offline-map', true],
  ['https://shop.test/offline', false],
  ['https://shop.test/de/offline', false],
])('%s is listed: %s', (url, isListed) => {
  expect(isToOpen({ url })).toBe(isListed)
})
