// How a job goes on after batches that fail, and what it makes of lost responses.
import { beforeEach, describe, expect, test } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { BulkWork, NewItem } from './job-rows.ts'
import { type JobStore, sqliteJobStore } from './job-store.ts'
import { sqliteJobLists } from './list-jobs.ts'
import { runJob } from './run-job.ts'

const owner = { kind: 'STAFF', id: 'o' } as const
const failure = (kind: PlatformFailure['kind'], status?: number) =>
  new PlatformFailure(kind, 'text', { call: 'c', status })
const lost = failure('system')
const missing = failure('refused', 404)

let store: JobStore
let sent: string[]
/** Failures by id of the product that is deleted, in the order of its attempts. */
let failures: Map<string, PlatformFailure[]>
/** The most calls at the same time. */
let most: number
let inFlight: number
/** Called before each deletion is answered. */
let onDelete: (id: string) => void
let itemsOf: (id: string) => { id: string; state: string; code: string | undefined }[]

beforeEach(() => {
  const database = openSqlite('memory')
  store = sqliteJobStore(database)
  const lists = sqliteJobLists(database)
  sent = []
  failures = new Map()
  most = 0
  inFlight = 0
  onDelete = () => {}
  itemsOf = (job) =>
    lists
      .items(job, { limit: 999 })
      .map(({ id, state, problem }) => ({ id, state, code: problem?.code }))
})

async function answer(id: string): Promise<unknown> {
  sent.push(id)
  inFlight += 1
  most = Math.max(most, inFlight)
  await new Promise((go) => setImmediate(go))
  inFlight -= 1
  onDelete(id)
  const failed = failures.get(id)?.shift()
  if (failed) throw failed
  return {}
}
const site = {
  catalogWrites: {
    deleteProduct: ({ id }: { id: string }) => answer(id),
    deleteBrand: ({ id }: { id: string }) => answer(id),
    updateProduct: ({ id }: { id: string }) => answer(id),
    adjustProperty: ({ ids: [first = ''] }: { ids: string[] }) => answer(first),
  },
  catalog: {
    // No product exists whose price could be judged.
    queryManagedProducts: async () => ({ products: [] }),
    queryBrands: async () => ({ brands: [] }),
  },
} as unknown as Platform

const ids = (...names: string[]): NewItem[] => names.map((id) => ({ id }))
const failAt = (id: string, ...errors: PlatformFailure[]) => failures.set(id, errors)

async function run(
  items: readonly NewItem[],
  options: Partial<Pick<Parameters<typeof runJob>[0], 'waits' | 'closing' | 'mayGoOn'>> & {
    work?: BulkWork
  } = {},
) {
  const { work = { action: 'DELETE_PRODUCTS' }, waits = [1, 1] } = options
  const { closing = new AbortController().signal, mayGoOn = async () => true } = options
  const row = {
    actor: owner,
    idempotencyKey: 'request-1',
    fingerprint: 'f',
    work,
    requestId: 'requestId-1',
  }
  const id = store.create(row, items, 'worker')
  const job = store.find(id)
  if (!job) throw new Error('The job is gone')
  await runJob({ store, site, run: job, worker: 'worker', closing, waits, mayGoOn })
  return { id, job: store.find(id), items: itemsOf(id) }
}
const done = (id: string) => ({ id, state: 'DONE', code: undefined })

test('every item is sent once, at most four calls at a time', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const { job, items } = await run(ids(...names))
  expect(items).toEqual(names.map(done))
  expect(job).toMatchObject({ state: 'DONE', succeeded: 9, problem: null })
  expect([sent, most]).toEqual([names, 4])
})

test('a job whose actor lost the right sends no further batch, and can go on later', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  let rounds = 0
  const { job, items } = await run(ids(...names), {
    mayGoOn: async (actor, { action }) => {
      expect([actor, action]).toEqual([owner, 'DELETE_PRODUCTS'])
      rounds += 1
      return rounds === 1
    },
  })
  expect(sent).toEqual(names.slice(0, 4))
  expect(job).toMatchObject({ state: 'INTERRUPTED', problem: { code: 'FORBIDDEN' } })
  expect(items.slice(4).map(({ state }) => state)).toEqual(['WAITING', 'WAITING'])
})

test('a job without items is done', async () => {
  expect((await run([])).job?.state).toBe('DONE')
})

