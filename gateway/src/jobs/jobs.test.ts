import { expect, onTestFinished, test, vi } from 'vitest'
import type { Actor } from '../auth/actor.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteJobStore } from './job-store.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { sqliteJobLists } from './list-jobs.ts'

const owner: Actor = { kind: 'STAFF', id: 'o', name: 'owner@shop.test', role: 'OWNER' }
const ids = Array.from({ length: 250 }, (_, at) => `00000000-0000-4000-8000-${at}`)
const work = { action: 'ADJUST_PROPERTY' as const, adjust: { price: { amount: 1 } } }
const items = ids.map((id) => ({ id }))
const newJob = { actor: owner, idempotencyKey: 'request-1', requestId: 'r', work, items }
const log = { error: () => {} }

/** A platform whose calls are answered one by one, when the test releases them. */
function slowPlatform() {
  const sent: number[] = []
  const answers: (() => void)[] = []
  const adjustProperty = ({ ids: part }: { ids: string[] }) => {
    sent.push(part.length)
    return new Promise((resolve) => {
      const done = { success: true, error: null, item: null }
      const results = part.map((id, index) => ({ index, id, ...done }))
      answers.push(() => resolve({ results, totalSuccesses: part.length, totalFailures: 0 }))
    })
  }
  // Products are read before their prices change: none exist, so there are no risks.
  const queryManagedProducts = async () => ({ products: [] })
  const site = {
    catalogWrites: { adjustProperty },
    catalog: { queryManagedProducts },
  } as unknown as Platform
  return { site, sent, answer: () => answers.shift()?.() }
}
const stores = (database = openSqlite('memory')) => ({
  store: sqliteJobStore(database),
  lists: sqliteJobLists(database),
})
/** All is in memory: nothing takes longer than a turn of the event loop. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const started = (job: ReturnType<Jobs['start']>) => {
  if (typeof job === 'string') throw new Error(job)
  return job
}

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

test('a job resumed twice waits for each of its batches, and so does closing', async () => {
  const { store, lists } = stores()
  const { site, sent, answer } = slowPlatform()
  const runs = createJobs({ store, lists, adminPlatformFor: () => site, log })
  const { id } = started(runs.start(newJob))
  await settled()
  runs.stop(owner, id)
  runs.resume(owner, id)
  answer()
  await settled()
  expect(sent).toEqual([100, 100])
  runs.stop(owner, id)
  runs.resume(owner, id)
  let isClosed = false
  const closing = runs.close().then(() => {
    isClosed = true
  })
  await settled()
  expect([isClosed, sent.length]).toEqual([false, 2])
  answer()
  await closing
  expect(runs.find(owner, id)).toMatchObject({ state: 'INTERRUPTED', succeeded: 200 })
})

test('three running jobs per actor; another actor has its own limit', () => {
  const { store, lists } = stores()
  const runs = createJobs({ store, lists, adminPlatformFor: () => slowPlatform().site, log })
  const start = (idempotencyKey: string, actor = owner) =>
    runs.start({ ...newJob, actor, idempotencyKey })
  for (const idempotencyKey of ['request-a', 'request-b', 'request-c']) {
    expect(start(idempotencyKey)).toMatchObject({ state: 'RUNNING' })
  }
  expect(start('request-d')).toBe('TOO_MANY')
  expect(start('request-a')).toMatchObject({ idempotencyKey: 'request-a' })
  expect(start('request-d', { ...owner, id: 'other' })).toMatchObject({ state: 'RUNNING' })
})

test('S91 a request id used twice is the same job; with another input it is refused', () => {
  const { store, lists } = stores()
  const runs = createJobs({ store, lists, adminPlatformFor: () => slowPlatform().site, log })
  const { id } = started(runs.start(newJob))
  expect(runs.start(newJob)).toMatchObject({ id })
  expect(runs.start({ ...newJob, items: items.slice(1) })).toBe('OTHER_INPUT')
  expect(runs.start({ ...newJob, work: { action: 'DELETE_BRANDS' } })).toBe('OTHER_INPUT')
  expect(runs.isKnown(owner, 'request-1')).toBe(true)
  expect(runs.isKnown(owner, 'request-2')).toBe(false)
  expect(runs.ofIdempotencyKey(owner, 'request-1')?.id).toBe(id)
  expect(runs.isRunning(['ADJUST_PROPERTY'])).toBe(true)
})

test('S91 a job is seen, stopped and resumed by its actor, and by those who may read the audit log', () => {
  const { store, lists } = stores()
  const runs = createJobs({ store, lists, adminPlatformFor: () => slowPlatform().site, log })
  const editor: Actor = { kind: 'STAFF', id: 'e', role: 'CONTRIBUTOR' }
  const { id } = started(runs.start({ ...newJob, actor: editor }))
  const others: Actor[] = [
    { kind: 'STAFF', id: 'other', role: 'CONTRIBUTOR' },
    // An app whose id equals the member's.
    { kind: 'APP', id: 'e', scopes: ['catalog:write'] },
  ]
  for (const other of others) {
    expect([runs.find(other, id), runs.stop(other, id), runs.resume(other, id)]).toEqual([
      null,
      null,
      null,
    ])
    expect(runs.list(other, { limit: 9 })).toEqual([])
    expect(runs.count(other, {})).toBe(0)
  }
  expect(runs.find(editor, id)?.state).toBe('RUNNING')
  for (const actor of [editor, owner, { kind: 'APP', id: 'a', scopes: ['audit:read'] }] as const) {
    expect(runs.find(actor, id)?.id).toBe(id)
    expect(runs.list(actor, { limit: 9 })).toMatchObject([{ id }])
    expect([runs.count(actor, {}), runs.count(actor, { until: 0 })]).toEqual([1, 0])
  }
  expect(runs.stop(owner, id)?.state).toBe('INTERRUPTED')
  expect(runs.resume(editor, id)?.state).toBe('RUNNING')
})

test('a job whose actor has no rights any more is interrupted', () => {
  const { store, lists } = stores()
  const runs = createJobs({ store, lists, adminPlatformFor: () => null, log })
  expect(runs.start(newJob)).toMatchObject({ state: 'INTERRUPTED' })
})

test('a job that fails by a bug is logged and interrupted', async () => {
  const { store, lists } = stores()
  const errors: unknown[] = []
  const site = {
    catalogWrites: { adjustProperty: () => Promise.reject(new TypeError('bug')) },
    catalog: { queryManagedProducts: async () => ({ products: [] }) },
  } as unknown as Platform
  const noted = { error: (facts: unknown) => void errors.push(facts) }
  const runs = createJobs({ store, lists, adminPlatformFor: () => site, log: noted })
  const { id } = started(runs.start(newJob))
  await expect.poll(() => runs.find(owner, id)?.state).toBe('INTERRUPTED')
  expect(errors).toEqual([{ err: expect.any(TypeError), run: id }])
})

test('jobs about prices run one after another, others at once', async () => {
  const { store, lists } = stores()
  const { site, sent, answer } = slowPlatform()
  const deleted: number[] = []
  Object.assign(site, {
    catalogWrites: {
      ...site.catalogWrites,
      deleteBrands: async ({ ids }: { ids: string[] }) => {
        deleted.push(ids.length)
        return { results: [] }
      },
    },
  })
  const runs = createJobs({ store, lists, adminPlatformFor: () => site, log })
  const part = items.slice(0, 5)
  const guard = { acknowledged: [], limitPercent: 50 }
  const priced = { ...newJob, work: { ...work, guard }, items: part }
  started(runs.start(priced))
  started(runs.start({ ...priced, idempotencyKey: 'request-2' }))
  started(
    runs.start({
      ...{ ...newJob, idempotencyKey: 'request-3', items: part },
      work: { action: 'DELETE_BRANDS' },
    }),
  )
  await settled()
  expect([sent, deleted]).toEqual([[5], [5]])
  answer()
  await settled()
  expect(sent).toEqual([5, 5])
  answer()
})

test('a job about prices does not wait for one that is not', async () => {
  const { store, lists } = stores()
  const { site, sent, answer } = slowPlatform()
  const runs = createJobs({ store, lists, adminPlatformFor: () => site, log })
  const part = items.slice(0, 5)
  const guard = { acknowledged: [], limitPercent: 50 }
  started(runs.start({ ...newJob, items: part }))
  started(
    runs.start({ ...newJob, idempotencyKey: 'request-2', items: part, work: { ...work, guard } }),
  )
  await settled()
  expect(sent).toEqual([5, 5])
  answer()
  answer()
})

test('a batch is sent again after a quarter of a second, one and three seconds, then no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, lists } = stores()
  const times: number[] = []
  let now = 0
  const site = {
    catalogWrites: {
      deleteProduct: async () => {
        times.push(now)
        throw new PlatformFailure('system', 'away', { call: 'deleteProduct' })
      },
    },
  } as unknown as Platform
  const runs = createJobs({ store, lists, adminPlatformFor: () => site, log })
  const deletion = { ...newJob, work: { action: 'DELETE_PRODUCTS' as const } }
  const { id } = started(runs.start({ ...deletion, items: items.slice(0, 1) }))
  await settled()
  for (; now < 10_000; await settled()) {
    now += 250
    await vi.advanceTimersByTimeAsync(250)
  }
  expect(times).toEqual([0, 250, 1250, 4250])
  expect(runs.find(owner, id)).toMatchObject({
    state: 'INTERRUPTED',
    problem: { code: 'UPSTREAM_UNAVAILABLE' },
  })
})

test('jobs that ran when the process was killed are interrupted at the next start', async () => {
  const { store, lists } = stores()
  const adminPlatformFor = () => slowPlatform().site
  const runs = createJobs({ store, lists, adminPlatformFor, log })
  const { id } = started(runs.start(newJob))
  await settled()
  const next = createJobs({ store, lists, adminPlatformFor, log })
  expect(next.find(owner, id)).toMatchObject({ state: 'INTERRUPTED', failed: 100 })
  expect(next.failures(id, { limit: 1 })).toMatchObject([{ problem: { code: 'OUTCOME_UNKNOWN' } }])
  expect(next.items(id, { limit: 1 })).toMatchObject([{ state: 'FAILED' }])
})

test('deletes finished jobs after thirty days', () => {
  let now = 0
  const store = sqliteJobStore(openSqlite('memory'), () => now)
  const old = store.create({ ...newJob, fingerprint: 'f' }, items, 'w')
  store.end(old, 'w', 'DONE')
  now = 31 * 24 * 3600 * 1000
  store.create({ ...newJob, idempotencyKey: 'request-2', fingerprint: 'f' }, items.slice(0, 1), 'w')
  expect(store.find(old)).toBeNull()
  expect(store.waiting(old, 10)).toEqual([])
})
