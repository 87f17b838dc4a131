// One-time secrets of the authorization code flow. spec §5, docs/contract/auth.md §4, RFC 7636.
import { hash, randomBytes } from 'node:crypto'
import { verifierLength } from '@vitrine/platform'

/** Secrets stored in the session while the browser is at the platform; each is used once. */
export type OauthData = {
  /** Proves to the token endpoint that the code is redeemed by the client that requested it. */
  codeVerifier: string
  codeChallenge: string
  /** Independent of the verifier; comes back with the code. */
  state: string
  /** The redirect URI; undefined when no browser is redirected. */
  redirectUri: string | undefined
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~'
/** Bytes from here on would make some characters more likely than others. */
const fair = 256 - (256 % alphabet.length)

/** Returns a verifier of 43 to 128 characters; throws a RangeError for any other length. */
export function newVerifier(length: number = verifierLength.default): string {
  if (!Number.isInteger(length) || length < verifierLength.min || length > verifierLength.max) {
    throw new RangeError(
      `A verifier has ${verifierLength.min} to ${verifierLength.max} characters, not ${length}`,
    )
  }
  let verifier = ''
  while (verifier.length < length) {
    const usable = randomBytes(length).filter((byte) => byte < fair)
    for (const byte of usable) verifier += alphabet.charAt(byte % alphabet.length)
  }
  return verifier.slice(0, length)
}

/** Returns SHA-256 as base64url, without padding. */
export const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url')

export function newOauthData(redirectUri?: string): OauthData {
  const codeVerifier = newVerifier()
  return {
    codeVerifier,
    codeChallenge: challengeOf(codeVerifier),
    state: challengeOf(newVerifier()),
    redirectUri,
  }
}
