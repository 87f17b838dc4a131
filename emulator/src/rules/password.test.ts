import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

it('keeps no password, and knows it again', () => {
  const stored = hashPassword('slow days')
  expect(stored).not.toContain('slow')
  expect(isPassword('slow days', stored)).toBe(true)
  expect(isPassword('Slow days', stored)).toBe(false)
  expect(isPassword('', stored)).toBe(false)
})

it.each(['', 'scrypt', 'scrypt$c2FsdA', 'scrypt$c2FsdA$c2hvcnQ'])(
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
