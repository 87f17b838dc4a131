import { expect, test } from 'vitest'
import { openSqlite } from '../session/sqlite.ts'
import {
  after,
  bench,
  event,
  failing,
  inboxWith,
  seal,
  sharedClaims,
  useBench,
} from '../testing/inbox-kit.ts'
import { sqliteEventStore } from './event-store.ts'

useBench()

test('S81 of several processes one handles it, told by the claim they share', async () => {
  const claims = sharedClaims()
  const first = inboxWith({ claims: claims.of(1) })
  const second = inboxWith({ claims: claims.of(2) }, openSqlite('memory'))
  const ids = Array.from({ length: 20 }, (_, at) => `event-${at}`)
  await Promise.all(
    ids.flatMap((id) => [first, second].map((inbox) => inbox.accept(event(id, { entity: id })))),
  )
  await Promise.all([first.idle(), second.idle()])
  await after(5000, first, second)
  expect([...bench.handled].sort()).toEqual([...ids].sort())
  const kept = [first, second].flatMap((inbox) => inbox.read({ limit: 100 }).map(({ id }) => id))
  expect(kept.sort()).toEqual([...ids].sort())
})

test('S81 what a process had when it went away for good is another one’s after a while', async () => {
  const claims = sharedClaims()
  await claims.of(1).take('one')
  const left = inboxWith({ claims: claims.of(2) })
  await left.accept(event('one'))
  await left.idle()
  await after(5000, left)
  expect(bench.handled).toEqual([])
  expect(left.find('one')).toMatchObject({ state: 'NEW', tries: 0 })
  claims.expire('one')
  await after(5000, left)
  expect(bench.handled).toEqual(['one'])
  expect(await claims.of(3).take('one')).toBe('SETTLED')
})

test('S86 what was set aside in one process may be put back in another', async () => {
  const claims = sharedClaims()
  const failed = inboxWith({ claims: claims.of(1), consumers: [failing('one', 9)], waits: [] })
  await failed.accept(event('one'))
  await failed.idle()
  const kept = failed.find('one')
  if (!kept) throw new Error('It is kept')
  const file = openSqlite('memory')
  const store = sqliteEventStore(file, seal, () => bench.clock)
  store.mirror(kept)
  const other = inboxWith({ claims: claims.of(2), store }, file)
  expect(other.find('one')).toMatchObject({ state: 'SET_ASIDE', body: event('one').body })
  expect(await other.replay('one')).toMatchObject({ state: 'NEW' })
  await other.idle()
  expect(bench.handled).toEqual(['one'])
})
