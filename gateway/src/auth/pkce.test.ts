import { expect, test } from 'vitest'
import { challengeOf, newOauthData, newVerifier } from './pkce.ts'

test('S32 a verifier has 43 to 128 characters of the allowed alphabet', () => {
  expect(newVerifier()).toMatch(/^[A-Za-z0-9\-._~]{43}$/)
  expect(newVerifier(128)).toMatch(/^[A-Za-z0-9\-._~]{128}$/)
})

test.each([42, 129, 0, -1, 43.5, Number.NaN])('S32 %s characters are refused', (length) => {
  expect(() => newVerifier(length)).toThrow(RangeError)
})

test('every character is as likely as every other', () => {
  const counts = new Map<string, number>()
  for (let round = 0; round < 2000; round += 1) {
    for (const letter of newVerifier(128)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect(counts.size).toBe(66)
  const mean = (2000 * 128) / 66
  // Seven standard deviations: the plain modulo of 66 makes 58 of them 33 % likelier.
  for (const count of counts.values())
    expect(Math.abs(count - mean)).toBeLessThan(7 * Math.sqrt(mean))
})

test('S32 the challenge is the one of RFC 7636, appendix B', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('S32 what is sent is the hash of the verifier, and no verifier comes twice', () => {
  const [one, two] = [newOauthData(), newOauthData()]
  expect(one.codeChallenge).toBe(challengeOf(one.codeVerifier))
  expect(one.codeVerifier).not.toBe(two.codeVerifier)
})

test('the state says nothing of the verifier, and none comes twice', () => {
  const [one, two] = [newOauthData(), newOauthData()]
  expect(one.state).not.toBe(one.codeChallenge)
  expect(one.state).toMatch(/^[\w-]{43}$/)
  expect(one.state).not.toBe(two.state)
})
