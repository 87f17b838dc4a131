// Opens the gateway's SQLite file and migrates its schema. Writes are durable before they return, unless their store says otherwise.
import { chmodSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { makeFolder } from './make-folder.ts'

export type Sqlite = InstanceType<typeof Database>

const tables = `
  CREATE TABLE sessions (
    id_hash TEXT PRIMARY KEY, version INTEGER NOT NULL, created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL, role TEXT NOT NULL, access TEXT NOT NULL, access_expires INTEGER NOT NULL,
    refresh TEXT NOT NULL, cart_mark TEXT
  );
  CREATE INDEX sessions_touched ON sessions (touched_at);
  CREATE TABLE cart_writes (
    id_hash TEXT NOT NULL, request_id TEXT NOT NULL, started_at INTEGER NOT NULL, fingerprint TEXT NOT NULL,
    before TEXT, outcome TEXT, PRIMARY KEY (id_hash, request_id)
  );
`
const memberColumns = `
  ALTER TABLE sessions ADD COLUMN member_id TEXT;
  ALTER TABLE sessions ADD COLUMN kept TEXT;
  CREATE TABLE replaced_sessions (id_hash TEXT PRIMARY KEY, at INTEGER NOT NULL);
  CREATE INDEX sessions_member ON sessions (member_id) WHERE member_id IS NOT NULL;
`
const adminTables = `
  CREATE TABLE elevations (
    id_hash TEXT PRIMARY KEY, session_hash TEXT NOT NULL, member_id TEXT NOT NULL,
    opened_at INTEGER NOT NULL, touched_at INTEGER NOT NULL
  );
  CREATE TABLE audit (
    number INTEGER PRIMARY KEY, record TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
    hash TEXT NOT NULL
  );
  CREATE INDEX audit_record ON audit (record);
  CREATE TRIGGER audit_stays BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
  CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
`

const jobs = `
  CREATE TABLE bulk_runs (
    id TEXT PRIMARY KEY, actor_kind TEXT NOT NULL, actor_id TEXT NOT NULL, actor TEXT NOT NULL,
    request_id TEXT NOT NULL, fingerprint TEXT NOT NULL, work TEXT NOT NULL, origin TEXT NOT NULL,
    total INTEGER NOT NULL, state TEXT NOT NULL, worker TEXT, started_at INTEGER NOT NULL,
    finished_at INTEGER, problem TEXT
  );
  CREATE UNIQUE INDEX bulk_runs_request ON bulk_runs (actor_kind, actor_id, request_id);
  CREATE INDEX bulk_runs_started ON bulk_runs (started_at);
  CREATE TABLE bulk_items (
    run_id TEXT NOT NULL, place INTEGER NOT NULL, id TEXT NOT NULL, state TEXT NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0, problem TEXT, PRIMARY KEY (run_id, place)
  ) WITHOUT ROWID;
  CREATE INDEX bulk_items_state ON bulk_items (run_id, state);
`

/** REPLACE deletes a row without firing DELETE triggers, so inserts are only allowed with the next number. */
const auditInOrder = `
  CREATE TRIGGER audit_goes_on BEFORE INSERT ON audit
    WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM audit)
    BEGIN SELECT RAISE(ABORT, 'the audit log is only added to'); END;
`

/** Event content is sealed because it is about people. `change_event_ids` outlives the history. */
const changeEvents = `
  CREATE TABLE change_event_ids (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX change_event_ids_at ON change_event_ids (at);
  CREATE TABLE change_events (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT, type TEXT NOT NULL,
    entity TEXT, entity_id TEXT, sequence TEXT, at INTEGER NOT NULL, received_at INTEGER NOT NULL,
    identity_kind TEXT, identity_id TEXT, is_anonymize INTEGER NOT NULL, request_id TEXT NOT NULL,
    content TEXT, state TEXT NOT NULL, reason TEXT, detail TEXT, tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL DEFAULT 0, handled_at INTEGER, consumed TEXT NOT NULL DEFAULT '[]'
  );
  CREATE INDEX change_events_waiting ON change_events (number) WHERE state = 'NEW';
  CREATE INDEX change_events_waiting_of ON change_events (entity) WHERE state = 'NEW';
  CREATE INDEX change_events_aside ON change_events (number) WHERE state = 'SET_ASIDE';
  CREATE INDEX change_events_entity ON change_events (entity_id, number);
  CREATE INDEX change_events_identity ON change_events (identity_id) WHERE identity_id IS NOT NULL;
  CREATE INDEX change_events_received ON change_events (received_at);
  CREATE TABLE change_event_sequences (
    entity TEXT PRIMARY KEY, sequence TEXT NOT NULL, at INTEGER NOT NULL
  ) WITHOUT ROWID;
`

/** Adds to each job item its input, its kind, its name and its values before and after. */
const jobRecords = `
  ALTER TABLE bulk_items ADD COLUMN input TEXT;
  ALTER TABLE bulk_items ADD COLUMN thing TEXT;
  ALTER TABLE bulk_items ADD COLUMN name TEXT;
  ALTER TABLE bulk_items ADD COLUMN before TEXT;
  ALTER TABLE bulk_items ADD COLUMN after TEXT;
  CREATE INDEX bulk_items_id ON bulk_items (run_id, id);
  CREATE INDEX bulk_runs_origin ON bulk_runs (origin);
`

const sessionColumnNames = `
  ALTER TABLE sessions RENAME COLUMN cart_mark TO cart_hint;
  ALTER TABLE sessions RENAME COLUMN kept TO state;
`

/** `body` of a key is its record as JSON; of documents, the app's manifest. */
const appTables = `
  CREATE TABLE app_keys (name TEXT PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE app_key_requests (
    name TEXT NOT NULL, slot INTEGER NOT NULL, requests INTEGER NOT NULL, PRIMARY KEY (name, slot)
  ) WITHOUT ROWID;
  CREATE TABLE app_key_last_used (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE app_documents (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
`

/** `day`: days since 1970. `bucket`: `vitals/histogram.ts`. */
const vitalsTable = `
  CREATE TABLE web_vitals (
    day INTEGER NOT NULL, route TEXT NOT NULL, device TEXT NOT NULL, name TEXT NOT NULL,
    bucket INTEGER NOT NULL, visits INTEGER NOT NULL, PRIMARY KEY (day, route, device, name, bucket)
  ) WITHOUT ROWID;
`

/** Kinds of caller have other words. The audit log is never changed; it is read with both (audit/audit-log.ts). */
const actorKinds = `
  UPDATE bulk_runs SET actor_kind = 'STAFF', actor = json_set(actor, '$.kind', 'STAFF')
    WHERE actor_kind = 'SITE_USER';
`

/** Rows are found by their key alone: without an index beside the table, a write changes one page instead of two. */
const cartWritesByKey = `
  ALTER TABLE cart_writes RENAME TO old_cart_writes;
  CREATE TABLE cart_writes (
    id_hash TEXT NOT NULL, request_id TEXT NOT NULL, started_at INTEGER NOT NULL, fingerprint TEXT NOT NULL,
    before TEXT, outcome TEXT, PRIMARY KEY (id_hash, request_id)
  ) WITHOUT ROWID;
  INSERT INTO cart_writes SELECT * FROM old_cart_writes;
  DROP TABLE old_cart_writes;
`

/** Ids of the installations that sent events, and when each was last noted. */
const eventInstances = `
  CREATE TABLE change_event_instances (id TEXT PRIMARY KEY, last_at INTEGER NOT NULL) WITHOUT ROWID;
`

/** Sealed, like the tokens beside it. */
const sessionConsistency = 'ALTER TABLE sessions ADD COLUMN consistency TEXT;'

/** Schema before version 2 was never released and is dropped; from there on migrations keep all data. */
const migrations: Readonly<Record<number, string>> = {
  2: `DROP TABLE IF EXISTS sessions; DROP TABLE IF EXISTS cart_writes; ${tables}`,
  3: memberColumns,
  4: adminTables,
  5: jobs,
  6: auditInOrder,
  7: changeEvents,
  8: jobRecords,
  9: sessionColumnNames,
  10: appTables,
  11: vitalsTable,
  12: actorKinds,
  13: cartWritesByKey,
  14: eventInstances,
  15: sessionConsistency,
}
const version = 15

/** Name of the file in the data folder. */
export const databaseFile = 'gateway.db'

function migrate(database: Sqlite): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (row.user_version > version) {
    throw new Error('it was written by a newer version of the gateway')
  }
  const first = Math.max(2, row.user_version + 1)
  if (first > version) return
  const steps = Object.entries(migrations).filter(([to]) => Number(to) >= first)
  const script = steps.map(([, step]) => step).join(' ')
  database.exec(`BEGIN; ${script} PRAGMA user_version = ${version}; COMMIT;`)
}

/** Opens (and creates) the file in a folder, or a database in memory. */
export function openSqlite(dataDir: string): Sqlite {
  if (dataDir === 'memory') return configured(new Database(':memory:'))
  const file = join(dataDir, databaseFile)
  try {
    makeFolder(dataDir)
    // Readable for this user only, although tokens are sealed. Set before SQLite opens the file: the files it
    // creates next to it get the same permissions.
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
    return configured(new Database(file))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`DATA_DIR cannot be used: ${file}: ${reason}`, { cause })
  }
}

function configured(database: Sqlite): Sqlite {
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 3000;',
  )
  migrate(database)
  return database
}

/**
 * Closes a database, with everything moved into its main file: a copy of that file of a stopped gateway is complete. SQLite does so
 * itself only when no statement is left, and statements live until they are collected.
 */
export function closeSqlite(database: Sqlite): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    database.close()
  }
}
