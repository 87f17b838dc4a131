import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outcomeDelayMs, type SqliteWriteLog, sqliteWriteLog } from './cart-write-log.ts'
import { openSqlite } from './sqlite.ts'

const day = 24 * 3600 * 1000
const entry = { fingerprint: 'f', before: { cartId: 'c', pieces: [1, 2], total: 4 } }
let clock: number
let database: ReturnType<typeof openSqlite>
let log: SqliteWriteLog
beforeEach(() => {
  vi.useFakeTimers()
  clock = 100 * day
  database = openSqlite('memory')
  log = openLog()
})

const errors: unknown[] = []
const openLog = () =>
  sqliteWriteLog(database, { now: () => clock, onError: (error) => errors.push(error) })
afterEach(() => vi.useRealTimers())

const stored = () =>
  database.prepare('SELECT request_id, outcome FROM cart_writes ORDER BY request_id').all()

test('an entry has its outcome once the write has ended, and is found by session and request', async () => {
  await log.begin('s', 'r', entry)
  expect(await log.find('s', 'r')).toEqual({ ...entry, outcome: undefined })
  await log.finish('s', 'r', '[]')
  expect(await log.find('s', 'r')).toEqual({ ...entry, outcome: '[]' })
  expect([await log.find('t', 'r'), await log.find('s', 'q')]).toEqual([null, null])
})

test('an entry that begins again has no outcome; one that is discarded is gone', async () => {
  await log.begin('s', 'r', entry)
  await log.finish('s', 'r', '[]')
  await log.begin('s', 'r', { ...entry, fingerprint: 'g' })
  expect(await log.find('s', 'r')).toEqual({ ...entry, fingerprint: 'g', outcome: undefined })
  await log.begin('s', 'other', entry)
  await log.discard('s', 'r')
  expect([await log.find('s', 'r'), await log.find('s', 'other')]).toMatchObject([null, entry])
})

test('entries are retained for a day, looked at every ten minutes', async () => {
  await log.begin('s', 'first', entry)
  clock += day
  await log.begin('s', 'second', entry)
  expect(await log.find('s', 'first')).not.toBeNull()
  clock += 600_000
  await log.begin('s', 'third', entry)
  expect(await log.find('s', 'first')).not.toBeNull()
  clock += 1
  await log.begin('s', 'fourth', entry)
  expect([await log.find('s', 'first'), await log.find('s', 'second')]).toMatchObject([null, entry])
})

test('a write is unfinished until it is finished or discarded, also for the next process', async () => {
  await log.begin('s', 'done', entry)
  await log.finish('s', 'done', '[]')
  await log.begin('s', 'gone', entry)
  await log.discard('s', 'gone')
  await log.begin('s', 'open', entry)
  await log.begin('t', 'other', entry)
  await log.begin('s', 'not counted', { ...entry, before: { ...entry.before, total: null } })
  const open = [{ idempotencyKey: 'open', before: entry.before }]
  log.close()
  const next = openLog()
  for (const one of [log, next]) expect(await one.unfinished('s')).toEqual(open)
  await next.finish('s', 'open', '[]')
  expect([await next.unfinished('s'), await next.unfinished('another')]).toEqual([[], []])
})

test('an entry is stored when its write begins, and its outcome with others shortly after', async () => {
  const [a, b] = [{ request_id: 'a' }, { request_id: 'b' }]
  await log.begin('s', 'a', entry)
  await log.begin('s', 'b', entry)
  await log.finish('s', 'a', '[]')
  await log.finish('s', 'b', '["late"]')
  expect(stored()).toEqual([a, b].map((one) => ({ ...one, outcome: null })))
  vi.advanceTimersByTime(outcomeDelayMs)
  expect(stored()).toEqual([
    { ...a, outcome: '[]' },
    { ...b, outcome: '["late"]' },
  ])
})

test('an outcome that waits is not stored for an entry that began again, or was discarded', async () => {
  await log.begin('s', 'again', entry)
  await log.finish('s', 'again', '[]')
  await log.begin('s', 'again', entry)
  await log.begin('s', 'gone', entry)
  await log.finish('s', 'gone', '[]')
  await log.discard('s', 'gone')
  expect(await log.find('s', 'gone')).toBeNull()
  log.close()
  expect(stored()).toEqual([{ request_id: 'again', outcome: null }])
})

test('a process that is killed before it stores an outcome leaves its write unfinished', async () => {
  await log.begin('s', 'r', entry)
  await log.finish('s', 'r', '[]')
  const next = openLog()
  expect(await next.unfinished('s')).toEqual([{ idempotencyKey: 'r', before: entry.before }])
})

test('outcomes that cannot be stored are reported, and tried again', async () => {
  await log.begin('s', 'r', entry)
  await log.finish('s', 'r', '[]')
  database.exec('ALTER TABLE cart_writes RENAME TO elsewhere')
  vi.advanceTimersByTime(outcomeDelayMs)
  expect(errors).toHaveLength(1)
  database.exec('ALTER TABLE elsewhere RENAME TO cart_writes')
  vi.advanceTimersByTime(1000)
  expect(stored()).toEqual([{ request_id: 'r', outcome: '[]' }])
})
