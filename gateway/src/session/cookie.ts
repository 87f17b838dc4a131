// Ids of sessions and elevations, as their cookies carry them. docs/security.md S1-6, 90.
import { hash, randomBytes } from 'node:crypto'
import { cookieValues } from './cookie-header.ts'

const idPattern = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits, base64url. */
export const newSessionId = () => randomBytes(32).toString('base64url')

/** Returns the hash that stores use as the key of an id: the id itself is only in the browser. */
export const hashOfId = (id: string) => hash('sha256', id, 'base64url')

export class DuplicateCookie extends Error {}

/**
 * Returns the id in a Cookie header, or null without a valid one. Throws `DuplicateCookie` on two cookies
 * of the name: an attacker may have planted one of them.
 */
export function cookieId(
  header: string | undefined,
  kind: 'session' | 'staff',
  isHttps: boolean,
): string | null {
  const values = cookieValues(header, kind, isHttps)
  if (values.length > 1) throw new DuplicateCookie('The session cookie came twice')
  const [id] = values
  return id && idPattern.test(id) ? id : null
}

export const sessionIdOf = (header: string | undefined, isHttps: boolean) =>
  cookieId(header, 'session', isHttps)
