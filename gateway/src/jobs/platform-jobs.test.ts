import type { AllCalls, RequestOf } from '@vitrine/platform'
import { allCalls } from '@vitrine/platform'
import { expect, test } from 'vitest'
import type { Transport } from '../platform/transport.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Recorded } from './facts.ts'
import { sqliteJobStore } from './job-store.ts'
import { sqliteJobLists } from './list-jobs.ts'
import { createPlatformJobs } from './platform-jobs.ts'
import { sqliteRecordStore } from './record-store.ts'
import { recordedTransport } from './recorded-transport.ts'

const actor = { kind: 'SITE_USER', id: 'owner' } as const
const [ann, ben] = ['a0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002']

/** A platform that blocks all members but Ben once its job is finished. */
function slowPlatform() {
  const state = { job: 'PROCESSING', reads: 0 }
  const statusOf = (id: string) => (state.job === 'FINISHED' && id === ann ? 'BLOCKED' : 'APPROVED')
  const answers: Record<string, () => unknown> = {
    bulkBlockMembers: () => ({ jobId: 'job-1' }),
    getJob: () => {
      state.reads += 1
      return { job: { id: 'job-1', status: state.job } }
    },
    queryMembers: () => ({
      members: [ann, ben].map((id) => ({ id, status: statusOf(id), activityStatus: 'ACTIVE' })),
    }),
  }
  const send = async (_service: string, call: { name: string }) => answers[call.name]?.()
  return { state, transport: { send } as unknown as Transport }
}

function record(maxFollowMs?: number) {
  const database = openSqlite('memory')
  const { state, transport } = slowPlatform()
  const failures: unknown[] = []
  const onFailure = (err: unknown) => void failures.push(err)
  const platformJobs = createPlatformJobs({ onFailure, waits: [5], maxFollowMs })
  const store = sqliteRecordStore(database)
  const recording = { store, actor, origin: 'request-1', platformJobs, onFailure }
  const recorded = recordedTransport(transport, recording)
  const runs = sqliteJobStore(database)
  const lists = sqliteJobLists(database)
  const block = () => {
    const call = allCalls.membersAdmin.bulkBlockMembers
    const request: RequestOf<AllCalls['membersAdmin']['bulkBlockMembers']> = { filter: {} }
    return recorded.send('membersAdmin', call, request, { requestId: 'request-1' })
  }
  const job = () => {
    const found = lists.ofRequest('request-1')
    if (!found) throw new Error('no job was recorded')
    return { ...found, items: lists.items(found.id, -1, 10) }
  }
  return { state, platformJobs, block, job, runs, failures }
}

const statusAfter = (items: readonly { after: Recorded }[]) =>
  items.map(({ after }) => after?.status)

test('finishes a change by filter when the platform does, and records the values after it', async () => {
  const { state, block, job, failures } = record()
  await block()
  expect(job()).toMatchObject({ state: 'RUNNING', total: 2, finishedAt: null })
  await expect.poll(() => state.reads).toBeGreaterThan(2)
  expect(job().state).toBe('RUNNING')
  state.job = 'FINISHED'
  await expect.poll(() => job().state).toBe('DONE')
  const { items, succeeded, failed } = job()
  expect(statusAfter(items)).toEqual(['BLOCKED', 'APPROVED'])
  expect(items.map(({ problem }) => problem?.code)).toEqual([undefined, 'REFUSED'])
  expect({ succeeded, failed }).toEqual({ succeeded: 1, failed: 1 })
  expect(failures).toEqual([])
})

test('records a job that finishes at once before the call returns', async () => {
  const { state, block, job } = record()
  state.job = 'FINISHED'
  await block()
  expect(job().state).toBe('DONE')
  expect(state.reads).toBe(1)
})

test('a job of the platform cannot be stopped', async () => {
  const { block, job, runs, platformJobs } = record()
  await block()
  expect(runs.stop(job().id)).toBe(false)
  await platformJobs.close()
})

test.each([
  ['the gateway closes', undefined, (close: () => Promise<void>) => close()],
  ['the platform takes too long', 20, async () => {}],
])('the outcome is unknown when %s first', async (_, maxFollowMs, end) => {
  const { block, job, platformJobs } = record(maxFollowMs)
  await block()
  await end(platformJobs.close)
  await expect.poll(() => job().state).toBe('DONE')
  const codes = job().items.map(({ problem }) => problem?.code)
  expect(codes).toEqual(['OUTCOME_UNKNOWN', 'OUTCOME_UNKNOWN'])
})
