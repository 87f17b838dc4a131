// When the index reads everything, when only changes, and what it reports meanwhile. With the platform and a
// snapshot on disk: `local-index.test.ts`, `index-snapshot.test.ts`.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { indexed } from '../../testing/index-kit.ts'
import { createDeferred } from './deferred.ts'
import { createFreshness } from './freshness.ts'
import type { IndexSnapshot } from './index-snapshot.ts'
import { createIndexWriter } from './index-writer.ts'
import type { Page, Reader } from './reader.ts'
import { yieldToLoop } from './time-slices.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Lets everything run that waits for no timer: the index yields to the event loop between slices of its work. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await yieldToLoop()
}
async function pass(ms = 0) {
  await settle()
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}
const refreshMs = 10_000
const maxAgeMs = 1000
const latestChange = '2026-01-02T00:00:00.000Z'
const whole = ['latest', 'inOrder']
const changes = ['changed', 'latest']

/** An index of one product. Notes what is read; `hold` delays a read until its result is called. */
function indexWith(restore: IndexSnapshot['restore'] = async () => null) {
  const shop = { clock: 0, reads: [] as string[] }
  const closing = new AbortController()
  const held = new Map<string, Promise<void>>()
  const products = [indexed({ id: 'mug', lastUpdated: latestChange })]
  const page: Page = { products, total: 1, next: null }
  async function reply<Answer>(name: string, answer: Answer): Promise<Answer> {
    shop.reads.push(name)
    await held.get(name)
    return answer
  }
  const reader: Reader = {
    latest: () => reply('latest', { total: 1, lastUpdated: latestChange }),
    inOrder: () => reply('inOrder', page),
    changed: vi.fn(() => reply('changed', page)),
    byIds: () => reply('byIds', products),
  }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const write = vi.fn<IndexSnapshot['write']>(async () => {})
  const writer = createIndexWriter({ onChange: () => {}, isOver: () => false })
  const freshness = createFreshness({
    reader,
    writer,
    snapshot: { changed: () => {}, restore, write, close: () => {} },
    retry: async (call) => {
      closing.signal.throwIfAborted()
      return call()
    },
    now: () => shop.clock,
    refreshMs,
    maxAgeMs,
    log,
    signal: closing.signal,
  })
  return {
    freshness,
    shop,
    reader,
    writer,
    log,
    saved: () => write.mock.calls.map(([, state]) => state),
    hold(name: string) {
      const { opened, resolve } = createDeferred()
      held.set(name, opened)
      return () => {
        held.delete(name)
        resolve()
      }
    },
    /** Returns what has been read since the last time. */
    async readUntil(ms = 0) {
      await pass(ms)
      return shop.reads.splice(0)
    },
    async close() {
      closing.abort()
      await freshness.close()
    },
  }
}
const isResolved = async (promise: Promise<void>) => {
  const noted = vi.fn()
  promise.then(noted)
  await pass()
  return noted.mock.calls.length > 0
}

test('without a snapshot it is usable once everything has been read, and saved then', async () => {
  const { freshness, shop, log, saved, hold, readUntil } = indexWith()
  shop.clock = 5
  expect(freshness.state()).toEqual({ isReady: false, isStale: true, asOf: null })
  const release = hold('inOrder')
  freshness.start()
  expect(await readUntil()).toEqual(whole)
  expect(await isResolved(freshness.restored())).toBe(true)
  // The platform has responded once, and not with everything.
  expect(freshness.state()).toEqual({ isReady: false, isStale: false, asOf: 5 })
  expect(await isResolved(freshness.ready())).toBe(false)
  expect(saved()).toEqual([])
  shop.clock = 6
  release()
  expect(await isResolved(freshness.ready())).toBe(true)
  expect(freshness.state()).toEqual({ isReady: true, isStale: false, asOf: 6 })
  expect(saved()).toEqual([{ since: latestChange, asOf: 6 }])
  const found = { products: 1, isRestored: false }
  expect(log.info.mock.calls).toEqual([[found, 'catalog index: ready']])
  expect(await readUntil(refreshMs - 1)).toEqual([])
})

test('it is stale when the platform has not responded for longer than the limit', async () => {
  const { freshness, shop, readUntil } = indexWith()
  freshness.start()
  await readUntil()
  shop.clock = maxAgeMs
  expect(freshness.state().isStale).toBe(false)
  shop.clock = maxAgeMs + 1
  expect(freshness.state()).toEqual({ isReady: true, isStale: true, asOf: 0 })
  // Any response ends that.
  freshness.reread(['mug'])
  expect(await readUntil(150)).toEqual(['byIds'])
  expect(freshness.state()).toEqual({ isReady: true, isStale: false, asOf: maxAgeMs + 1 })
})

const since = '2026-01-01T00:00:10.000Z'

