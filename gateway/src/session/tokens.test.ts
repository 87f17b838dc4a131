import { expect, test } from 'vitest'
import { isSignedIn, needsRefresh, refreshedTokens, tokensOf } from './tokens.ts'

const now = Date.parse('2026-11-20T12:00:00.900Z')
const answer = { accessToken: 'a', refreshToken: 'r', expiresIn: 14_400 }

test('spec §4: the expiry is the current time in seconds plus the lifetime', () => {
  expect(tokensOf(answer, 'visitor', now).access.expiresAt).toBe(Math.floor(now / 1000) + 14_400)
})

test('spec §4: signed in exactly when the refresh role is member', () => {
  expect(isSignedIn(tokensOf(answer, 'member', now))).toBe(true)
  expect(isSignedIn(tokensOf(answer, 'visitor', now))).toBe(false)
  expect(isSignedIn(tokensOf(answer, 'none', now))).toBe(false)
  expect(isSignedIn(undefined)).toBe(false)
})

test.each([
  [61, false],
  [60, true],
  [0, true],
  [-10, true],
])('%i seconds before its expiry a token needs a refresh: %s', (seconds, expected) => {
  const tokens = tokensOf({ ...answer, expiresIn: 100 }, 'visitor', now)
  expect(needsRefresh(tokens, (tokens.access.expiresAt - seconds) * 1000)).toBe(expected)
})

test('S27 a rotated refresh token replaces the old one, which stays when none came; the role stays', () => {
  const before = tokensOf(answer, 'member', now)
  expect(
    refreshedTokens({ ...answer, accessToken: 'b', refreshToken: 'r2' }, before, now).refresh,
  ).toEqual({ value: 'r2', role: 'member' })
  expect(refreshedTokens({ ...answer, refreshToken: null }, before, now).refresh).toEqual({
    value: 'r',
    role: 'member',
  })
})
