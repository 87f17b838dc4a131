import { expect, test } from 'vitest'
import type { Actor } from '../auth/actor.ts'
import type { Platform } from '../platform/platform.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteJobStore } from './job-store.ts'
import { createJobs } from './jobs.ts'
import { sqliteJobLists } from './list-jobs.ts'

const owner: Actor = { kind: 'SITE_USER', id: 'o', name: 'owner@shop.test', role: 'OWNER' }
const ids = Array.from({ length: 250 }, (_, at) => `00000000-0000-4000-8000-${at}`)
const work = { action: 'ADJUST_PROPERTY' as const, adjust: { price: { amount: 1 } } }
const items = ids.map((id) => ({ id }))
const newJob = { actor: owner, requestId: 'request-1', origin: 'r', work, items }
const log = { error: () => {} }

/** A platform whose calls are answered one by one, when the test releases them. */
function slowPlatform() {
  const sent: number[] = []
  const answers: (() => void)[] = []
  const bulkAdjustProductProperty = ({ ids: part }: { ids: string[] }) => {
    sent.push(part.length)
    return new Promise((resolve) => {
      const results = part.map((id, originalIndex) => ({
        itemMetadata: { id, originalIndex, success: true },
      }))
      answers.push(() => resolve({ results }))
    })
  }
  // Products are read before their prices change: none exist, so there are no risks.
  const queryProductsByString = async () => ({ products: [] })
  const site = {
    productsWrite: { bulkAdjustProductProperty },
    catalogStringQueries: { queryProductsByString },
  } as unknown as Platform
  return { site, sent, answer: () => answers.shift()?.() }
}
const stores = (database = openSqlite('memory')) => ({
  store: sqliteJobStore(database),
  lists: sqliteJobLists(database),
})
/** All is in memory: nothing takes longer than a turn of the event loop. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('closing waits for the batch in flight, sends no other, and the job can be resumed', async () => {
  const database = openSqlite('memory')
  const { store, lists } = stores(database)
  const { site, sent, answer } = slowPlatform()
  const runs = createJobs({ store, lists, adminPlatformFor: () => site, log })
  const run = runs.start(newJob)
  if (typeof run === 'string') throw new Error(run)
  await settled()
  let isClosed = false
  const closing = runs.close().then(() => {
    isClosed = true
  })
  await settled()
  expect([isClosed, sent]).toEqual([false, [100]])
  answer()
  await closing
  expect(runs.find(owner, run.id)).toMatchObject({
    state: 'INTERRUPTED',
    succeeded: 100,
    failed: 0,
  })
  // The next process.
  const next = createJobs({ store, lists, adminPlatformFor: () => site, log })
  expect(next.resume(owner, run.id)).toMatchObject({ state: 'RUNNING' })
  for (const _ of [1, 2]) {
    await settled()
    answer()
  }
  await settled()
  expect(next.find(owner, run.id)).toMatchObject({ state: 'DONE', succeeded: 250 })
  expect(sent).toEqual([100, 100, 50])
})

test('a job resumed while its last batch is in flight waits for the response', async () => {
  const { store, lists } = stores()
  const { site, sent, answer } = slowPlatform()
  const runs = createJobs({ store, lists, adminPlatformFor: () => site, log })
  const run = runs.start({ ...newJob, items: items.slice(0, 100) })
  if (typeof run === 'string') throw new Error(run)
  await settled()
  expect(runs.stop(owner, run.id)).toMatchObject({ state: 'INTERRUPTED' })
  expect(runs.resume(owner, run.id)).toMatchObject({ state: 'RUNNING' })
  await settled()
  expect(runs.find(owner, run.id)).toMatchObject({ state: 'RUNNING', succeeded: 0 })
  answer()
  await settled()
  expect(runs.find(owner, run.id)).toMatchObject({ state: 'DONE', succeeded: 100 })
  expect(sent).toEqual([100])
})

test('three running jobs per actor; another actor has its own limit', () => {
  const { store, lists } = stores()
  const runs = createJobs({ store, lists, adminPlatformFor: () => slowPlatform().site, log })
  const start = (requestId: string, actor = owner) => runs.start({ ...newJob, actor, requestId })
  for (const requestId of ['request-a', 'request-b', 'request-c']) {
    expect(start(requestId)).toMatchObject({ state: 'RUNNING' })
  }
  expect(start('request-d')).toBe('TOO_MANY')
  expect(start('request-a')).toMatchObject({ requestId: 'request-a' })
  expect(start('request-d', { ...owner, id: 'other' })).toMatchObject({ state: 'RUNNING' })
})

test('deletes finished jobs after thirty days', () => {
  let now = 0
  const store = sqliteJobStore(openSqlite('memory'), () => now)
  const old = store.create({ ...newJob, fingerprint: 'f' }, items, 'w')
  store.end(old, 'w', 'DONE')
  now = 31 * 24 * 3600 * 1000
  store.create({ ...newJob, requestId: 'request-2', fingerprint: 'f' }, items.slice(0, 1), 'w')
  expect(store.find(old)).toBeNull()
  expect(store.waiting(old, 10)).toEqual([])
})
