// Session and staff cookies: opaque ids, HttpOnly, SameSite=Strict. docs/security.md S1-6, 90.
import { createHash, randomBytes } from 'node:crypto'

const idPattern = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits, base64url. */
export const newSessionId = () => randomBytes(32).toString('base64url')

/** Returns the hash that stores use as the key of an id: the id itself is only in the browser. */
export const hashOfId = (id: string) => createHash('sha256').update(id).digest('base64url')

export type CookieKind = 'session' | 'staff'

/** Returns a cookie's name. `__Host-` requires `Path=/`, so the staff cookie, sent to /admin only, uses `__Secure-`. */
export const cookieName = (kind: CookieKind, isHttps: boolean) => {
  if (kind === 'session') return isHttps ? '__Host-vitrine' : 'vitrine'
  return isHttps ? '__Secure-vitrine-staff' : 'vitrine-staff'
}

export class DuplicateCookie extends Error {}

/**
 * Returns the id in a Cookie header, or null without a valid one. Throws `DuplicateCookie` on two cookies
 * of the name: an attacker may have planted one of them.
 */
export function cookieValue(
  header: string | undefined,
  kind: CookieKind,
  isHttps: boolean,
): string | null {
  const name = cookieName(kind, isHttps)
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([key]) => key === name)
    .map(([, ...rest]) => rest.join('='))
  if (values.length > 1) throw new DuplicateCookie('The session cookie came twice')
  const [id] = values
  return id && idPattern.test(id) ? id : null
}

export const sessionIdOf = (header: string | undefined, isHttps: boolean) =>
  cookieValue(header, 'session', isHttps)

function setCookie(name: string, id: string, path: string, isHttps: boolean, maxAge: number) {
  const parts = [
    `${name}=${id}`,
    `Path=${path}`,
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${maxAge}`,
  ]
  return (isHttps ? [...parts, 'Secure'] : parts).join('; ')
}

/** Returns the Set-Cookie header of a session; `maxAge` in seconds. */
export const sessionCookie = (id: string, isHttps: boolean, maxAge: number): string =>
  setCookie(cookieName('session', isHttps), id, '/', isHttps, maxAge)

/** Returns the Set-Cookie header of an elevation, sent to /admin only; `maxAge` in seconds. */
export const staffCookie = (id: string, isHttps: boolean, maxAge: number): string =>
  setCookie(cookieName('staff', isHttps), id, '/admin', isHttps, maxAge)
