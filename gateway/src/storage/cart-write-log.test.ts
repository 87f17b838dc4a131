import { beforeEach, expect, test } from 'vitest'
import { sqliteWriteLog, type WriteLog } from './cart-write-log.ts'
import { openSqlite } from './sqlite.ts'

const day = 24 * 3600 * 1000
const entry = { fingerprint: 'f', before: { cartId: 'c', pieces: [1, 2], total: 4 } }
let clock: number
let database: ReturnType<typeof openSqlite>
let log: WriteLog
beforeEach(() => {
  clock = 100 * day
  database = openSqlite('memory')
  log = sqliteWriteLog(database, () => clock)
})

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
  const next = sqliteWriteLog(database, () => clock)
  for (const one of [log, next]) expect(await one.unfinished('s')).toEqual(open)
  await next.finish('s', 'open', '[]')
  expect([await next.unfinished('s'), await next.unfinished('another')]).toEqual([[], []])
})