describe('a batch that fails', () => {
  test('because the platform is away is sent again; others continue', async () => {
    failAt('b', lost, lost)
    const { job, items } = await run(ids('a', 'b', 'c', 'd', 'e'))
    expect(job).toMatchObject({ state: 'DONE', succeeded: 5 })
    expect(items).toEqual(['a', 'b', 'c', 'd', 'e'].map(done))
    expect(sent.filter((id) => id === 'b')).toHaveLength(3)
  })

  test('once more than it waits interrupts the job, which knows why', async () => {
    failAt('a', lost, lost, lost)
    const { job, items } = await run(ids('a'))
    expect(job).toMatchObject({
      state: 'INTERRUPTED',
      problem: { code: 'UPSTREAM_UNAVAILABLE', requestId: 'requestId-1' },
    })
    expect(items).toMatchObject([{ state: 'WAITING' }])
    expect(sent).toHaveLength(3)
  })

  test('counts from the start after a round that went well', async () => {
    failAt('a', lost, lost)
    failAt('l', lost, lost)
    const { job } = await run(ids(...'abcdefghijkl'))
    expect(job?.state).toBe('DONE')
  })

  test('because nothing will be accepted interrupts the job at once', async () => {
    failAt('b', failure('refused', 403))
    failAt('a', lost)
    const { job, items } = await run(ids('a', 'b', 'c'))
    expect(job).toMatchObject({ state: 'INTERRUPTED', problem: { code: 'FORBIDDEN' } })
    expect(items.map(({ state }) => state)).toEqual(['WAITING', 'WAITING', 'DONE'])
    expect(sent).toHaveLength(3)
  })

  test('because it is refused is not sent again, and the job continues', async () => {
    failAt('a', failure('refused', 409))
    const { job, items } = await run(ids('a', 'b', 'c', 'd', 'e'), { waits: [] })
    expect(job).toMatchObject({ state: 'DONE', succeeded: 4, failed: 1 })
    expect(items[0]).toEqual({ id: 'a', state: 'FAILED', code: 'REFUSED' })
    expect(sent).toHaveLength(5)
  })

  test('with an unknown outcome is not sent again, and counts as one of the failures in a row', async () => {
    const work: BulkWork = { action: 'ADJUST_PROPERTY', adjust: { price: { amount: 1 } } }
    const names = Array.from({ length: 300 }, (_, at) => `p${at}`)
    failAt('p0', lost)
    failAt('p100', lost)
    const { job, items } = await run(ids(...names), { work, waits: [1] })
    expect(job).toMatchObject({
      ...{ state: 'INTERRUPTED', problem: { code: 'OUTCOME_UNKNOWN' } },
      ...{ succeeded: 0, failed: 200 },
    })
    expect([items[99]?.code, items[200]?.state]).toEqual(['OUTCOME_UNKNOWN', 'WAITING'])
    expect(sent).toEqual(['p0', 'p100'])
  })
})

describe('an item that is missing', () => {
  test('was deleted by the call whose response was lost', async () => {
    failAt('a', lost, missing)
    expect((await run(ids('a'))).items).toEqual([done('a')])
  })

  test('is a failure when it was missing at the first attempt', async () => {
    failAt('a', missing)
    expect((await run(ids('a'))).items).toEqual([{ id: 'a', state: 'FAILED', code: 'NOT_FOUND' }])
  })

  test('is a failure when the second attempt failed for another reason', async () => {
    failAt('a', lost, failure('refused', 409))
    expect((await run(ids('a'))).items).toMatchObject([{ state: 'FAILED', code: 'REFUSED' }])
  })
})

test('an item that a change does not find is missing, also at the second attempt', async () => {
  failAt('a', lost, missing)
  const { items } = await run(ids('a'), { work: { action: 'SET_VISIBILITY', visible: true } })
  expect(items).toEqual([{ id: 'a', state: 'FAILED', code: 'NOT_FOUND' }])
})

describe('brands that go', () => {
  const work: BulkWork = { action: 'REVERT' }
  const brand = { id: 'brand', step: { do: 'REMOVE', kind: 'BRAND' } } as const
  const product = (id: string) => ({ id, step: { do: 'REMOVE', kind: 'PRODUCT' } }) as const

  test('go last: products may still use them', async () => {
    const { job } = await run([brand, product('p1'), product('p2')], { work })
    expect(sent).toEqual(['p1', 'p2', 'brand'])
    expect(job).toMatchObject({ state: 'DONE', succeeded: 3 })
  })

  test('stay when an earlier item was refused', async () => {
    failAt('p1', failure('refused', 409))
    const { items } = await run([brand, product('p1')], { work })
    expect(sent).toEqual(['p1'])
    expect(items[0]).toEqual({ id: 'brand', state: 'FAILED', code: 'REFUSED' })
  })

  test('a product that goes does so after a refusal all the same', async () => {
    failAt('p1', failure('refused', 409))
    const names = ['p1', 'p2', 'p3', 'p4', 'p5']
    const { job } = await run(names.map(product), { work })
    expect(job).toMatchObject({ succeeded: 4, failed: 1 })
  })
})

describe('a job that ends early', () => {
  test('sends no other batch once the process ends, and can be resumed', async () => {
    const controller = new AbortController()
    onDelete = () => controller.abort()
    const { job, items } = await run(ids('a', 'b', 'c', 'd', 'e'), { closing: controller.signal })
    expect(job?.state).toBe('INTERRUPTED')
    expect(items.map(({ state }) => state)).toEqual(['DONE', 'DONE', 'DONE', 'DONE', 'WAITING'])
  })

  test('does not wait out a pause', async () => {
    const controller = new AbortController()
    failAt('a', lost)
    onDelete = () => setImmediate(() => controller.abort())
    const { job } = await run(ids('a'), { closing: controller.signal, waits: [600_000] })
    expect([job?.state, sent]).toEqual(['INTERRUPTED', ['a']])
  })

  test('does not begin a pause either', async () => {
    const controller = new AbortController()
    failAt('a', lost)
    onDelete = () => controller.abort()
    const { job } = await run(ids('a'), { closing: controller.signal, waits: [600_000] })
    expect(job?.state).toBe('INTERRUPTED')
  })

  test('stores what the stopped batch did, and sends no other', async () => {
    onDelete = () => {
      const [row] = [store.findRequest(owner, 'request-1')]
      if (row) store.stop(row.id)
    }
    const { job, items } = await run(ids('a', 'b', 'c', 'd', 'e'))
    expect(job).toMatchObject({ state: 'INTERRUPTED', succeeded: 4 })
    expect([items.at(-1)?.state, sent.length]).toEqual(['WAITING', 4])
  })
})
