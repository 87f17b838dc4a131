// The second cookie: it comes along when the platform's page sends the browser back, which the
// session's own strict one does not. Ten minutes, one use, read by one route. SECURITY row 35.
import type { Seal } from './seal.ts'

export const returnLegPath = '/callback'
const seconds = 600
const place = 'return-leg'

/** `__Host-`, so that no sibling host can set it; the price is that it is sent to every path. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-vitrine-return' : 'vitrine-return')

/** Set-Cookie that names a session to nobody but us; an empty one takes it back. */
export function returnLegCookie(idHash: string | null, seal: Seal, isHttps: boolean): string {
  const value = idHash === null ? '' : seal.close(idHash, place)
  const parts = [
    `${nameOf(isHttps)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${idHash === null ? 0 : seconds}`,
  ]
  return (isHttps ? [...parts, 'Secure'] : parts).join('; ')
}

/** Hash of the session's id; null without a cookie that opens. */
export function returnLegOf(
  header: string | undefined,
  seal: Seal,
  isHttps: boolean,
): string | null {
  const mark = `${nameOf(isHttps)}=`
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(mark))
  const [only] = values
  return only && values.length === 1 ? seal.open(only.slice(mark.length), place) : null
}
