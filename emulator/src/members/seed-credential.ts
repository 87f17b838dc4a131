import { createHash } from 'node:crypto'
import type { StoredCredential } from '../rows/member-rows.ts'
import { hashCost, hashPassword } from '../rules/password.ts'
import { toBase32 } from '../rules/totp.ts'

const hashes = new Map<string, string>()

/** Hashes the seeded password, which the start command prints: one salt and one cheap hash serve all members. */
function seededHash(password: string): string {
  const options = { salt: Buffer.from('vitrine-seed'), cost: hashCost.public }
  const stored = hashes.get(password) ?? hashPassword(password, options)
  hashes.set(password, stored)
  return stored
}

/** Derives the secret from the member's id, so that an authenticator app survives a reset. */
const seededSecret = (memberId: string): string =>
  toBase32(createHash('sha256').update(`totp:${memberId}`).digest().subarray(0, 20))

export const seedCredential = (id: string, password: string | undefined): StoredCredential => ({
  id,
  totpSecret: seededSecret(id),
  ...(password !== undefined && { passwordHash: seededHash(password) }),
})
