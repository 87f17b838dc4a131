// Replay of events that were set aside, and queries of the history.
import { expect, test, vi } from 'vitest'
import {
  aside,
  bench,
  day,
  event,
  failing,
  inboxWith,
  numbered,
  seal,
  statesOf,
  useBench,
} from '../testing/inbox-kit.ts'
import { localEventLeases } from './event-leases.ts'
import { sqliteEventStore } from './event-store.ts'

useBench()

test('S83 an event that was set aside waits for staff, who may replay it', async () => {
  const inbox = inboxWith()
  await inbox.accept(event('old', aside('STALE')))
  await inbox.idle()
  expect(bench.handled).toEqual([])
  expect(await inbox.replay('old')).toMatchObject({ id: 'old', state: 'NEW', reason: null })
  await inbox.idle()
  expect(bench.handled).toEqual(['old'])
  expect(await inbox.replay('old')).toBe('NOT_A_DEAD_LETTER')
  expect(await inbox.replay('nothing')).toBe('NOT_FOUND')
})

test('S82 a replayed event is superseded when a later one of its entity was handled', async () => {
  const inbox = inboxWith()
  await inbox.accept({ ...numbered(1), ...aside('STALE') })
  await inbox.accept(numbered(2))
  await inbox.idle()
  await inbox.replay('brand:b-1')
  await inbox.idle()
  expect(bench.handled).toEqual(['brand:b-2'])
  expect(inbox.find('brand:b-1')?.state).toBe('SUPERSEDED')
})

test('S86 an unreadable event is replayed once this gateway can parse it', async () => {
  const inbox = inboxWith()
  const wrapper = {
    id: 'new',
    entityFqdn: 'wix.stores.catalog.v3.brand',
    slug: 'updated',
    entityId: 'b',
    eventTime: new Date(bench.clock).toISOString(),
    entityEventSequence: '4',
    updatedEvent: { currentEntity: { id: 'b', name: 'Brand' } },
  }
  const unread = { name: null, sequence: null, ...aside('UNKNOWN_TYPE') }
  await inbox.accept(event('new', { ...unread, body: JSON.stringify(wrapper) }))
  await inbox.accept(event('odd', { ...unread, type: 'melted', body: '{}' }))
  expect(await inbox.replay('odd')).toBe('STILL_UNREADABLE')
  expect(await inbox.replay('new')).toMatchObject({ name: 'BrandUpdated', sequence: '4' })
  await inbox.idle()
  expect(bench.handled).toEqual(['new'])
})

test('the history is filtered by name, entity, state and time', async () => {
  const inbox = inboxWith()
  await inbox.accept(event('one'))
  bench.clock += 1000
  await inbox.accept(event('two', { name: 'BrandDeleted', entityId: 'c', entity: 'c' }))
  await inbox.accept(event('three', { name: null, ...aside('UNKNOWN_TYPE') }))
  await inbox.idle()
  const ids = (query: object) => inbox.read({ limit: 10, ...query }).map(({ id }) => id)
  expect(ids({})).toEqual(['three', 'two', 'one'])
  expect(ids({ names: ['BrandDeleted'] })).toEqual(['two'])
  expect(ids({ isUnnamed: true })).toEqual(['three'])
  expect(ids({ names: ['BrandDeleted'], isUnnamed: true })).toEqual([])
  expect(ids({ names: [] })).toEqual([])
  expect(ids({ entityId: 'c' })).toEqual(['two'])
  expect(ids({ states: ['SET_ASIDE'] })).toEqual(['three'])
  expect(ids({ states: ['DONE', 'SET_ASIDE'], until: bench.clock })).toEqual(['one'])
  expect(ids({ since: bench.clock })).toEqual(['three', 'two'])
  expect(ids({ below: inbox.find('two')?.number })).toEqual(['one'])
})

test('old events are deleted from the history, pending ones never', async () => {
  const inbox = inboxWith({ consumers: [failing('stuck', 1)], waits: [99 * day] })
  await inbox.accept(event('old', { entity: 'one' }))
  await inbox.accept(event('stuck', { entity: 'two' }))
  await inbox.idle()
  bench.clock += 31 * day
  await inbox.accept(event('new', { entity: 'three' }))
  await inbox.idle()
  expect(statesOf(inbox)).toEqual({ stuck: 'NEW', new: 'DONE' })
})

test.each([
  ['a number', '4', '4'],
  ['none', undefined, null],
])(
  'S86 an event that was unreadable is replayed with %s of its entity',
  async (_, given, sequence) => {
    const inbox = inboxWith()
    const wrapper = {
      ...{ id: 'one', entityFqdn: 'wix.stores.catalog.v3.brand', slug: 'updated', entityId: 'b' },
      eventTime: new Date(bench.clock).toISOString(),
      entityEventSequence: given,
      updatedEvent: { currentEntity: { id: 'b', name: 'Brand' } },
    }
    await inbox.accept(event('one', { ...aside('UNREADABLE'), body: JSON.stringify(wrapper) }))
    expect(await inbox.replay('one')).toMatchObject({ state: 'NEW', sequence, body: { id: 'b' } })
  },
)

test('S87 what was erased is not replayed', async () => {
  const inbox = inboxWith()
  const store = sqliteEventStore(bench.database, seal, () => bench.clock)
  await inbox.accept(event('done'))
  await inbox.idle()
  await inbox.accept(event('old', aside('STALE')))
  store.erase('b', '')
  expect(await inbox.replay('old')).toBe('ERASED')
  expect(await inbox.replay('done')).toBe('NOT_A_DEAD_LETTER')
  expect(statesOf(inbox)).toEqual({ done: 'DONE', old: 'SET_ASIDE' })
})

test('S81 the lease of an event is released for its replay only', async () => {
  const release = vi.fn(async () => {})
  const inbox = inboxWith({ leases: { ...localEventLeases, release } })
  await inbox.accept(event('done'))
  await inbox.accept(event('old', aside('STALE')))
  await inbox.idle()
  for (const id of ['done', 'old']) await inbox.replay(id)
  expect(release).toHaveBeenCalledExactlyOnceWith('old')
})

test('an event that another process replays at the same time is no longer set aside', async () => {
  const store = sqliteEventStore(bench.database, seal, () => bench.clock)
  const inbox = inboxWith({ store: { ...store, replay: () => false } })
  await inbox.accept(event('old', aside('STALE')))
  expect(await inbox.replay('old')).toBe('NOT_A_DEAD_LETTER')
})
