import { expect, test } from 'vitest'
import { isSessionExpired } from './session-expired.ts'

test('an expired session is noticed also among other notices', () => {
  expect(isSessionExpired({ notices: ['OTHER', 'SESSION_DOWNGRADED'] })).toBe(true)
})

test.each([
  undefined,
  null,
  {},
  { notices: [] },
  { notices: ['OTHER'] },
  { notices: 'SESSION_DOWNGRADED' },
])('%j is none', (extensions) => {
  expect(isSessionExpired(extensions)).toBe(false)
})
