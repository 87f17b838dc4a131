import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import { operations } from '../platform/operations.ts'
import type { Platform } from '../platform/platform.ts'
import type { InputOf } from '../platform/platform-call.ts'
import type { Transport } from '../platform/transport.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Recorded } from './facts.ts'
import { sqliteJobStore } from './job-store.ts'
import { sqliteJobLists } from './list-jobs.ts'
import { createPlatformJobs } from './platform-jobs.ts'
import { sqliteRecordStore } from './record-store.ts'
import { recordedTransport } from './recorded-transport.ts'

const actor = { kind: 'STAFF', id: 'owner' } as const
const [ann, ben] = ['a0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002']

/** A platform that blocks all members but Ben once its job is finished. */
function slowPlatform() {
  const state = { job: 'PROCESSING', reads: 0 }
  const statusOf = (id: string) => (state.job === 'FINISHED' && id === ann ? 'BLOCKED' : 'APPROVED')
  const answers: Record<string, (request: { jobId?: string }) => unknown> = {
    bulkBlockMembers: () => ({ jobId: 'job-1' }),
    getJob: ({ jobId }) => {
      if (jobId !== 'job-1') throw new Error('no such job')
      state.reads += 1
      return { job: { id: 'job-1', status: state.job } }
    },
    queryMembers: () => ({
      members: [ann, ben].map((id) => ({ id, status: statusOf(id), activityStatus: 'ACTIVE' })),
    }),
  }
  const send = async (_service: string, call: { name: string }, request: object) =>
    answers[call.name]?.(request)
  return { state, transport: { send } as unknown as Transport }
}

function record(maxFollowMs?: number) {
  const database = openSqlite('memory')
  const { state, transport } = slowPlatform()
  const failures: unknown[] = []
  const onFailure = (err: unknown) => void failures.push(err)
  const platformJobs = createPlatformJobs({ onFailure, waits: [5], maxFollowMs })
  const store = sqliteRecordStore(database)
  const recording = { store, actor, requestId: 'request-1', platformJobs, onFailure }
  const recorded = recordedTransport(transport, recording)
  const runs = sqliteJobStore(database)
  const lists = sqliteJobLists(database)
  const block = () => {
    const call = operations.memberWrites.blockByFilter
    const request: InputOf<typeof call> = { filter: [] }
    return recorded.send('membersAdmin', call, request, { requestId: 'request-1' })
  }
  const job = () => {
    const found = lists.ofRequest('request-1', [])
    if (!found) throw new Error('no job was recorded')
    return { ...found, items: lists.items(found.id, { limit: 10 }) }
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
  expect(job()).toMatchObject({ state: 'DONE', succeeded: 1, failed: 1 })
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

describe('a job of the platform', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  /** Follows a job that answers each read with a status or a failure, the last one again and again. */
  async function follow(answers: (string | Error)[], maxFollowMs?: number) {
    const onFailure = vi.fn()
    const settle = vi.fn(async (_isOver: boolean) => {})
    const reads: number[] = []
    const start = Date.now()
    const getJob = async () => {
      reads.push(Date.now() - start)
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Error) throw answer
      return { job: { status: answer } }
    }
    const site = { memberWrites: { getJob } } as unknown as Platform
    const jobs = createPlatformJobs({ onFailure, maxFollowMs })
    await jobs.follow({ jobId: 'job-1', site }, settle)
    return { jobs, onFailure, settle, reads }
  }

  test('is read less and less often, then every five seconds', async () => {
    const { reads, settle } = await follow(['PROCESSING'])
    await vi.advanceTimersByTimeAsync(18_750)
    expect(reads).toEqual([0, 250, 750, 1750, 3750, 8750, 13_750, 18_750])
    expect(settle).not.toHaveBeenCalled()
  })

  test('is given up at the time limit', async () => {
    const { reads, settle } = await follow(['PROCESSING'], 750)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reads).toEqual([0, 250, 750])
    expect(settle).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('is followed for a quarter of an hour', async () => {
    const { settle } = await follow(['PROCESSING'])
    await vi.advanceTimersByTimeAsync(15 * 60_000 - 2000)
    expect(settle).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(7000)
    expect(settle).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('that the platform has deleted was finished, or failed', async () => {
    const gone = new PlatformFailure('refused', 'gone', { call: 'getJob', status: 404 })
    for (const last of [gone, 'FAILED', 'FINISHED']) {
      const { settle, onFailure } = await follow(['PROCESSING', last])
      expect(settle).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(250)
      expect(settle).toHaveBeenCalledExactlyOnceWith(true)
      expect(onFailure).not.toHaveBeenCalled()
    }
  })

  test('that is finished at the first read is settled before the call returns', async () => {
    const { settle, reads } = await follow(['FINISHED'])
    expect(settle).toHaveBeenCalledExactlyOnceWith(true)
    expect(reads).toEqual([0])
  })

  test('that could not be read is reported, and read again', async () => {
    const away = new PlatformFailure('system', 'away', { call: 'getJob' })
    const { settle, onFailure } = await follow([away, away, 'FINISHED'])
    await vi.advanceTimersByTimeAsync(250)
    expect(settle).not.toHaveBeenCalled()
    expect(onFailure.mock.calls).toEqual([[away], [away]])
    await vi.advanceTimersByTimeAsync(500)
    expect(settle).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('is left at once when the gateway closes', async () => {
    const { jobs, settle, reads } = await follow(['PROCESSING'])
    await jobs.close()
    expect(settle).toHaveBeenCalledExactlyOnceWith(false)
    expect(reads).toEqual([0])
  })

  test('whose outcome cannot be stored is reported', async () => {
    const { settle, onFailure } = await follow(['PROCESSING', 'FINISHED'])
    const full = new Error('disk full')
    settle.mockRejectedValue(full)
    await vi.advanceTimersByTimeAsync(250)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(full)
  })
})
