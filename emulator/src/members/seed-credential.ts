import { createHash } from 'node:crypto'
import type { StoredCredential } from '../rows/member-rows.ts'
import { hashPassword } from '../rules/password.ts'
import { toBase32 } from '../rules/totp.ts'

const hashes = new Map<string, string>()

/** The seeded password stands in the start's own words: one salt and one hash do for everybody. */
function seededHash(password: string): string {
  const kept = hashes.get(password) ?? hashPassword(password, Buffer.from('vitrine-seed'))
  hashes.set(password, kept)
  return kept
}

/** The same on every machine, so that an authenticator app survives a reset. */
const seededSecret = (memberId: string): string =>
  toBase32(createHash('sha256').update(`totp:${memberId}`).digest().subarray(0, 20))

export const seedCredential = (id: string, password: string | undefined): StoredCredential => ({
  id,
  totpSecret: seededSecret(id),
  ...(password !== undefined && { passwordHash: seededHash(password) }),
})
