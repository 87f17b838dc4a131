// Sessions that several gateways share: a hash for each, tokens sealed as in SQLite. Every change is one
// script, so that nothing of it is half done. SECURITY rows 13, 17, 18, 22 and 23.
import type { Seal } from '../session/seal.ts'
import { recordOf, rowOf, type SessionRow } from '../session/session-row.ts'
import {
  isExpired,
  type Limits,
  replacedMs,
  type SessionRecord,
  type SessionStore,
} from '../session/session-store.ts'
import type { RedisConnection } from './connection.ts'
import { keys } from './keys.ts'
import {
  createSession,
  deleteMember,
  deleteSession,
  replaceSession,
  saveSession,
} from './session-scripts.ts'

type Parts = { redis: RedisConnection; seal: Seal; limits: Limits; now?: () => number }

/** A hash holds texts alone: what is null is not in it. */
const fieldsOf = (row: SessionRow): string[] =>
  Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [name, String(value)]))

function rowFrom(fields: Record<string, string>): SessionRow | null {
  if (!fields.id_hash) return null
  return {
    ...({ cart_mark: null, member_id: null, kept: null, ...fields } as unknown as SessionRow),
    version: Number(fields.version),
    created_at: Number(fields.created_at),
    touched_at: Number(fields.touched_at),
    access_expires: Number(fields.access_expires),
  }
}

export function redisSessionStore({ redis, seal, limits, now = Date.now }: Parts): SessionStore {
  /** Until the first of both ends, in milliseconds. */
  function lifeOf({ touchedAt, createdAt }: SessionRecord): number {
    const ends = [touchedAt + limits.idleSeconds * 1000, createdAt + limits.maxSeconds * 1000]
    return Math.max(1, Math.min(...ends) - now())
  }
  const memberMs = limits.maxSeconds * 1000
  const valuesOf = (record: SessionRecord) => [
    lifeOf(record),
    memberMs,
    ...fieldsOf(rowOf(seal, record)),
  ]
  /** Null also when another key sealed it: a gateway with wrong keys must not end everybody's sessions. */
  function living(fields: Record<string, string>): SessionRecord | null {
    const row = rowFrom(fields)
    const record = row && recordOf(seal, row)
    return record && !isExpired(record, limits, now()) ? record : null
  }

  return {
    async read(idHash) {
      return living(await redis.ask((client) => client.hgetall(keys.session(idHash))))
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
    async replace(idHash, record) {
      const names = [keys.session(record.idHash), keys.session(idHash), keys.replaced(idHash)]
      await redis.run(replaceSession, names, [replacedMs, ...valuesOf(record)])
    },
    async wasReplaced(idHash) {
      return (await redis.ask((client) => client.exists(keys.replaced(idHash)))) === 1
    },
    async delete(idHash) {
      await redis.run(deleteSession, [keys.session(idHash)], [])
    },
    async listOfMember(memberId) {
      const ids = await redis.ask((client) => client.smembers(keys.sessionsOf(memberId)))
      const all = await Promise.all(
        ids.map((idHash) => redis.ask((client) => client.hgetall(keys.session(idHash)))),
      )
      const own = all.map(living).filter((one) => one?.memberId === memberId)
      return own.filter((one) => one !== null).sort((a, b) => b.touchedAt - a.touchedAt)
    },
    async deleteOfMember(memberId, exceptIdHash = '') {
      return Number(await redis.run(deleteMember, [keys.sessionsOf(memberId)], [exceptIdHash]))
    },
    async ping() {
      await redis.ask((client) => client.ping())
    },
    async close() {},
  }
}
