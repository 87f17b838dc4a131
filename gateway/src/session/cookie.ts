// The one cookie: an opaque id, unreadable for scripts, sent to this site only. SECURITY rows 1-6.
import { createHash, randomBytes } from 'node:crypto'

const idPattern = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits, base64url. */
export const newSessionId = () => randomBytes(32).toString('base64url')

/** What the store knows of an id. */
export const hashOfId = (id: string) => createHash('sha256').update(id).digest('base64url')

export const cookieName = (isHttps: boolean) => (isHttps ? '__Host-vitrine' : 'vitrine')

export class DuplicateCookie extends Error {}

/**
 * The id in a Cookie header; null without a usable one. Two cookies of the name are never chosen
 * from: somebody may have planted one of them.
 */
export function sessionIdOf(header: string | undefined, isHttps: boolean): string | null {
  const name = cookieName(isHttps)
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([key]) => key === name)
    .map(([, ...rest]) => rest.join('='))
  if (values.length > 1) throw new DuplicateCookie('The session cookie came twice')
  const [id] = values
  return id && idPattern.test(id) ? id : null
}

/** Set-Cookie for a session; `maxAge` in seconds. */
export function sessionCookie(id: string, isHttps: boolean, maxAge: number): string {
  const parts = [
    `${cookieName(isHttps)}=${id}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${maxAge}`,
  ]
  return (isHttps ? [...parts, 'Secure'] : parts).join('; ')
}
