import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../session/sqlite.ts'
import {
  after,
  bench,
  day,
  event,
  failing,
  inboxWith,
  log,
  noting,
  numbered,
  seal,
  statesOf,
  useBench,
} from '../testing/inbox-kit.ts'
import type { EventConsumer } from './consumers.ts'
import { noOtherGateways } from './event-claims.ts'
import { sqliteEventStore } from './event-store.ts'
import { createInbox } from './inbox.ts'

useBench()

test('an event is bench.handled, and its history says what it said', async () => {
  const inbox = inboxWith()
  expect(await inbox.accept(event('one'))).toBe(true)
  await inbox.idle()
  expect(bench.handled).toEqual(['one'])
  const { setAside, ...said } = event('one')
  expect(inbox.find('one')).toMatchObject({
    ...said,
    state: 'DONE',
    handledAt: bench.clock,
    isErased: false,
    consumed: ['noting'],
  })
})

test('what an event says is sealed at rest', async () => {
  await inboxWith().accept(event('one', { body: { id: 'b', name: 'Somebody in person' } }))
  const rows = JSON.stringify(bench.database.prepare('SELECT * FROM change_events').all())
  expect(rows).toContain('brand_updated')
  expect(rows).not.toMatch(/Somebody|Old/)
})

test('S81 an event that comes again changes nothing, for seven days', async () => {
  const inbox = inboxWith()
  const answers = await Promise.all(Array.from({ length: 100 }, () => inbox.accept(event('one'))))
  expect(answers.filter(Boolean)).toHaveLength(1)
  await inbox.idle()
  bench.clock += 6.9 * day
  expect(await inbox.accept(event('one'))).toBe(false)
  await inbox.idle()
  expect(bench.handled).toEqual(['one'])
})

test('S81 its id is known also after the history has let go of it', async () => {
  const inbox = inboxWith()
  await inbox.accept(event('one'))
  await inbox.idle()
  bench.database.exec('DELETE FROM change_events')
  expect(await inbox.accept(event('one'))).toBe(false)
})

test('who cannot be asked whose it is, is asked again; no try is lost', async () => {
  let isDown = true
  const take = async () => {
    if (isDown) throw new Error('away')
    return 'MINE' as const
  }
  const inbox = inboxWith({ claims: { ...noOtherGateways, take } })
  await inbox.accept(event('one'))
  await inbox.idle()
  for (let at = 0; at < 5; at += 1) await after(1000, inbox)
  expect(inbox.find('one')).toMatchObject({ state: 'NEW', tries: 0 })
  isDown = false
  await after(1000, inbox)
  expect(bench.handled).toEqual(['one'])
})

test('what needs no claim is done at once, once, and again when the others can hear of it', async () => {
  let isDown = true
  const take = async () => {
    if (isDown) throw new Error('away')
    return 'MINE' as const
  }
  const dropped: string[] = []
  const dropping: EventConsumer = {
    name: 'dropping',
    isForEach: true,
    handle: ({ id }) => void dropped.push(id),
  }
  const inbox = inboxWith({ claims: { ...noOtherGateways, take }, consumers: [noting, dropping] })
  await inbox.accept(event('one'))
  await inbox.idle()
  await after(1000, inbox)
  expect([dropped, bench.handled]).toEqual([['one'], []])
  isDown = false
  await after(1000, inbox)
  expect([dropped, bench.handled]).toEqual([['one', 'one'], ['one']])
  await inbox.accept(event('two'))
  await inbox.idle()
  expect(dropped).toEqual(['one', 'one', 'two'])
})

test('S82 3, 1, 2: the later ones come too late, and are in the history all the same', async () => {
  const inbox = inboxWith()
  for (const sequence of [3, 1, 2]) {
    await inbox.accept(numbered(sequence))
    await inbox.idle()
  }
  expect(bench.handled).toEqual(['brand:b-3'])
  expect(statesOf(inbox)).toEqual({
    'brand:b-3': 'DONE',
    'brand:b-1': 'SUPERSEDED',
    'brand:b-2': 'SUPERSEDED',
  })
})

test('S82 numbers are compared as numbers, and count for one thing alone', async () => {
  const inbox = inboxWith()
  for (const one of [numbered(9), numbered(10), numbered(2, 'brand:c')]) {
    await inbox.accept(one)
    await inbox.idle()
  }
  expect(bench.handled).toEqual(['brand:b-9', 'brand:b-10', 'brand:c-2'])
  expect(inbox.find('brand:b-10')?.sequence).toBe('10')
})

test('S82 an event with the last handled number is not older: it is handled', async () => {
  const inbox = inboxWith()
  for (const one of [numbered(3), { ...numbered(3), id: 'also-3' }]) {
    await inbox.accept(one)
    await inbox.idle()
  }
  expect(bench.handled).toEqual(['brand:b-3', 'also-3'])
})

test('S87 a request to be forgotten is handled however late it comes', async () => {
  const inbox = inboxWith()
  for (const one of [numbered(3), { ...numbered(1), isAnonymize: true }]) {
    await inbox.accept(one)
    await inbox.idle()
  }
  expect(bench.handled).toEqual(['brand:b-3', 'brand:b-1'])
  expect(statesOf(inbox)).toEqual({ 'brand:b-3': 'DONE', 'brand:b-1': 'DONE' })
})

