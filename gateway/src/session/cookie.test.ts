import { expect, test } from 'vitest'
import { DuplicateCookie, newSessionId, sessionIdOf } from './cookie.ts'

test('S2 ids are long, distinct and random', () => {
  const ids = Array.from({ length: 10_000 }, newSessionId)
  expect(new Set(ids).size).toBe(10_000)
  expect(ids.every((id) => /^[\w-]{43}$/.test(id))).toBe(true)
  const bits = Buffer.concat(ids.slice(0, 1000).map((id) => Buffer.from(id, 'base64url')))
  const ones = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  expect(Math.abs(ones / (bits.length * 8) - 0.5)).toBeLessThan(0.01)
})

test('the id is read by cookie name and only in its own format', () => {
  const id = newSessionId()
  expect(sessionIdOf(`a=1; vitrine=${id}; b=2`, false)).toBe(id)
  expect(sessionIdOf(`__Host-vitrine=${id}`, true)).toBe(id)
  expect(sessionIdOf(`vitrine=${id}`, true)).toBeNull()
  expect(sessionIdOf('vitrine=short', false)).toBeNull()
  expect(sessionIdOf(undefined, false)).toBeNull()
})

test('S6 two cookies of the same name are refused', () => {
  expect(() => sessionIdOf(`vitrine=${newSessionId()}; vitrine=${newSessionId()}`, false)).toThrow(
    DuplicateCookie,
  )
})
