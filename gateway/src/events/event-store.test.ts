// What the store of events remembers, and for how long.
import { beforeEach, expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { bench, day, event, numbered, seal } from '../testing/inbox-kit.ts'
import { type EventStore, sqliteEventStore } from './event-store.ts'

let store: EventStore
beforeEach(() => {
  bench.clock = 1_750_000_000_000
  store = sqliteEventStore(openSqlite('memory'), seal, () => bench.clock)
})

/** Stores an event and ends it. */
function handle(one: ReturnType<typeof event>) {
  store.add(one)
  const stored = store.find(one.id)
  if (!stored) throw new Error(`${one.id} is not stored`)
  store.done(stored)
  return stored
}

test('S81 the id of an event is remembered for seven days, exactly', () => {
  handle(event('one'))
  bench.clock += 7 * day
  expect(store.add(event('one'))).toBe(false)
  store = sqliteEventStore(openSqlite('memory'), seal, () => bench.clock)
  handle(event('two'))
  bench.clock += 30 * day + 1
  expect(store.add(event('other'))).toBe(true)
  expect(store.find('two')).toBeNull()
  expect(store.add(event('two'))).toBe(true)
})

test('S81 an id without an event is known for seven days, and with one as long as the event', () => {
  for (const id of ['foreign', 'own']) store.add(event(id))
  const foreign = store.find('foreign')
  if (foreign) store.removeForeign(foreign)
  bench.clock += 7 * day
  expect(store.add(event('foreign'))).toBe(false)
  bench.clock += 600_000
  expect([store.add(event('foreign')), store.add(event('own'))]).toEqual([true, false])
})

test('S82 the last number of an entity is remembered for thirty days', () => {
  handle(numbered(5))
  const late = { ...numbered(3), id: 'late' }
  store.add(late)
  const isBehind = () => {
    const found = store.find('late')
    return found && store.isBehind(found)
  }
  bench.clock += 30 * day
  store.add(event('sweep'))
  expect(isBehind()).toBe(true)
  // What is too old is looked for every ten minutes.
  bench.clock += 599_999
  store.add(event('no sweep'))
  expect(isBehind()).toBe(true)
  bench.clock += 1
  store.add(event('sweep again'))
  expect(isBehind()).toBe(false)
})

test('S82 an older event does not take the number back', () => {
  for (const sequence of [5, 3]) handle(numbered(sequence))
  store.add({ ...numbered(4), id: 'between' })
  const between = store.find('between')
  expect(between && store.isBehind(between)).toBe(true)
})

test('an event without a number is never behind', () => {
  handle(numbered(5))
  store.add({ ...numbered(1), id: 'unnumbered', sequence: null })
  const found = store.find('unnumbered')
  expect(found && store.isBehind(found)).toBe(false)
  store.add({ ...numbered(1), id: 'of nothing', entity: null })
  const other = store.find('of nothing')
  expect(other && store.isBehind(other)).toBe(false)
})

test('the next event is due at its time, and waits for an earlier one of its entity', () => {
  store.add({ ...numbered(2), receivedAt: 1 })
  store.add(numbered(1))
  store.add(event('unnumbered', { entity: 'brand:b' }))
  expect(store.next()?.id).toBe('brand:b-1')
  const first = store.find('brand:b-1')
  const other = store.find('unnumbered')
  if (!first || !other) throw new Error('not stored')
  store.retryAt(first, bench.clock + 100, 'away')
  // Without a number it waits for none.
  expect(store.next()?.id).toBe('unnumbered')
  store.postpone(other, bench.clock + 200)
  expect([store.next(), store.nextAt()]).toEqual([null, bench.clock + 100])
  bench.clock += 100
  expect(store.next()).toMatchObject({ id: 'brand:b-1', tries: 1, detail: 'away' })
  store.done(first)
  expect(store.next()?.id).toBe('brand:b-2')
  expect(store.find('unnumbered')?.tries).toBe(0)
})

test('an event that has ended is not ended again, nor removed', () => {
  const stored = handle(event('one'))
  bench.clock += 5
  store.setAside(stored, 'FAILED', 'late')
  store.superseded(stored)
  store.removeForeign(stored)
  expect(store.find('one')).toMatchObject({
    state: 'DONE',
    reason: null,
    handledAt: bench.clock - 5,
  })
  store.add(event('two'))
  const two = store.find('two')
  if (two) store.removeForeign(two)
  expect([store.find('two'), store.add(event('two'))]).toEqual([null, false])
})

test('S87 an event that requests erasure is erased itself once it is done', () => {
  handle(event('erasure', { isAnonymization: true }))
  handle(event('other'))
  expect([store.find('erasure')?.isErased, store.find('other')?.isErased]).toEqual([true, false])
  expect(store.find('erasure')).toMatchObject({ body: null, modifiedFields: null })
})

test('the health of the inbox has what waits and what was set aside', () => {
  expect(store.health()).toEqual({ lastReceivedAt: null, waiting: 0, setAside: 0 })
  store.add(event('one'))
  store.add(event('two', { setAside: { reason: 'STALE', detail: 'old' }, receivedAt: 7 }))
  expect(store.health()).toEqual({ lastReceivedAt: bench.clock, waiting: 1, setAside: 1 })
  expect(store.find('two')).toMatchObject({ state: 'SET_ASIDE', reason: 'STALE', detail: 'old' })
})

test('the content of one event does not open as that of another', () => {
  const database = openSqlite('memory')
  store = sqliteEventStore(database, seal, () => bench.clock)
  store.add(event('one'))
  store.add(event('two'))
  const moved =
    'UPDATE change_events SET content = (SELECT content FROM change_events WHERE id = ?)'
  database.prepare(`${moved} WHERE id = ?`).run('one', 'two')
  expect([store.find('one')?.isErased, store.find('two')?.isErased]).toEqual([false, true])
})

test.each(['0', '7', '18446744073709551615'])(
  'the number %s is read as it was received',
  (sequence) => {
    store.add(event('one', { sequence }))
    expect(store.find('one')?.sequence).toBe(sequence)
  },
)

test('only an event that was set aside is replayed', () => {
  handle(event('done'))
  store.add(event('old', { setAside: { reason: 'STALE', detail: 'old' } }))
  expect([store.replay('done'), store.replay('old'), store.replay('old')]).toEqual([
    false,
    true,
    false,
  ])
})