test('with a snapshot it is usable at once, and reads the changes since then', async () => {
  const { freshness, shop, reader, log, saved, hold, readUntil } = indexWith(async () => ({
    since,
    asOf: 7,
  }))
  shop.clock = 7 + maxAgeMs
  const release = hold('changed')
  freshness.start()
  await pass()
  expect(await isResolved(freshness.restored())).toBe(true)
  expect(await isResolved(freshness.ready())).toBe(true)
  expect(freshness.state()).toEqual({ isReady: true, isStale: false, asOf: 7 })
  const found = { products: 0, isRestored: true }
  expect(log.info.mock.calls).toEqual([[found, 'catalog index: ready']])
  release()
  expect(await readUntil()).toEqual(changes)
  const moment = { since: '2026-01-01T00:00:05.000Z', isIncluded: true, offset: 0 }
  expect(reader.changed).toHaveBeenCalledExactlyOnceWith(moment)
  expect(saved()).toEqual([{ since: latestChange, asOf: shop.clock }])
})

test('with a snapshot that is too old it is usable from the first response on', async () => {
  const { freshness, shop, hold } = indexWith(async () => ({ since, asOf: 7 }))
  shop.clock = 8 + maxAgeMs
  const release = hold('changed')
  freshness.start()
  expect(await isResolved(freshness.restored())).toBe(true)
  expect(freshness.state()).toEqual({ isReady: true, isStale: true, asOf: 7 })
  expect(await isResolved(freshness.ready())).toBe(false)
  release()
  expect(await isResolved(freshness.ready())).toBe(true)
})

test('a start that fails is logged, and everything is read with the next refresh', async () => {
  const failure = new Error('broken')
  const { freshness, log, readUntil } = indexWith(() => Promise.reject(failure))
  freshness.start()
  expect(await readUntil()).toEqual([])
  expect(await isResolved(freshness.restored())).toBe(true)
  expect(log.error.mock.calls).toEqual([[{ err: failure }, 'catalog index: refresh failed']])
  expect(await readUntil(refreshMs - 1)).toEqual([])
  expect(await readUntil(1)).toEqual(whole)
  expect(freshness.state().isReady).toBe(true)
})

test('changes are read a while after the last read, whatever made it', async () => {
  const { freshness, readUntil } = indexWith()
  freshness.start()
  await readUntil()
  expect(await readUntil(refreshMs)).toEqual(changes)
  expect(await readUntil(refreshMs / 2)).toEqual([])
  freshness.refresh()
  expect(await readUntil()).toEqual(changes)
  expect(await readUntil(refreshMs - 1)).toEqual([])
  expect(await readUntil(1)).toEqual(changes)
  freshness.refresh({ isWhole: true })
  expect(await readUntil()).toEqual(whole)
})

test('a refresh before anything has been read reads everything', async () => {
  const { freshness, readUntil } = indexWith(() => Promise.reject(new Error('broken')))
  freshness.start()
  await readUntil()
  freshness.refresh()
  expect(await readUntil()).toEqual(whole)
})

test.each([
  ['of changes only, reads the changes', [false, false], changes],
  ['of which the first is whole, reads everything', [true, false], whole],
  ['of which the last is whole, reads everything', [false, true], whole],
])('one more read for all refreshes during a read: %s', async (_, requested, expected) => {
  const { freshness, hold, readUntil } = indexWith()
  const release = hold('latest')
  freshness.start()
  await readUntil()
  for (const isWhole of requested) freshness.refresh({ isWhole })
  expect(await readUntil()).toEqual([])
  release()
  expect(await readUntil()).toEqual(['inOrder', ...expected])
  expect(await readUntil(refreshMs - 1)).toEqual([])
  expect(await readUntil(1)).toEqual(changes)
})

test('closing ends the timer, and saves how far the index is', async () => {
  const { freshness, shop, saved, readUntil, close } = indexWith()
  freshness.start()
  await readUntil()
  shop.clock = 50
  await close()
  expect(saved()).toEqual([
    { since: latestChange, asOf: 0 },
    { since: latestChange, asOf: 0 },
  ])
  expect(await readUntil(2 * refreshMs)).toEqual([])
})

test('closing during the first read saves nothing: the index has only a part of the products', async () => {
  const { freshness, saved, log, hold, readUntil, close } = indexWith()
  const release = hold('latest')
  freshness.start()
  expect(await readUntil()).toEqual(['latest'])
  const closed = close()
  expect(await isResolved(closed)).toBe(false)
  release()
  await closed
  expect(vi.getTimerCount()).toBe(0)
  expect(saved()).toEqual([])
  // A read that closing ends is no failure.
  expect(log.error).not.toHaveBeenCalled()
})

test('S71 a product that a reread no longer finds was held until that read began', async () => {
  const { freshness, shop, reader, writer, readUntil, close } = indexWith()
  freshness.start()
  await readUntil()
  vi.spyOn(reader, 'byIds').mockResolvedValue([])
  shop.clock = 100
  freshness.reread(['mug', 'never public'])
  await readUntil(200)
  expect(writer.table.find('mug')).toBeUndefined()
  expect([100, 101].map((time) => writer.heldAt('mug', time))).toEqual([true, false])
  expect(writer.heldAt('never public', 0)).toBe(false)
  await close()
})
