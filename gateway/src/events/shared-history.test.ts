import { expect, test, vi } from 'vitest'
import { openSqlite } from '../session/sqlite.ts'
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
import { createLocalBus } from './bus.ts'
import type { KeptEvent } from './change-event.ts'
import { sqliteEventStore } from './event-store.ts'
import { shareHistory } from './shared-history.ts'
import { topics } from './topics.ts'

useBench()

/** Another gateway: what it settles is said on the bus that this one listens to. */
function twoGateways(erased: string[] = []) {
  const bus = createLocalBus((error) => {
    throw error
  })
  const file = openSqlite('memory')
  const store = sqliteEventStore(file, seal, () => bench.clock)
  const forget = vi.fn((entityId: string, exceptId: string) => void store.erase(entityId, exceptId))
  const erasures = { add: async () => {}, recent: async () => erased }
  shareHistory({ bus, store, erasures, forget, log })
  const onSettled = (one: KeptEvent) => bus.publish(topics.events, { event: one })
  return { bus, here: inboxWith({ store }, file), there: inboxWith({ onSettled }), forget }
}

test('what another gateway is through with is in the history here too, once', async () => {
  const { here, there } = twoGateways()
  await there.accept(event('one'))
  await there.idle()
  expect(here.find('one')).toMatchObject({ state: 'DONE', body: event('one').body })
  expect(await here.accept(event('one'))).toBe(false)
  expect(bench.handled).toEqual(['one'])
})

test('S82 an older event that comes here after a later one was handled there changes nothing', async () => {
  const { here, there } = twoGateways()
  await there.accept(numbered(3))
  await there.idle()
  await here.accept(numbered(1))
  await here.idle()
  expect(bench.handled).toEqual(['brand:b-3'])
  expect(statesOf(here)).toEqual({ 'brand:b-3': 'DONE', 'brand:b-1': 'SUPERSEDED' })
})

test('S87 whoever is forgotten there is forgotten here', async () => {
  const { here, there, forget } = twoGateways()
  const own = { name: 'MemberUpdated' as const, entity: 'member:mara', entityId: 'mara' }
  await here.accept(event('before', own))
  await here.idle()
  await there.accept(event('asked', { ...own, isAnonymize: true }))
  await there.idle()
  expect(forget).toHaveBeenCalledWith('mara', 'asked')
  expect(here.find('before')).toMatchObject({ isErased: true, body: null })
  expect(here.find('asked')).toMatchObject({ state: 'DONE', isErased: true })
})

test('S87 a gateway that was away forgets them when it is back', async () => {
  const { bus, here } = twoGateways(['mara'])
  await here.accept(event('before', { entityId: 'mara' }))
  await here.idle()
  bus.publish(topics.missed, {})
  await expect.poll(() => here.find('before')?.isErased).toBe(true)
})
