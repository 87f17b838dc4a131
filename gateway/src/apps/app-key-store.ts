// Stores app keys and counts their use: in the gateway's SQLite file, or in Redis for several gateways.
import type { Sqlite } from '../storage/sqlite.ts'
import type { AppKey } from './app-key.ts'

export type StoredAppKey = AppKey & { readonly version: number }

/** How often a key was used, and when last, in milliseconds since 1970. */
export type AppKeyUse = { lastUsedAt: number | null; lastHour: number; lastDay: number }

export type AppKeyStore = {
  list(): Promise<StoredAppKey[]>
  /** Returns false when the name is or was in use. */
  create(key: AppKey): Promise<boolean>
  /** Writes the next version; returns false when the stored one is not the version that was read. */
  save(key: StoredAppKey): Promise<boolean>
  /** Adds requests of an app that were counted until `at`. */
  addUse(name: string, requests: number, at: number): Promise<void>
  uses(names: readonly string[], at: number): Promise<Map<string, AppKeyUse>>
  /** Returns an app's manifest as JSON; null without one. */
  readDocuments(name: string): Promise<string | null>
  writeDocuments(name: string, body: string): Promise<void>
}

const minute = 60_000
/** Requests are counted in slots of ten minutes. */
const slotMs = 10 * minute
const slotsInHour = 6
export const slotsInDay = 24 * slotsInHour

export const slotOf = (at: number): number => Math.floor(at / slotMs)

/** Adds up the counted slots of an app. */
export function useOf(
  lastUsedAt: number | null,
  slots: readonly { slot: number; requests: number }[],
  at: number,
): AppKeyUse {
  const sumSince = (first: number) =>
    slots.reduce((sum, { slot, requests }) => sum + (slot > first ? requests : 0), 0)
  const now = slotOf(at)
  return { lastUsedAt, lastHour: sumSince(now - slotsInHour), lastDay: sumSince(now - slotsInDay) }
}

type Row = { name: string; version: number; body: string }

/** App keys in the gateway's SQLite file. */
export function sqliteAppKeyStore(database: Sqlite): AppKeyStore {
  const all = database.prepare('SELECT * FROM app_keys')
  const insert = database.prepare('INSERT OR IGNORE INTO app_keys VALUES (?, 1, ?)')
  const update = database.prepare(
    'UPDATE app_keys SET version = version + 1, body = ? WHERE name = ? AND version = ?',
  )
  const addRequests = database.prepare(
    `INSERT INTO app_key_requests VALUES (?, ?, ?)
     ON CONFLICT (name, slot) DO UPDATE SET requests = requests + excluded.requests`,
  )
  const sweep = database.prepare('DELETE FROM app_key_requests WHERE slot < ?')
  const setLast = database.prepare('INSERT OR REPLACE INTO app_key_last_used VALUES (?, ?)')
  const last = database.prepare('SELECT at FROM app_key_last_used WHERE name = ?')
  const slots = database.prepare('SELECT slot, requests FROM app_key_requests WHERE name = ?')
  const documents = database.prepare('SELECT body FROM app_documents WHERE name = ?')
  const setDocuments = database.prepare('INSERT OR REPLACE INTO app_documents VALUES (?, ?)')
  return {
    async list() {
      return (all.all() as Row[]).map(({ version, body }) => ({ ...JSON.parse(body), version }))
    },
    async create(key) {
      return insert.run(key.name, JSON.stringify(key)).changes === 1
    },
    async save({ version, ...key }) {
      return update.run(JSON.stringify(key), key.name, version).changes === 1
    },
    async addUse(name, requests, at) {
      addRequests.run(name, slotOf(at), requests)
      sweep.run(slotOf(at) - slotsInDay)
      setLast.run(name, at)
    },
    async uses(names, at) {
      return new Map(
        names.map((name) => {
          const counted = slots.all(name) as { slot: number; requests: number }[]
          const used = last.get(name) as { at: number } | undefined
          return [name, useOf(used?.at ?? null, counted, at)]
        }),
      )
    },
    async readDocuments(name) {
      return (documents.get(name) as { body: string } | undefined)?.body ?? null
    },
    async writeDocuments(name, body) {
      setDocuments.run(name, body)
    },
  }
}
