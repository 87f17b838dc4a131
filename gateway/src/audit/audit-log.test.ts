import { expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { type AuditIntent, sqliteAuditLog } from './audit-log.ts'
import { idsIn } from './ids-in.ts'

const intent = (more: Partial<AuditIntent> = {}): AuditIntent => ({
  at: 1,
  actor: { kind: 'STAFF', id: 'm1', name: 'owner@shop.test', role: 'OWNER' },
  operation: 'brandsWrite.deleteBrand',
  isWrite: true,
  ids: ['b1'],
  idCount: 1,
  requestId: 'r1',
  ...more,
})

const filled = (count: number) => {
  const database = openSqlite('memory')
  const heads: string[] = []
  const log = sqliteAuditLog(database, ({ hash }) => heads.push(hash))
  for (let at = 1; at <= count; at += 1) {
    log.end(log.begin(intent({ at })), { at: at + 1, result: 'SUCCESS' })
  }
  return { database, log, heads }
}

test('S92 an entry is there before the call, and stays open when no answer came', () => {
  const { log } = filled(1)
  log.begin(intent({ at: 9 }))
  const [open, done] = log.read({ limit: 5 })
  expect(open).toMatchObject({ intent: { at: 9 }, outcome: null })
  expect(done).toMatchObject({ intent: { at: 1 }, outcome: { result: 'SUCCESS' } })
})

test('entries of an earlier version are read with the words of this one, and stay as they are', async () => {
  const { log } = filled(0)
  const earlier = (kind: string) => ({ ...intent().actor, kind }) as AuditIntent['actor']
  for (const kind of ['ANONYMOUS_VISITOR', 'SITE_USER', 'APP']) {
    log.begin(intent({ actor: earlier(kind) }))
  }
  const kinds = log.read({ limit: 5 }).map((entry) => entry.intent.actor.kind)
  expect(kinds).toEqual(['APP', 'STAFF', 'VISITOR'])
  expect(await log.check()).toMatchObject({ isWhole: true, entries: 3 })
})

test('the log is read backwards, in pages, by filters', () => {
  const { log } = filled(1200)
  const first = log.read({ limit: 2 })
  expect(first.map(({ intent: { at } }) => at)).toEqual([1200, 1199])
  const next = log.read({ limit: 1, below: first[1]?.number })
  expect(next.map(({ intent: { at } }) => at)).toEqual([1198])
  const old = log.read({ limit: 3, matches: ({ intent: { at } }) => at < 3 })
  expect(old.map(({ intent: { at } }) => at)).toEqual([2, 1])
})

test('S93 the log cannot be changed through its table, and a change made past it is noticed', async () => {
  const { database, log, heads } = filled(3)
  expect(await log.check()).toEqual({
    isWhole: true,
    entries: 6,
    brokenAt: null,
    head: heads.at(-1),
  })
  expect(() => database.exec("UPDATE audit SET body = '{}' WHERE number = 3")).toThrow(
    'the audit log is only added to',
  )
  expect(() => database.exec('DELETE FROM audit')).toThrow('the audit log is only added to')
  expect(() =>
    database.exec(
      "REPLACE INTO audit SELECT number, record, kind, '{}', hash FROM audit WHERE number = 3",
    ),
  ).toThrow('the audit log is only added to')
  // An attacker with access to the file drops the trigger and edits one letter.
  database.exec('DROP TRIGGER audit_stays')
  database.exec("UPDATE audit SET body = replace(body, 'b1', 'b2') WHERE number = 3")
  expect(await log.check()).toMatchObject({ isWhole: false, entries: 2, brokenAt: 3 })
})

test('S93 an entry taken out of the middle is noticed; a shorter log by its head', async () => {
  const { database, log, heads } = filled(3)
  database.exec('DROP TRIGGER audit_is_kept')
  database.exec('DELETE FROM audit WHERE number > 4')
  expect(await log.check()).toMatchObject({ isWhole: true, head: heads[3] })
  expect((await log.check()).head).not.toBe(heads.at(-1))
  database.exec('DELETE FROM audit WHERE number = 2')
  expect(await log.check()).toMatchObject({ isWhole: false, brokenAt: 2 })
})

test('S94 a name that looks like an entry of its own stays a text', async () => {
  const { log } = filled(0)
  const name = 'x"}\r\n2026-01-01 owner deleted everything\u001b[31m'
  log.end(log.begin(intent({ actor: { kind: 'APP', id: name } })), { at: 2, result: 'SUCCESS' })
  expect(log.read({ limit: 9 }).map(({ intent: { actor } }) => actor.id)).toEqual([name])
  expect(await log.check()).toMatchObject({ isWhole: true, entries: 2 })
})

test('entries describe a request by ids only', () => {
  expect(
    idsIn({
      id: 'a',
      brand: { id: 'b', name: 'Anvil', revision: '3' },
      productIds: ['c', 'a'],
      query: { filter: { id: { $in: ['d', 'e'] }, 'profile.slug': 'mara' } },
      member: { loginEmail: 'mara@shop.test' },
    }),
  ).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('only members named as ids are ids: no names, nothing long, nothing of another type', () => {
  const long = 'x'.repeat(101)
  expect(
    idsIn({
      ids: ['a', long, 7, null],
      productId: long.slice(1),
      paid: 'not an id',
      idea: 'not an id either',
      mainIdea: 'nor is this one',
      valid: { $in: ['no'] },
      id: { name: 'no', $in: ['b', ['no']] },
      list: [{ id: 'c' }, 'no'],
    }),
  ).toEqual(['a', long.slice(1), 'b', 'no', 'c'])
  expect([idsIn('a'), idsIn(null), idsIn(undefined)]).toEqual([[], [], []])
})

test('a page of exactly five hundred entries is followed by the next one', () => {
  for (const count of [499, 500, 501, 1000]) {
    const { log } = filled(count)
    expect(log.read({ limit: 2000 })).toHaveLength(count)
  }
})

test('S93 a log of more than a thousand records is checked whole', async () => {
  const { database, log } = filled(501)
  expect(await log.check()).toMatchObject({ isWhole: true, entries: 1002, brokenAt: null })
  database.exec('DROP TRIGGER audit_stays')
  database.exec("UPDATE audit SET hash = 'x' WHERE number = 1002")
  expect(await log.check()).toMatchObject({ isWhole: false, entries: 1001, brokenAt: 1002 })
})

test('an empty log is whole', async () => {
  const { log } = filled(0)
  expect(log.read({ limit: 1 })).toEqual([])
  expect(await log.check()).toEqual({
    ...{ isWhole: true, entries: 0, brokenAt: null },
    head: '0'.repeat(64),
  })
})
