// What happens to an event when a consumer, its content or its lease fails.
import { beforeEach, expect, test, vi } from 'vitest'
import {
  after,
  bench,
  event,
  failing,
  inboxWith,
  noting,
  seal,
  useBench,
} from '../testing/inbox-kit.ts'
import type { EventConsumer } from './event-consumer.ts'
import { localEventLeases } from './event-leases.ts'
import { sqliteEventStore } from './event-store.ts'

useBench()
const log = { warn: vi.fn(), error: vi.fn() }
beforeEach(() => void log.warn.mockReset())

const err = expect.any(Error)
const isLogged = (facts: object) => expect(log.warn).toHaveBeenCalledWith(facts, expect.any(String))

const away = async () => {
  throw new Error('away')
}

test('a lease that cannot be settled holds up no event: it expires', async () => {
  const inbox = inboxWith({ log, leases: { ...localEventLeases, settle: away } })
  await inbox.accept(event('one'))
  await inbox.accept(event('two'))
  await inbox.idle()
  expect(bench.handled).toEqual(['one', 'two'])
  isLogged({ err, event: 'one' })
})

test('a lease that cannot be acquired is logged with its event', async () => {
  const inbox = inboxWith({ log, leases: { ...localEventLeases, acquire: away } })
  await inbox.accept(event('one'))
  await inbox.idle()
  isLogged({ err, event: 'one' })
})

test.each([
  ['whose content was erased', 'b', {}],
  ['whose type is unknown', 'other', { name: null }],
])('an event %s while it waited is set aside, and no consumer has it', async (_, erased, other) => {
  const store = sqliteEventStore(bench.database, seal, () => bench.clock)
  store.add(event('one', other))
  store.erase(erased, '')
  const everywhere = { ...noting, name: 'everywhere', runsInEveryGateway: true }
  const inbox = inboxWith({ store, log, consumers: [everywhere, noting] })
  await inbox.idle()
  expect(bench.handled).toEqual([])
  expect(inbox.find('one')).toMatchObject({
    ...{ state: 'SET_ASIDE', reason: 'UNREADABLE', detail: 'Its content was erased.' },
  })
  isLogged({ event: 'one', type: event('one').type, reason: 'UNREADABLE' })
})

test('a consumer that fails is logged, and so is the event that is set aside for it', async () => {
  const inbox = inboxWith({ log, consumers: [failing('one', 9)], waits: [] })
  await inbox.accept(event('one'))
  await inbox.idle()
  const { type } = event('one')
  isLogged({ err, event: 'one', type, consumer: 'failing' })
  isLogged({ event: 'one', type, reason: 'FAILED' })
})

test('the history has the first 500 characters of a failure', async () => {
  const handle = () => {
    throw new Error('x'.repeat(600))
  }
  const inbox = inboxWith({ consumers: [{ name: 'wordy', handle }], waits: [] })
  await inbox.accept(event('one'))
  await inbox.idle()
  expect(inbox.find('one')?.detail).toBe(`wordy: ${'x'.repeat(493)}`)
})

/** Runs in every gateway and fails for the first so many times. */
function dropping(failures: number) {
  let calls = 0
  const consumer: EventConsumer = {
    name: 'dropping',
    runsInEveryGateway: true,
    handle() {
      calls += 1
      if (calls <= failures) throw new Error('not yet')
    },
  }
  return { consumer, calls: () => calls }
}

test('a consumer without a lease that has finished is not called when another one is retried', async () => {
  const { consumer, calls } = dropping(0)
  const inbox = inboxWith({ consumers: [failing('one', 1), consumer, noting] })
  await inbox.accept(event('one'))
  await inbox.idle()
  await after(100, inbox)
  expect([inbox.find('one')?.state, calls()]).toEqual(['DONE', 1])
})

test('a consumer that fails before the lease is called again with the others', async () => {
  const { consumer, calls } = dropping(1)
  const inbox = inboxWith({ log, consumers: [consumer, noting] })
  await inbox.accept(event('one'))
  await inbox.idle()
  expect([inbox.find('one')?.state, calls(), bench.handled]).toEqual(['DONE', 2, ['one']])
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { err, event: 'one', consumer: 'dropping' },
    expect.any(String),
  )
})
