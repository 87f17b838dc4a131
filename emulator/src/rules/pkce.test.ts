import { expect, it } from 'vitest'
import { isVerifierOf } from './pkce.ts'

// The example of RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

it('knows the verifier of a challenge', () => {
  expect(isVerifierOf(verifier, challenge)).toBe(true)
  expect(isVerifierOf(`${verifier}x`, challenge)).toBe(false)
  expect(isVerifierOf('short', challenge)).toBe(false)
  expect(isVerifierOf(`${verifier.slice(0, -1)}+`, challenge)).toBe(false)
  expect(isVerifierOf(verifier, '')).toBe(false)
})
