// Verifies that a code is redeemed by the client that requested it: RFC 7636, method S256. spec §5.
import { createHash, timingSafeEqual } from 'node:crypto'
import { verifierLength } from '@vitrine/platform'

const verifierPattern = new RegExp(
  `^[A-Za-z0-9\\-._~]{${verifierLength.min},${verifierLength.max}}$`,
)

export function isVerifierOf(verifier: string, challenge: string): boolean {
  if (!verifierPattern.test(verifier)) return false
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const wanted = Buffer.from(challenge)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
