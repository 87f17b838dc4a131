// Hashes passwords with scrypt and a separate salt for each.
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Length of a password in characters. Assumed: the platform publishes no bounds. */
export const passwordLength = { min: 6, max: 100 } as const

const cost = { N: 16_384, r: 8, p: 1 }
const bytes = 32

/** `scrypt$<salt>$<hash>` */
export function hashPassword(password: string, salt: Buffer = randomBytes(16)): string {
  const hash = scryptSync(password.normalize('NFKC'), salt, bytes, cost)
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

export function isPassword(password: string, stored: string): boolean {
  const [, salt = '', hash = ''] = stored.split('$')
  const wanted = Buffer.from(hash, 'base64url')
  const given = scryptSync(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), bytes, cost)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
