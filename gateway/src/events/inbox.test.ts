import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
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
import type { EventConsumer } from './event-consumer.ts'
import { localEventLeases } from './event-leases.ts'
import { sqliteEventStore } from './event-store.ts'
import { createInbox } from './inbox.ts'

useBench()

test('an event is handled, and the history has its content', async () => {
  const inbox = inboxWith()
  expect(await inbox.accept(event('one'))).toBe(true)
  await inbox.idle()
  expect(bench.handled).toEqual(['one'])
  const { setAside, ...logged } = event('one')
  expect(inbox.find('one')).toMatchObject({
    ...logged,
    state: 'DONE',
    handledAt: bench.clock,
    isErased: false,
    consumed: ['noting'],
  })
})

test('the content of an event is sealed at rest', async () => {
  await inboxWith().accept(event('one', { body: { id: 'b', name: 'Somebody in person' } }))
  const rows = JSON.stringify(bench.database.prepare('SELECT * FROM change_events').all())
  expect(rows).toContain('brand_updated')
  expect(rows).not.toMatch(/Somebody|Old/)
})

test('S81 a redelivered event is deduplicated for seven days', async () => {
  const inbox = inboxWith()
  const responses = await Promise.all(Array.from({ length: 100 }, () => inbox.accept(event('one'))))
  expect(responses.filter(Boolean)).toHaveLength(1)
  await inbox.idle()
  bench.clock += 6.9 * day
  expect(await inbox.accept(event('one'))).toBe(false)
  await inbox.idle()
  expect(bench.handled).toEqual(['one'])
})

test('S81 its id is known also after the history has deleted it', async () => {
  const inbox = inboxWith()
  await inbox.accept(event('one'))
  await inbox.idle()
  bench.database.exec('DELETE FROM change_events')
  expect(await inbox.accept(event('one'))).toBe(false)
})

test('an unavailable lease store is tried again; no try is lost', async () => {
  let isDown = true
  const acquire = async () => {
    if (isDown) throw new Error('away')
    return 'MINE' as const
  }
  const inbox = inboxWith({ leases: { ...localEventLeases, acquire } })
  await inbox.accept(event('one'))
  await inbox.idle()
  for (let at = 0; at < 5; at += 1) await after(1000, inbox)
  expect(inbox.find('one')).toMatchObject({ state: 'NEW', tries: 0 })
  isDown = false
  await after(1000, inbox)
  expect(bench.handled).toEqual(['one'])
})

test('consumers without a lease run at once, once, and again when other gateways are reachable', async () => {
  let isDown = true
  const acquire = async () => {
    if (isDown) throw new Error('away')
    return 'MINE' as const
  }
  const dropped: string[] = []
  const dropping: EventConsumer = {
    name: 'dropping',
    runsInEveryGateway: true,
    handle: ({ id }) => void dropped.push(id),
  }
  const inbox = inboxWith({
    leases: { ...localEventLeases, acquire },
    consumers: [noting, dropping],
  })
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

test('S82 3, 1, 2: the late ones are superseded and in the history all the same', async () => {
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

test('S82 sequence numbers are compared as numbers, per entity', async () => {
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

test('S87 an erasure request is handled however late it comes', async () => {
  const inbox = inboxWith()
  for (const one of [numbered(3), { ...numbered(1), isAnonymization: true }]) {
    await inbox.accept(one)
    await inbox.idle()
  }
  expect(bench.handled).toEqual(['brand:b-3', 'brand:b-1'])
  expect(statesOf(inbox)).toEqual({ 'brand:b-3': 'DONE', 'brand:b-1': 'DONE' })
})

test('pending events of one entity are handled in their order', async () => {
  const store = sqliteEventStore(bench.database, seal, () => bench.clock)
  for (const sequence of [3, 1, 2]) store.add(numbered(sequence))
  await inboxWith().idle()
  expect(bench.handled).toEqual(['brand:b-1', 'brand:b-2', 'brand:b-3'])
})

test('S85 a stored event is handled by the next process, also when this one was killed in the middle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-inbox-'))
  let isHandling = false
  const hang = () => {
    isHandling = true
    return new Promise<never>(() => {})
  }
  const hanging: EventConsumer = { name: 'hanging', handle: hang }
  const file = openSqlite(folder)
  const killed = createInbox({
    store: sqliteEventStore(file, seal),
    consumers: [hanging],
    log,
    handlerTimeoutMs: 60_000,
  })
  killed.start()
  await killed.accept(event('in the middle', { entity: 'one' }))
  await killed.accept(event('behind it', { entity: 'two' }))
  await expect.poll(() => isHandling).toBe(true)
  expect(killed.health().waiting).toBe(2)

  const next = inboxWith({}, openSqlite(folder))
  await next.idle()
  expect(bench.handled).toEqual(['in the middle', 'behind it'])
  expect(next.health()).toMatchObject({ waiting: 0, setAside: 0 })
})

test('S86 an event that always fails is set aside after its tries; others continue meanwhile', async () => {
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

test('a consumer that has finished is not called again when another one is retried', async () => {
  const inbox = inboxWith({ consumers: [noting, failing('one', 2)] })
  await inbox.accept(event('one'))
  await inbox.idle()
  await after(100, inbox)
  await after(400, inbox)
  expect(inbox.find('one')?.state).toBe('DONE')
  expect(bench.handled).toEqual(['one'])
})

test('a later event of the same entity waits for one that is retried', async () => {
  const inbox = inboxWith({ consumers: [failing('brand:b-1', 1), noting] })
  await inbox.accept(numbered(1))
  await inbox.accept(numbered(2))
  await inbox.idle()
  expect(inbox.find('brand:b-2')?.state).toBe('NEW')
  await after(100, inbox)
  expect(statesOf(inbox)).toEqual({ 'brand:b-1': 'DONE', 'brand:b-2': 'DONE' })
})

test('S85 the acknowledgment waits for the write only, not for consumers', async () => {
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
  const inbox = inboxWith({ consumers: [hanging], handlerTimeoutMs: 60_000 })
  expect(await inbox.accept(event('one'))).toBe(true)
  expect([inbox.find('one')?.state, began]).toEqual(['NEW', 0])
  await expect.poll(() => began).toBe(1)
  // The first one is still being handled.
  expect(await inbox.accept(event('two'))).toBe(true)
  expect([inbox.find('two')?.state, began]).toEqual(['NEW', 1])
  release()
  await expect.poll(() => began).toBe(2)
  release()
  await inbox.idle()
  expect(statesOf(inbox)).toEqual({ one: 'DONE', two: 'DONE' })
})

test('S86 messages have no numbers: a failing one blocks none of the same product', async () => {
  const inbox = inboxWith({ consumers: [failing('bad', 9), noting] })
  await inbox.accept(event('bad'))
  await inbox.accept(event('good'))
  await inbox.accept(event('better'))
  await inbox.idle()
  expect(statesOf(inbox)).toEqual({ bad: 'NEW', good: 'DONE', better: 'DONE' })
})

test('a consumer that times out counts as failed', async () => {
  const hanging: EventConsumer = { name: 'hanging', handle: () => new Promise(() => {}) }
  const inbox = inboxWith({ consumers: [hanging], handlerTimeoutMs: 10, waits: [] })
  await inbox.accept(event('one'))
  await inbox.idle()
  expect(inbox.find('one')).toMatchObject({
    state: 'SET_ASIDE',
    detail: 'hanging: no end after 10 ms',
  })
})

test('a consumer that modifies the event does not affect the next one', async () => {
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
  expect(seen).toMatchObject([{ id: 'b', name: 'Brand' }])
})
