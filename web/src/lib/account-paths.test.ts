import { expect, test } from 'vitest'
import { localPathOr, signInPath } from './account-paths.ts'

test.each(['/account', '/account/orders?after=x', '/p/mug#size'])('%s is ours', (path) => {
  expect(localPathOr(path, '/other')).toBe(path)
})

test.each([
  '//evil.test',
  '/\\evil.test',
  '/x\\y',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  'account/orders',
  '/..//evil.test',
  '',
  null,
  `/${'x'.repeat(3000)}`,
])('%j is not', (path) => {
  expect(localPathOr(path, '/other')).toBe('/other')
})

test('a step keeps in mind where to go on to, when that is not the account anyway', () => {
  expect(signInPath('verify', '/checkout')).toBe('/login/verify?returnTo=%2Fcheckout')
  expect(signInPath('login', '/account')).toBe('/login')
  expect(signInPath('login', '//evil.test')).toBe('/login')
})

test('a path is as long as an address may be, and no longer', () => {
  const path = `/${'x'.repeat(2047)}`
  expect([localPathOr(path, '/other'), localPathOr(`${path}x`, '/other')]).toEqual([path, '/other'])
})

test('a step without a way back leads nowhere else', () => {
  expect([signInPath('recover'), signInPath('factor', null)]).toEqual(['/recover', '/login/factor'])
})
