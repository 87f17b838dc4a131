// A session as a row: what is secret is sealed to the session and the field it belongs to.
import type { TokenRole } from '@vitrine/platform'
import type { Kept } from './kept.ts'
import type { Seal } from './seal.ts'
import type { SessionRecord } from './session-store.ts'

export type SessionRow = {
  id_hash: string
  version: number
  created_at: number
  touched_at: number
  role: TokenRole
  access: string
  access_expires: number
  refresh: string
  cart_mark: string | null
  member_id: string | null
  kept: string | null
}

export function rowOf(seal: Seal, record: SessionRecord): SessionRow {
  const { idHash, tokens, kept } = record
  return {
    id_hash: idHash,
    version: record.version,
    created_at: record.createdAt,
    touched_at: record.touchedAt,
    role: tokens.refresh.role,
    access: seal.close(tokens.access.value, `${idHash}:access`),
    access_expires: tokens.access.expiresAt,
    refresh: seal.close(tokens.refresh.value, `${idHash}:refresh`),
    cart_mark: record.cartMark ?? null,
    member_id: record.memberId ?? null,
    kept: kept ? seal.close(JSON.stringify(kept), `${idHash}:kept`) : null,
  }
}

/** Null when something does not open: its key is gone, or somebody moved it. */
export function recordOf(seal: Seal, row: SessionRow): SessionRecord | null {
  const access = seal.open(row.access, `${row.id_hash}:access`)
  const refresh = seal.open(row.refresh, `${row.id_hash}:refresh`)
  const kept = row.kept === null ? undefined : seal.open(row.kept, `${row.id_hash}:kept`)
  if (access === null || refresh === null || kept === null) return null
  return {
    idHash: row.id_hash,
    version: row.version,
    createdAt: row.created_at,
    touchedAt: row.touched_at,
    tokens: {
      access: { value: access, expiresAt: row.access_expires },
      refresh: { value: refresh, role: row.role },
    },
    cartMark: row.cart_mark ?? undefined,
    ...(row.member_id && { memberId: row.member_id }),
    ...(kept && { kept: JSON.parse(kept) as Kept }),
  }
}
