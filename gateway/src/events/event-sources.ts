// Notes which installations of the app send change events, so that staff can be offered the id to accept alone.
// docs/contract/real-site.md §5.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { databaseFile, type Sqlite } from '../storage/sqlite.ts'

/** The id of an instance is noted again after this time, and not with every event. */
const noteMs = 3_600_000
/** Instances that are read at most, the latest first. */
const most = 5

/** What is known of the change events of this gateway. */
export type EventFacts = {
  /** Milliseconds since 1970; null before the first event. */
  readonly lastReceivedAt: number | null
  /** Ids of the instances that sent accepted events, the latest first. */
  readonly instanceIds: readonly string[]
}

export type EventSources = {
  /** Notes the instance of an accepted event. Returns true for the first event of this process. */
  note(instanceId: string): boolean
  read(): EventFacts
}

/** Whose events arrive. */
export type EventSourcesContext = { readonly eventSources: EventSources }

export function sqliteEventSources(database: Sqlite, now: () => number = Date.now): EventSources {
  const insert = database.prepare(
    `INSERT INTO change_event_instances VALUES (?, ?)
     ON CONFLICT (id) DO UPDATE SET last_at = excluded.last_at`,
  )
  const notedAt = new Map<string, number>()
  return {
    note(instanceId) {
      const isFirst = notedAt.size === 0
      if (now() - (notedAt.get(instanceId) ?? Number.NEGATIVE_INFINITY) >= noteMs) {
        insert.run(instanceId, now())
        notedAt.set(instanceId, now())
      }
      return isFirst
    },
    read: () => factsIn(database),
  }
}

function factsIn(database: Sqlite): EventFacts {
  const { at } = database.prepare('SELECT max(received_at) AS at FROM change_events').get() as {
    at: number | null
  }
  const rows = database
    .prepare('SELECT id FROM change_event_instances ORDER BY last_at DESC, id LIMIT ?')
    .all(most) as { id: string }[]
  return { lastReceivedAt: at, instanceIds: rows.map(({ id }) => id) }
}

/** Reads the file of a gateway from outside of it. Null where there is none, or an older one, and for one in memory. */
export function readEventFacts(dataDir: string): EventFacts | null {
  const file = join(dataDir, databaseFile)
  if (dataDir === 'memory' || !existsSync(file)) return null
  let database: Sqlite | undefined
  try {
    database = new Database(file, { readonly: true })
    return factsIn(database)
  } catch {
    return null
  } finally {
    database?.close()
  }
}
