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
  await there.accept(event('erasure', { ...own, isAnonymize: true }))
  await there.idle()
  expect(eraseMember).toHaveBeenCalledWith('mara', 'erasure')
  expect(here.find('before')).toMatchObject({ isErased: true, body: null })
  expect(here.find('erasure')).toMatchObject({ state: 'DONE', isErased: true })
})

test('S87 a gateway that was offline erases when it is back', async () => {
  const { bus, here } = twoGateways(['mara'])
  await here.accept(event('before', { entityId: 'mara' }))
  await here.idle()
  bus.publish(topics.eventGap, {})
  await expect.poll(() => here.find('before')?.isErased).toBe(true)
})
