// When the worker of the inbox wakes by itself. Other tests call `idle`, which wakes it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  bench,
  day,
  event,
  failing,
  inboxWith,
  log,
  noting,
  seal,
  useBench,
} from '../testing/inbox-kit.ts'
import { sqliteEventStore } from './event-store.ts'
import { createInbox } from './inbox.ts'
import type { InboxOptions } from './inbox-options.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_750_000_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
useBench()
afterEach(() => void vi.useRealTimers())

const now = () => Date.now()
const storeOf = () => sqliteEventStore(bench.database, seal, now)

const timedInbox = (options: Partial<InboxOptions> = {}) =>
  inboxWith({ store: storeOf(), now, ...options })

/** Time goes on, and the worker ends what is due by then. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 10; turn += 1) await new Promise((go) => setImmediate(go))
}

test('an accepted event is handled at once, and then nothing is waited for', async () => {
  const inbox = timedInbox()
  await inbox.accept(event('one'))
  await pass(0)
  expect(bench.handled).toEqual(['one'])
  expect(inbox.find('one')?.state).toBe('DONE')
  expect(vi.getTimerCount()).toBe(0)
})

test('a failed event is tried again at its time, and the store is not read before', async () => {
  const store = storeOf()
  const next = vi.spyOn(store, 'next')
  const inbox = timedInbox({ store, consumers: [failing('one', 1)] })
  await inbox.accept(event('one'))
  await pass(0)
  expect(inbox.find('one')).toMatchObject({ state: 'NEW', tries: 1 })
  next.mockClear()
  await pass(99)
  expect(next).not.toHaveBeenCalled()
  await pass(1)
  expect(inbox.find('one')?.state).toBe('DONE')
})

test('a clock that is set forward is noticed within a minute', async () => {
  const inbox = timedInbox({ consumers: [failing('one', 1)], waits: [day] })
  await inbox.accept(event('one'))
  await pass(0)
  vi.setSystemTime(Date.now() + 2 * day)
  await pass(59_999)
  expect(inbox.find('one')?.state).toBe('NEW')
  await pass(1)
  expect(inbox.find('one')?.state).toBe('DONE')
})

test('an inbox that was not started handles nothing', async () => {
  const inbox = createInbox({ store: storeOf(), consumers: [noting], log, now })
  await inbox.accept(event('one'))
  await pass(100)
  expect([bench.handled, vi.getTimerCount()]).toEqual([[], 0])
  inbox.start()
  await pass(0)
  expect(bench.handled).toEqual(['one'])
  await inbox.close()
})

test('a closed inbox ends the event it is handling and begins no other', async () => {
  let release = () => {}
  const handle = () => new Promise<void>((done) => (release = done))
  const inbox = timedInbox({ consumers: [{ name: 'hanging', handle }] })
  await inbox.accept(event('one', { entity: 'one' }))
  await inbox.accept(event('two', { entity: 'two' }))
  await pass(0)
  const closed = inbox.close()
  release()
  await pass(0)
  await closed
  expect(['one', 'two'].map((id) => inbox.find(id)?.state)).toEqual(['DONE', 'NEW'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a store that fails is read again after a second', async () => {
  const store = storeOf()
  store.add(event('one'))
  vi.spyOn(store, 'next').mockImplementationOnce(() => {
    throw new Error('disk full')
  })
  const error = vi.fn()
  timedInbox({ store, log: { ...log, error } })
  await pass(999)
  expect(bench.handled).toEqual([])
  expect(error).toHaveBeenCalledWith({ err: new Error('disk full') }, expect.any(String))
  await pass(1)
  expect(bench.handled).toEqual(['one'])
})
