import { expect, test } from 'vitest'
import { pauseBefore } from './pause.ts'

test('each pause is twice the last, up to a minute', () => {
  expect([0, 1, 2, 3].map((tries) => pauseBefore(tries, 0.5))).toEqual([1000, 2000, 4000, 8000])
  expect(pauseBefore(50, 0.5)).toBe(60_000)
})

test('clients do not reconnect at the same moment', () => {
  expect(pauseBefore(2, 0)).toBe(2000)
  expect(pauseBefore(2, 1)).toBe(6000)
})
