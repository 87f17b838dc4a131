import { expect, test, vi } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { createLocalBus } from '../subscriptions/bus.ts'
import { topics } from '../subscriptions/topics.ts'
import {
  bench,
  event,
  inboxWith,
  log,
  numbered,
  seal,
  statesOf,
  useBench,
} from '../testing/inbox-kit.ts'
import type { StoredEvent } from './change-event.ts'
import { sqliteEventStore } from './event-store.ts'
import { replicateEventHistory } from './shared-history.ts'

useBench()

/** Another gateway: events it settles are published on the bus that this one listens to. */
function twoGateways(erased: string[] = []) {
  const bus = createLocalBus((error) => {
    throw error
  })
  const file = openSqlite('memory')
  const store = sqliteEventStore(file, seal, () => bench.clock)
  const eraseMember = vi.fn(
    (entityId: string, exceptId: string) => void store.erase(entityId, exceptId),
  )
  const erasureLog = { add: async () => {}, recent: async () => erased }
  replicateEventHistory({ bus, store, erasureLog, eraseMember, log })
  const onSettled = (one: StoredEvent) => bus.publish(topics.events, { event: one })
  return {
    bus,
    here: inboxWith({ store }, file),
    there: inboxWith({ onSettled }),
    eraseMember,
  }
}

test('an event another gateway has handled is replicated once', async () => {
  const { here, there } = twoGateways()
  await there.accept(event('one'))
  await there.idle()
  expect(here.find('one')).toMatchObject({ state: 'DONE', body: event('one').body })
  expect(await here.accept(event('one'))).toBe(false)
  expect(bench.handled).toEqual(['one'])
})

test('S82 an older event is superseded when another gateway has handled a later one', async () => {
  const { here, there } = twoGateways()
  await there.accept(numbered(3))
  await there.idle()
  await here.accept(numbered(1))
  await here.idle()
  expect(bench.handled).toEqual(['brand:b-3'])
  expect(statesOf(here)).toEqual({ 'brand:b-3': 'DONE', 'brand:b-1': 'SUPERSEDED' })
})

test('S87 an erasure in one gateway is repeated in the other', async () => {
  const { here, there, eraseMember } = twoGateways()
  const own = { name: 'MemberUpdated' as const, entity: 'member:mara', entityId: 'mara' }
  await here.accept(event('before', own))
  await here.idle()
  await there.accept(event('erasure', { ...own, isAnonymization: true }))
  await there.idle()
  expect(eraseMember).toHaveBeenCalledWith('mara', 'erasure')
  expect(here.find('before')).toMatchObject({ isErased: true, body: null })
  expect(here.find('erasure')).toMatchObject({ state: 'DONE', isErased: true })
})

test('S87 a gateway that was offline erases when it is back', async () => {
  const { bus, here, eraseMember } = twoGateways(['mara'])
  await here.accept(event('before', { entityId: 'mara' }))
  await here.idle()
  bus.publish(topics.eventGap, {})
  await expect.poll(() => here.find('before')?.isErased).toBe(true)
  // No event is left out.
  expect(eraseMember).toHaveBeenCalledWith('mara', '')
})

test.each([
  ['a change without a request', { isAnonymization: false, entityId: 'mara' }],
  ['a request without a person', { isAnonymization: true, entityId: null }],
])('S87 %s in one gateway erases nothing in the other', async (_, other) => {
  const { there, eraseMember } = twoGateways()
  await there.accept(event('one', other))
  await there.idle()
  expect(eraseMember).not.toHaveBeenCalled()
})

test('S87 an erasure log that cannot be read is logged', async () => {
  const err = new Error('away')
  const error = vi.fn()
  const bus = createLocalBus(error)
  const erasureLog = { add: async () => {}, recent: () => Promise.reject(err) }
  const store = { mirror: () => {} }
  replicateEventHistory({ bus, store, erasureLog, eraseMember: () => {}, log: { error } })
  bus.publish(topics.eventGap, {})
  await expect.poll(() => error.mock.calls).toEqual([[{ err }, expect.any(String)]])
})

/** Mirrors an event of another gateway and returns what this one stored. */
function mirrored(other: Partial<StoredEvent>) {
  const store = sqliteEventStore(openSqlite('memory'), seal, () => bench.clock)
  const { setAside, ...one } = event('one', { sequence: '5' })
  const state = { state: 'DONE', reason: null, detail: null, handledAt: bench.clock } as const
  const counters = { number: 1, tries: 0, isErased: false, consumed: [] }
  store.mirror({ ...one, ...state, ...counters, ...other })
  return { store, stored: store.find('one') }
}

test.each([
  ['who caused it', { identity: { kind: 'MEMBER', id: 'm' } }],
  ['no identity of the cause', { identity: null }],
  ['no entity', { entity: null, entityId: null }],
  ['why it was set aside', { state: 'SET_ASIDE', reason: 'FAILED', detail: 'x' }],
] as const)('a replicated event has %s', (_, other) => {
  expect(mirrored(other).stored).toMatchObject(other)
})

test.each([
  ['was erased', { isErased: true, body: null, modifiedFields: null }],
  ['requests erasure', { isAnonymization: true }],
])('S87 an event that %s is replicated without its content', (_, other) => {
  expect(mirrored(other).stored).toMatchObject({ isErased: true, body: null })
})

test.each([
  ['DONE', true],
  ['SET_ASIDE', false],
  ['SUPERSEDED', false],
] as const)('S82 an event that is %s elsewhere supersedes older ones: %s', (state, isBehind) => {
  const { store } = mirrored({ state })
  store.add(event('older', { sequence: '4' }))
  const older = store.find('older')
  expect(older && store.isBehind(older)).toBe(isBehind)
})
