// The return-leg cookie: SameSite=Lax, so that it is sent when the platform's page redirects the browser
// back, which the strict session cookie is not. Ten minutes, one use, read by one route. docs/security.md S35.
import type { Seal } from '../storage/seal.ts'

export const returnLegPath = '/callback'
const seconds = 600
const sealContext = 'return-leg'

/** `__Host-` prevents sibling hosts from setting it, but requires that it is sent to every path. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-vitrine-return' : 'vitrine-return')

/** Returns the Set-Cookie header with the sealed hash of a session's id; null removes the cookie. */
export function returnLegCookie(idHash: string | null, seal: Seal, isHttps: boolean): string {
  const value = idHash === null ? '' : seal.close(idHash, sealContext)
  const parts = [
    `${nameOf(isHttps)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${idHash === null ? 0 : seconds}`,
  ]
  return (isHttps ? [...parts, 'Secure'] : parts).join('; ')
}

/** Returns the hash of the session's id, or null without exactly one cookie that opens. */
export function returnLegOf(
  header: string | undefined,
  seal: Seal,
  isHttps: boolean,
): string | null {
  const prefix = `${nameOf(isHttps)}=`
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
  const [only] = values
  return only && values.length === 1 ? seal.open(only.slice(prefix.length), sealContext) : null
}
