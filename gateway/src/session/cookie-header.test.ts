import { expect, test } from 'vitest'
import { cookieValues, removedCookieHeader, setCookieHeader } from './cookie-header.ts'

const life = { isHttps: true, maxAgeSeconds: 60 }

test.each([
  ['session', '__Host-vitrine=v; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure'],
  ['staff', '__Secure-vitrine-staff=v; Path=/admin; HttpOnly; SameSite=Strict; Max-Age=60; Secure'],
  ['returnLeg', '__Host-vitrine-return=v; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure'],
  ['typed', '__Host-vitrine-typed=v; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure'],
  ['currency', '__Host-vitrine-currency=v; Path=/; SameSite=Lax; Max-Age=60; Secure'],
] as const)('S1 the cookie %s over https', (kind, expected) => {
  expect(setCookieHeader(kind, 'v', life)).toBe(expected)
})

test('a removed cookie is empty and expired', () => {
  expect(removedCookieHeader('typed', false)).toBe(
    'vitrine-typed=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  )
})

test('S6 all cookies of the name are read, with their whole values, and no others', () => {
  const header = 'vitrine-staff=x;vitrine=a=b==; Vitrine=c; vitrine ; vitrine=; vitrinex=d'
  expect(cookieValues(header, 'session', false)).toEqual(['a=b==', '', ''])
  expect(cookieValues(header, 'session', true)).toEqual([])
  expect(cookieValues(undefined, 'session', false)).toEqual([])
})
