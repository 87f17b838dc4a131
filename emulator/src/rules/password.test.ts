import { expect, it } from 'vitest'
import { hashCost, hashPassword, isPassword } from './password.ts'

it('keeps no password, and knows it again', () => {
  const stored = hashPassword('slow days')
  expect(stored).not.toContain('slow')
  expect(isPassword('slow days', stored)).toBe(true)
  expect(isPassword('Slow days', stored)).toBe(false)
  expect(isPassword('', stored)).toBe(false)
})

it.each(['', 'scrypt', 'scrypt$c2FsdA', 'scrypt$c2FsdA$c2hvcnQ', 'scrypt$1024$c2FsdA$c2hvcnQ'])(
  'no password matches %j, which is no whole hash',
  (stored) => {
    expect(isPassword('', stored)).toBe(false)
    expect(isPassword('slow days', stored)).toBe(false)
  },
)

it('the same password looks different each time', () => {
  expect(hashPassword('slow days')).not.toBe(hashPassword('slow days'))
})

it('an accent typed in two ways is the same', () => {
  expect(isPassword('cafe\u0301', hashPassword('caf\u00e9'))).toBe(true)
})

it('a hash says what it costs, and one of an earlier version is still known', () => {
  const cheap = hashPassword('slow days', { cost: hashCost.public })
  expect(cheap).toMatch(/^scrypt\$1024\$/)
  expect(isPassword('slow days', cheap)).toBe(true)
  const earlier = hashPassword('slow days').replace(`$${hashCost.secret}$`, '$')
  expect(isPassword('slow days', earlier)).toBe(true)
  expect(isPassword('Slow days', earlier)).toBe(false)
})
