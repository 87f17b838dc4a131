import { expect, test } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteJobStore } from './job-store.ts'
import { createJobs } from './jobs.ts'
import { sqliteJobLists } from './list-jobs.ts'

const ids = ['a', 'b']

test('what a request changed is found by the request, its things and their names', async () => {
  const database = openSqlite('memory')
  const [store, lists] = [sqliteJobStore(database), sqliteJobLists(database)]
  const site = {
    catalogWrites: { deleteBrands: () => new Promise(() => {}) },
  } as unknown as Platform
  const runs = createJobs({ store, lists, adminPlatformFor: () => site, log: { error: () => {} } })
  const actor = { kind: 'STAFF', id: 'o' } as const
  const items = ids.map((id) => ({ id }))
  const work = { action: 'DELETE_BRANDS' } as const
  const job = runs.start({ actor, idempotencyKey: 'request-1', requestId: 'r', work, items })
  if (typeof job === 'string') throw new Error(job)
  const { id } = job
  const [thing = ''] = ids
  expect(runs.ofRequest('r', [thing])?.id).toBe(id)
  expect(runs.ofRequest('other', [thing])).toBeNull()
  expect(runs.itemsOfRequest('r', ids, 1)).toMatchObject([{ id: thing, index: 0 }])
  expect(runs.requestIdsOf(new Set([thing]))).toEqual(new Set(['r']))
  await new Promise((resolve) => setImmediate(resolve))
  const made = { id: 'p1', kind: 'PRODUCT', name: 'Mug', facts: {} } as const
  store.answered(id, [{ place: 0, problem: null, made }])
  expect([runs.idsNamed('mug'), runs.idsNamed('cup')]).toEqual([['p1'], []])
})
