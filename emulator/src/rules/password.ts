// Hashes passwords with scrypt and a separate salt for each.
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** Cost parameter N of scrypt: for what people choose, and for passwords that the shop prints when it starts. */
export const hashCost = { secret: 16_384, public: 1024 } as const

const bytes = 32

/** `scrypt$<N>$<salt>$<hash>` */
export function hashPassword(
  password: string,
  { salt = randomBytes(16), cost = hashCost.secret }: { salt?: Buffer; cost?: number } = {},
): string {
  const hash = derive(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export function isPassword(password: string, stored: string): boolean {
  const { cost, salt, hash } = read(stored)
  const given = derive(password, salt, cost)
  return given.length === hash.length && timingSafeEqual(given, hash)
}

const derive = (password: string, salt: Buffer, cost: number) =>
  scryptSync(password.normalize('NFKC'), salt, bytes, { N: cost, r: 8, p: 1 })

/** Reads a stored hash; those of earlier versions have no cost. */
function read(stored: string) {
  const parts = stored.split('$').slice(1)
  const cost = parts.length > 2 ? Number(parts.shift()) : hashCost.secret
  const [salt = '', hash = ''] = parts
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') }
}
