import { expect, it } from 'vitest'
import { backOffMs, mostTries } from './back-off.ts'
import { expiryOf } from './token-life.ts'

it('an access token lives four hours', () => {
  expect(expiryOf(new Date(1000))).toBe(1000 + 4 * 3600 * 1000)
})

it('a delivery is tried again after longer and longer delays, twelve times', () => {
  const delays = Array.from({ length: 13 }, (_, failures) => backOffMs(failures + 1))
  expect(delays.slice(0, 7)).toEqual([250, 1000, 5000, 30_000, 120_000, 600_000, 600_000])
  expect(delays.slice(7, 11)).toEqual(Array(4).fill(600_000))
  expect(delays.slice(11)).toEqual([undefined, undefined])
  expect(mostTries).toBe(12)
})