test('events of one thing that wait together are bench.handled in their order', async () => {
  const store = sqliteEventStore(bench.database, seal, () => bench.clock)
  for (const sequence of [3, 1, 2]) store.add(numbered(sequence))
  await inboxWith().idle()
  expect(bench.handled).toEqual(['brand:b-1', 'brand:b-2', 'brand:b-3'])
})

test('S85 what was kept is bench.handled by the next process, also when this one was stopped in the middle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-inbox-'))
  const hanging: EventConsumer = { name: 'hanging', handle: () => new Promise(() => {}) }
  const file = openSqlite(folder)
  const killed = createInbox({
    store: sqliteEventStore(file, seal),
    consumers: [hanging],
    log,
    patience: 60_000,
  })
  killed.start()
  await killed.accept(event('in the middle', { entity: 'one' }))
  await killed.accept(event('behind it', { entity: 'two' }))
  await new Promise((go) => setTimeout(go, 50))
  expect(killed.health().waiting).toBe(2)

  const next = inboxWith({}, openSqlite(folder))
  await next.idle()
  expect(bench.handled).toEqual(['in the middle', 'behind it'])
  expect(next.health()).toMatchObject({ waiting: 0, setAside: 0 })
})

test('S86 a poisonous event is set aside after its tries; others go on meanwhile', async () => {
  const inbox = inboxWith({ consumers: [failing('bad', 99), noting] })
  await inbox.accept(event('before', { entity: 'one' }))
  await inbox.accept(event('bad', { entity: 'two' }))
  await inbox.accept(event('after', { entity: 'three' }))
  await inbox.idle()
  expect(statesOf(inbox)).toEqual({ before: 'DONE', bad: 'NEW', after: 'DONE' })
  await after(99, inbox)
  expect(inbox.find('bad')?.tries).toBe(1)
  await after(1, inbox)
  expect(inbox.find('bad')?.tries).toBe(2)
  await after(400, inbox)
  expect(inbox.find('bad')).toMatchObject({
    state: 'SET_ASIDE',
    reason: 'FAILED',
    detail: 'failing: cannot swallow it',
  })
  expect(inbox.health()).toEqual({ lastReceivedAt: bench.clock - 500, waiting: 0, setAside: 1 })
})

test('a consumer that is through is not told again when another one has to try anew', async () => {
  const inbox = inboxWith({ consumers: [noting, failing('one', 2)] })
  await inbox.accept(event('one'))
  await inbox.idle()
  await after(100, inbox)
  await after(400, inbox)
  expect(inbox.find('one')?.state).toBe('DONE')
  expect(bench.handled).toEqual(['one'])
})

test('a later event of the same thing waits for one that is tried again', async () => {
  const inbox = inboxWith({ consumers: [failing('brand:b-1', 1), noting] })
  await inbox.accept(numbered(1))
  await inbox.accept(numbered(2))
  await inbox.idle()
  expect(inbox.find('brand:b-2')?.state).toBe('NEW')
  await after(100, inbox)
  expect(statesOf(inbox)).toEqual({ 'brand:b-1': 'DONE', 'brand:b-2': 'DONE' })
})

test('S85 the yes waits for the file alone, and for nobody who handles events', async () => {
  let began = 0
  let release = () => {}
  const hanging: EventConsumer = {
    name: 'hanging',
    handle() {
      began += 1
      return new Promise((done) => {
        release = done
      })
    },
  }
  const inbox = inboxWith({ consumers: [hanging], patience: 60_000 })
  expect(await inbox.accept(event('one'))).toBe(true)
  expect([inbox.find('one')?.state, began]).toEqual(['NEW', 0])
  await expect.poll(() => began).toBe(1)
  // The first one is still at it.
  expect(await inbox.accept(event('two'))).toBe(true)
  expect([inbox.find('two')?.state, began]).toEqual(['NEW', 1])
  release()
  await expect.poll(() => began).toBe(2)
  release()
  await inbox.idle()
  expect(statesOf(inbox)).toEqual({ one: 'DONE', two: 'DONE' })
})

test('S86 messages have no numbers: one that cannot be handled holds up none of the same product', async () => {
  const inbox = inboxWith({ consumers: [failing('bad', 9), noting] })
  await inbox.accept(event('bad'))
  await inbox.accept(event('good'))
  await inbox.accept(event('better'))
  await inbox.idle()
  expect(statesOf(inbox)).toEqual({ bad: 'NEW', good: 'DONE', better: 'DONE' })
})

test('a consumer that never comes back counts as one that failed', async () => {
  const hanging: EventConsumer = { name: 'hanging', handle: () => new Promise(() => {}) }
  const inbox = inboxWith({ consumers: [hanging], patience: 10, waits: [] })
  await inbox.accept(event('one'))
  await inbox.idle()
  expect(inbox.find('one')).toMatchObject({
    state: 'SET_ASIDE',
    detail: 'hanging: no end after 10 ms',
  })
})

test('one consumer cannot spoil an event for the next', async () => {
  const seen: unknown[] = []
  const spoiling: EventConsumer = {
    name: 'spoiling',
    handle: (one) => void Object.assign(one, { body: 0 }),
  }
  const inbox = inboxWith({
    consumers: [spoiling, { name: 'seeing', handle: ({ body }) => void seen.push(body) }],
  })
  await inbox.accept(event('one'))
  await inbox.idle()
  expect(seen).toEqual([{ id: 'b', name: 'Brand' }])
})
