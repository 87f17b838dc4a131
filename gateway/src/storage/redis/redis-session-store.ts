// Sessions in Redis, shared by all gateways: one hash each, tokens sealed as in SQLite. Every change is one
// atomic script. docs/security.md S13, S17, S18, S22 and S23.

import {
  isExpired,
  type Limits,
  rotatedMs,
  type SessionRecord,
  type SessionStore,
} from '../../session/session-store.ts'
import type { Seal } from '../seal.ts'
import { recordOf, rowOf, type SessionRow, sealConsistency } from '../session-row.ts'
import type { RedisConnection } from './connection.ts'
import { keys } from './keys.ts'
import {
  createSession,
  deleteMember,
  deleteSession,
  replaceSession,
  saveConsistency,
  saveSession,
} from './session-scripts.ts'

type StoreOptions = { redis: RedisConnection; seal: Seal; limits: Limits; now?: () => number }

/** Returns the fields of a hash, which has strings only: null values are left out. */
const fieldsOf = (row: SessionRow): string[] =>
  Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [name, String(value)]))

/** Field names of hashes that an older version stored. */
const formerNames = { cart_hint: 'cart_mark', state: 'kept' }

function rowFrom(fields: Record<string, string>): SessionRow | null {
  if (!fields.id_hash) return null
  return {
    ...(fields as unknown as SessionRow),
    member_id: fields.member_id ?? null,
    cart_hint: fields.cart_hint ?? fields[formerNames.cart_hint] ?? null,
    state: fields.state ?? fields[formerNames.state] ?? null,
    consistency: fields.consistency ?? null,
    version: Number(fields.version),
    created_at: Number(fields.created_at),
    touched_at: Number(fields.touched_at),
    access_expires: Number(fields.access_expires),
  }
}

export function redisSessionStore({
  redis,
  seal,
  limits,
  now = Date.now,
}: StoreOptions): SessionStore {
  /** Returns the time until idle or absolute expiry, whichever comes first, in milliseconds. */
  function ttlOf({ touchedAt, createdAt }: SessionRecord): number {
    const ends = [touchedAt + limits.idleSeconds * 1000, createdAt + limits.maxSeconds * 1000]
    return Math.max(1, Math.min(...ends) - now())
  }
  const memberMs = limits.maxSeconds * 1000
  const valuesOf = (record: SessionRecord) => [
    ttlOf(record),
    memberMs,
    ...fieldsOf(rowOf(seal, record)),
  ]
  /** Returns null also for a record sealed with another key: a misconfigured gateway must not delete sessions. */
  function parseSession(fields: Record<string, string>): SessionRecord | null {
    const row = rowFrom(fields)
    const record = row && recordOf(seal, row)
    return record && !isExpired(record, limits, now()) ? record : null
  }

  return {
    async read(idHash) {
      return parseSession(await redis.command((client) => client.hgetall(keys.session(idHash))))
    },
    async create(record) {
      await redis.run(createSession, [keys.session(record.idHash)], valuesOf(record))
    },
    async save(record) {
      const values = [record.version, ...valuesOf({ ...record, version: record.version + 1 })]
      if ((await redis.run(saveSession, [keys.session(record.idHash)], values)) !== 1) return false
      record.version += 1
      return true
    },
    async saveConsistency(idHash, token) {
      const sealed = sealConsistency(seal, idHash, token)
      await redis.run(saveConsistency, [keys.session(idHash)], [sealed])
    },
    async rotate(idHash, record) {
      const rotationKeys = [keys.session(record.idHash), keys.session(idHash), keys.rotated(idHash)]
      await redis.run(replaceSession, rotationKeys, [rotatedMs, ...valuesOf(record)])
    },
    async wasRotated(idHash) {
      return (await redis.command((client) => client.exists(keys.rotated(idHash)))) === 1
    },
    async delete(idHash) {
      await redis.run(deleteSession, [keys.session(idHash)], [])
    },
    async listOfMember(memberId) {
      const ids = await redis.command((client) => client.smembers(keys.sessionsOf(memberId)))
      const all = await Promise.all(
        ids.map((idHash) => redis.command((client) => client.hgetall(keys.session(idHash)))),
      )
      const own = all.map(parseSession).flatMap((one) => (one?.memberId === memberId ? [one] : []))
      return own.sort((a, b) => b.touchedAt - a.touchedAt)
    },
    async deleteOfMember(memberId, exceptIdHash = '') {
      return Number(await redis.run(deleteMember, [keys.sessionsOf(memberId)], [exceptIdHash]))
    },
    async ping() {
      await redis.command((client) => client.ping())
    },
    async close() {},
  }
}
