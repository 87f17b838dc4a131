// The return-leg cookie: SameSite=Lax, so that it is sent when the platform's page redirects the browser
// back, which the strict session cookie is not. Ten minutes, one use, read by one route. docs/security.md S35.
import type { Seal } from '../storage/seal.ts'
import { cookieValues, removedCookieHeader, setCookieHeader } from './cookie-header.ts'

export const returnLegPath = '/callback'
const maxAgeSeconds = 600
const sealContext = 'return-leg'

/** Returns the Set-Cookie header with the sealed hash of a session's id; null removes the cookie. */
export function returnLegCookie(idHash: string | null, seal: Seal, isHttps: boolean): string {
  if (idHash === null) return removedCookieHeader('returnLeg', isHttps)
  const sealed = seal.close(idHash, sealContext)
  return setCookieHeader('returnLeg', sealed, { isHttps, maxAgeSeconds })
}

/** Returns the hash of the session's id, or null without exactly one cookie that opens. */
export function returnLegOf(
  header: string | undefined,
  seal: Seal,
  isHttps: boolean,
): string | null {
  const values = cookieValues(header, 'returnLeg', isHttps)
  const [only] = values
  return only && values.length === 1 ? seal.open(only, sealContext) : null
}
