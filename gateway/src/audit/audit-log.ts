// The audit log of calls made with the site's key. An entry is written before the call and completed by a second one
// after the response, so that a killed process leaves an entry without an outcome, never a missing one. Every row
// contains the hash of the row before it, and triggers of the table refuse changes. docs/security.md S92-S94.
import { hash, randomUUID } from 'node:crypto'
import type { ActorKind, AuditResult, StaffRole } from '../__generated__/schema-types.ts'
import { directionOf, type NumberRange } from '../storage/number-range.ts'
import type { Sqlite } from '../storage/sqlite.ts'

/** What is about to be done; written before the call. Times in milliseconds since 1970. */
export type AuditIntent = {
  at: number
  actor: { kind: ActorKind; id: string; name?: string; role?: StaffRole }
  operation: string
  isWrite: boolean
  /** At most a hundred; `idCount` is how many there are. */
  ids: readonly string[]
  idCount: number
  requestId: string
}

/** What came of it; written after the response. `ids`: what was created. */
export type AuditOutcome = {
  at: number
  result: Exclude<AuditResult, 'NO_RESPONSE'>
  code?: string
  ids?: readonly string[]
}

export type AuditEntry = { number: number; intent: AuditIntent; outcome: AuditOutcome | null }
export type AuditQuery = NumberRange & {
  matches?: (entry: AuditEntry) => boolean
}
export type AuditCheck = {
  isWhole: boolean
  entries: number
  brokenAt: number | null
  head: string
}

export type AuditLog = {
  /** Writes the first entry; returns the id that `end` takes. */
  begin(intent: AuditIntent): string
  end(record: string, outcome: AuditOutcome): void
  /** Returns entries, newest first unless reversed. */
  read(query: AuditQuery): AuditEntry[]
  /** Returns the number of entries. */
  count(): number
  /** Verifies the chain of hashes. Yields to the event loop between pages. */
  check(): Promise<AuditCheck>
}

export type AuditContext = { readonly audit: AuditLog }

type Row = {
  number: number
  record: string
  kind: 'intent' | 'outcome'
  body: string
  hash: string
}

/** Stands for the hash before the first row. */
const beginning = '0'.repeat(64)

const hashOf = (before: string, { number, record, kind, body }: Omit<Row, 'hash'>) =>
  hash('sha256', `${before}\n${number}\n${record}\n${kind}\n${body}`, 'hex')

/** Creates the log. `onEntry` receives every entry, so that a copy of the newest hash is stored elsewhere. */
export function sqliteAuditLog(
  database: Sqlite,
  onEntry: (entry: { number: number; hash: string }) => void = () => {},
): AuditLog {
  const last = database.prepare('SELECT number, hash FROM audit ORDER BY number DESC LIMIT 1')
  const insert = database.prepare('INSERT INTO audit VALUES (?, ?, ?, ?, ?)')
  const count = database.prepare("SELECT count(*) AS count FROM audit WHERE kind = 'intent'")
  // Reads the last row and inserts in one transaction: another process may write to the same file in between.
  const append = database.transaction((record: string, kind: Row['kind'], body: string) => {
    const before = last.get() as Pick<Row, 'number' | 'hash'> | undefined
    const row = { number: (before?.number ?? 0) + 1, record, kind, body }
    const hash = hashOf(before?.hash ?? beginning, row)
    insert.run(row.number, record, kind, body, hash)
    return { number: row.number, hash }
  })
  const write = (record: string, kind: Row['kind'], content: AuditIntent | AuditOutcome) =>
    onEntry(append.immediate(record, kind, JSON.stringify(content)))
  return {
    begin(intent) {
      const record = randomUUID()
      write(record, 'intent', intent)
      return record
    },
    end: (record, outcome) => write(record, 'outcome', outcome),
    read: (query) => readEntries(database, query),
    count: () => (count.get() as { count: number }).count,
    check: () => checkChain(database),
  }
}

/** Words of kinds of caller in entries of earlier versions, which stay as they were written. */
const earlierKinds: Readonly<Record<string, ActorKind>> = {
  SITE_USER: 'STAFF',
  ANONYMOUS_VISITOR: 'VISITOR',
}

function intentOf(text: string): AuditIntent {
  const intent = JSON.parse(text) as AuditIntent
  const { actor } = intent
  return { ...intent, actor: { ...actor, kind: earlierKinds[actor.kind] ?? actor.kind } }
}

const pageSize = 500

/** Yields the entries of a range, one page of the table at a time, so that a long log is never in memory as a whole. */
function* entriesIn(database: Sqlite, range: NumberRange): Generator<AuditEntry> {
  const page = database.prepare(
    `SELECT i.number, i.body AS intent, o.body AS outcome FROM audit i
     LEFT JOIN audit o ON o.record = i.record AND o.kind = 'outcome'
     WHERE i.kind = 'intent' AND i.number < ? AND i.number > ?
     ORDER BY i.number ${directionOf(range)} LIMIT ${pageSize}`,
  )
  type Joined = { number: number; intent: string; outcome: string | null }
  let rows: Joined[] = []
  let { below = Number.MAX_SAFE_INTEGER, above = 0 } = range
  do {
    rows = page.all(below, above) as Joined[]
    for (const { number, intent, outcome } of rows) {
      if (range.isReversed) above = number
      else below = number
      yield { number, intent: intentOf(intent), outcome: outcome && JSON.parse(outcome) }
    }
  } while (rows.length === pageSize)
}

function readEntries(database: Sqlite, { matches, ...range }: AuditQuery): AuditEntry[] {
  const found: AuditEntry[] = []
  for (const entry of entriesIn(database, range)) {
    if (found.length === range.limit) break
    if (!matches || matches(entry)) found.push(entry)
  }
  return found
}

async function checkChain(database: Sqlite): Promise<AuditCheck> {
  const page = database.prepare('SELECT * FROM audit WHERE number > ? ORDER BY number LIMIT 1000')
  let head = beginning
  let entries = 0
  for (;;) {
    const rows = page.all(entries) as Row[]
    for (const row of rows) {
      const isNext = row.number === entries + 1
      if (!isNext || hashOf(head, row) !== row.hash) {
        return { isWhole: false, entries, brokenAt: entries + 1, head }
      }
      head = row.hash
      entries += 1
    }
    if (rows.length === 0) return { isWhole: true, entries, brokenAt: null, head }
    await new Promise((go) => setImmediate(go))
  }
}
