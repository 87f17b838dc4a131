import { expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import {
  after,
  bench,
  event,
  failing,
  inboxWith,
  seal,
  sharedLeases,
  useBench,
} from '../testing/inbox-kit.ts'
import { sqliteEventStore } from './event-store.ts'

useBench()

test('S81 one of several processes handles an event, by the shared lease', async () => {
  const leases = sharedLeases()
  const first = inboxWith({ leases: leases.of(1) })
  const second = inboxWith({ leases: leases.of(2) }, openSqlite('memory'))
  const ids = Array.from({ length: 20 }, (_, at) => `event-${at}`)
  await Promise.all(
    ids.flatMap((id) => [first, second].map((inbox) => inbox.accept(event(id, { entity: id })))),
  )
  await Promise.all([first.idle(), second.idle()])
  await after(5000, first, second)
  expect([...bench.handled].sort()).toEqual([...ids].sort())
  const stored = [first, second].flatMap((inbox) => inbox.read({ limit: 100 }).map(({ id }) => id))
  expect(stored.sort()).toEqual([...ids].sort())
})

test('S81 the lease of a process that died passes to another after a while', async () => {
  const leases = sharedLeases()
  await leases.of(1).acquire('one')
  const left = inboxWith({ leases: leases.of(2) })
  await left.accept(event('one'))
  await left.idle()
  await after(5000, left)
  expect(bench.handled).toEqual([])
  expect(left.find('one')).toMatchObject({ state: 'NEW', tries: 0 })
  leases.expire('one')
  await after(5000, left)
  expect(bench.handled).toEqual(['one'])
  expect(await leases.of(3).acquire('one')).toBe('SETTLED')
})

test('S86 an event set aside in one process can be replayed in another', async () => {
  const leases = sharedLeases()
  const failed = inboxWith({ leases: leases.of(1), consumers: [failing('one', 9)], waits: [] })
  await failed.accept(event('one'))
  await failed.idle()
  const stored = failed.find('one')
  if (!stored) throw new Error('The event is not stored')
  const file = openSqlite('memory')
  const store = sqliteEventStore(file, seal, () => bench.clock)
  store.mirror(stored)
  const other = inboxWith({ leases: leases.of(2), store }, file)
  expect(other.find('one')).toMatchObject({ state: 'SET_ASIDE', body: event('one').body })
  expect(await other.replay('one')).toMatchObject({ state: 'NEW' })
  await other.idle()
  expect(bench.handled).toEqual(['one'])
})
