import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

it('keeps no password, and knows it again', () => {
  const kept = hashPassword('slow days')
  expect(kept).not.toContain('slow')
  expect(isPassword('slow days', kept)).toBe(true)
  expect(isPassword('Slow days', kept)).toBe(false)
  expect(isPassword('', kept)).toBe(false)
})

it('the same password looks different each time', () => {
  expect(hashPassword('slow days')).not.toBe(hashPassword('slow days'))
})

it('an accent typed in two ways is the same', () => {
  expect(isPassword('cafe\u0301', hashPassword('caf\u00e9'))).toBe(true)
})
