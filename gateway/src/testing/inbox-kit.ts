// A setup for tests of the inbox: a manual clock, a database in memory, and a consumer that records.
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import type { ChangeEvent, ReceivedEvent, SetAsideReason } from '../events/change-event.ts'
import type { EventConsumer } from '../events/event-consumer.ts'
import type { EventLeases } from '../events/event-leases.ts'
import { sqliteEventStore } from '../events/event-store.ts'
import { createInbox, type EventInbox } from '../events/inbox.ts'
import type { InboxOptions } from '../events/inbox-options.ts'
import { createSeal } from '../storage/seal.ts'
import { openSqlite, type Sqlite } from '../storage/sqlite.ts'

export const day = 24 * 3600 * 1000
export const seal = createSeal([randomBytes(32).toString('base64url')])
export const log = { warn: () => {}, error: () => {} }

type Bench = {
  /** Milliseconds since 1970. */
  clock: number
  database: Sqlite
  /** Ids in the order in which they were handled. */
  handled: string[]
}
export const bench: Bench = { clock: 0, database: openSqlite('memory'), handled: [] }

const open: EventInbox[] = []

/** Creates a new setup for every test of a file. */
export function useBench(): void {
  beforeEach(() => {
    bench.clock = 1_750_000_000_000
    bench.database = openSqlite('memory')
    bench.handled = []
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((inbox) => inbox.close()))
  })
}

export const noting: EventConsumer = {
  name: 'noting',
  handle: ({ id }) => void bench.handled.push(id),
}

export function inboxWith(
  options: Partial<InboxOptions> = {},
  file: Sqlite = bench.database,
): EventInbox {
  const now = () => bench.clock
  const store = sqliteEventStore(file, seal, now)
  const inbox = createInbox({ store, consumers: [noting], log, now, waits: [100, 400], ...options })
  inbox.start()
  open.push(inbox)
  return inbox
}

export const event = (id: string, other: Partial<ReceivedEvent> = {}): ReceivedEvent => ({
  id,
  name: 'BrandUpdated',
  type: 'wix.stores.catalog.v3.brand_updated',
  entity: 'wix.stores.catalog.v3.brand:b',
  entityId: 'b',
  sequence: null,
  at: bench.clock,
  receivedAt: bench.clock,
  identity: { kind: 'APP', id: 'app' },
  body: { id: 'b', name: 'Brand' },
  modifiedFields: { name: 'Old' },
  isAnonymization: false,
  requestId: 'req',
  setAside: null,
  ...other,
})

/** An event of an entity with sequence numbers. */
export const numbered = (sequence: number, entity = 'brand:b') =>
  event(`${entity}-${sequence}`, { sequence: String(sequence), entity })

export const aside = (reason: SetAsideReason) => ({ setAside: { reason, detail: 'x' } })

export const statesOf = (inbox: EventInbox) =>
  Object.fromEntries(inbox.read({ limit: 100 }).map(({ id, state }) => [id, state]))

/** Advances the clock; resolves once everything due is handled. */
export async function after(ms: number, ...inboxes: EventInbox[]): Promise<void> {
  bench.clock += ms
  for (const inbox of inboxes) await inbox.idle()
}

/** Leases shared by several processes; `expire` simulates the expiry of a dead process's leases. */
export function sharedLeases() {
  const holders = new Map<string, number | 'SETTLED'>()
  const of = (process: number): EventLeases => ({
    async acquire(id) {
      const holder = holders.get(id) ?? process
      if (holder === 'SETTLED') return 'SETTLED'
      if (holder !== process) return 'BUSY'
      holders.set(id, process)
      return 'MINE'
    },
    settle: async (id) => void holders.set(id, 'SETTLED'),
    release: async (id) => void holders.delete(id),
  })
  return { of, expire: (id: string) => void holders.delete(id) }
}

/** A consumer that throws for one event, this many times. */
export function failing(id: string, times: number): EventConsumer {
  let left = times
  return {
    name: 'failing',
    handle(one: ChangeEvent) {
      if (one.id !== id || left === 0) return
      left -= 1
      throw new Error('cannot swallow it')
    },
  }
}
