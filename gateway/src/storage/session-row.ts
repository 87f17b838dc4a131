// Maps sessions to rows. Secrets are sealed with the session's id and the field's name as context.
import { currentIdentity } from '../platform/identity/stored-identity.ts'
import type { SessionState } from '../session/session-state.ts'
import type { SessionRecord } from '../session/session-store.ts'
import type { TokenRole } from '../session/tokens.ts'
import type { Seal } from './seal.ts'

export type SessionRow = {
  id_hash: string
  version: number
  created_at: number
  touched_at: number
  role: TokenRole
  access: string
  access_expires: number
  refresh: string
  cart_hint: string | null
  member_id: string | null
  state: string | null
  consistency: string | null
}

/** Seals a token of consistency as `rowOf` does. */
export const sealConsistency = (seal: Seal, idHash: string, token: string): string =>
  seal.close(token, `${idHash}:consistency`)

/** The column's first name: values stored under it still open. */
const stateContext = (idHash: string) => `${idHash}:kept`

export function rowOf(seal: Seal, record: SessionRecord): SessionRow {
  const { idHash, tokens, state, consistency } = record
  return {
    id_hash: idHash,
    version: record.version,
    created_at: record.createdAt,
    touched_at: record.touchedAt,
    role: tokens.refresh.role,
    access: seal.close(tokens.access.value, `${idHash}:access`),
    access_expires: tokens.access.expiresAt,
    refresh: seal.close(tokens.refresh.value, `${idHash}:refresh`),
    cart_hint: record.cartHint ?? null,
    member_id: record.memberId ?? null,
    state: state ? seal.close(JSON.stringify(state), stateContext(idHash)) : null,
    consistency: consistency ? sealConsistency(seal, idHash, consistency) : null,
  }
}

/** Returns null when a value does not open: its key was removed, or the value was copied from another row. */
export function recordOf(seal: Seal, row: SessionRow): SessionRecord | null {
  const access = seal.open(row.access, `${row.id_hash}:access`)
  const refresh = seal.open(row.refresh, `${row.id_hash}:refresh`)
  const state = row.state === null ? undefined : seal.open(row.state, stateContext(row.id_hash))
  // One that does not open is as good as none.
  const consistency = row.consistency && seal.open(row.consistency, `${row.id_hash}:consistency`)
  if (access === null || refresh === null || state === null) return null
  return {
    idHash: row.id_hash,
    version: row.version,
    createdAt: row.created_at,
    touchedAt: row.touched_at,
    tokens: {
      access: { value: access, expiresAt: row.access_expires },
      refresh: { value: refresh, role: row.role },
    },
    cartHint: row.cart_hint ?? undefined,
    ...(row.member_id && { memberId: row.member_id }),
    ...(state && { state: stateOf(state) }),
    ...(consistency && { consistency }),
  }
}

function stateOf(json: string): SessionState {
  const state = JSON.parse(json) as SessionState
  return state.identity ? { ...state, identity: currentIdentity(state.identity) } : state
}
