import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isVerifierOf } from './pkce.ts'

// The example of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

it('knows the verifier of a challenge', () => {
  expect(isVerifierOf(verifier, challenge)).toBe(true)
  expect(isVerifierOf(`${verifier}x`, challenge)).toBe(false)
  expect(isVerifierOf(verifier, '')).toBe(false)
})

it.each([
  ['43 characters', 'a'.repeat(43), true],
  ['128 characters', 'a'.repeat(128), true],
  ['every sign', `${'a'.repeat(43)}-._~`, true],
  ['42 characters', 'a'.repeat(42), false],
  ['129 characters', 'a'.repeat(129), false],
  ['another sign', `${'a'.repeat(43)}+`, false],
])('a verifier of %s, of which the challenge was made, is accepted: %s', (_, own, isAccepted) => {
  expect(isVerifierOf(own, createHash('sha256').update(own).digest('base64url'))).toBe(isAccepted)
})
