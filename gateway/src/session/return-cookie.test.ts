import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from '../storage/seal.ts'
import { returnLegCookie, returnLegOf } from './return-cookie.ts'

const seal = createSeal([randomBytes(32).toString('base64url')])
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

test.each([true, false])(
  'S35 identifies the session by a sealed value, for the return leg (https %s)',
  (https) => {
    const cookie = returnLegCookie('hash', seal, https)
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600(; Secure)?$/)
    expect(cookie.endsWith('Secure')).toBe(https)
    expect(cookie).not.toContain('hash')
    expect(returnLegOf(`a=b; ${pairOf(cookie)}; c=d`, seal, https)).toBe('hash')
  },
)

test('S35 duplicate, forged, under the other name or absent: null', () => {
  const value = pairOf(returnLegCookie('hash', seal, false))
  expect(returnLegOf(`${value}; ${value}`, seal, false)).toBeNull()
  expect(returnLegOf(`${value}x`, seal, false)).toBeNull()
  expect(returnLegOf(value, seal, true)).toBeNull()
  expect(returnLegOf(undefined, seal, false)).toBeNull()
})

test('the header that removes it is empty and expired', () => {
  expect(returnLegCookie(null, seal, true)).toMatch(/^__Host-vitrine-return=; .*Max-Age=0; Secure$/)
})

test('S35 over https a sibling host can set neither this cookie nor one with a former name', () => {
  const cookie = returnLegCookie('hash', seal, true)
  expect(cookie).toMatch(/^__Host-vitrine-return=/)
  expect(cookie).not.toMatch(/domain=/i)
  const value = pairOf(cookie).split('=')[1]
  for (const name of ['vitrine-return', '__Secure-vitrine-return', '__host-vitrine-return']) {
    expect(returnLegOf(`${name}=${value}`, seal, true)).toBeNull()
  }
})
