// Row U of docs/contract/real-site.md: which addresses the hosted platform returns to.
import { expect, test } from 'vitest'
import { isLocalOnHosted, isReturnAddress } from './public-address.ts'

const hosted = 'https://www.wixapis.com'
const own = 'http://127.0.0.1:4000'

test.each([
  ['https://shop.example', true],
  ['http://shop.example', false],
  ['http://10.0.0.5:3000', false],
  ['http://localhost.example', false],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
])('row U: the hosted platform returns to %s: %s', (publicUrl, expected) => {
  expect(isReturnAddress({ publicUrl, platformUrl: hosted })).toBe(expected)
  expect(isReturnAddress({ publicUrl, platformUrl: own })).toBe(true)
})

test('row U: an address is local on a hosted platform alone', () => {
  const of = (publicUrl: string, platformUrl: string) => isLocalOnHosted({ publicUrl, platformUrl })
  expect([of('http://localhost:3000', hosted), of('http://localhost:3000', own)]).toEqual([
    true,
    false,
  ])
  expect(of('https://shop.example', hosted)).toBe(false)
})
