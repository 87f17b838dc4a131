import { expect, test } from 'vitest'
import { createBucket } from '../storage/token-bucket.ts'
import {
  bodyCost,
  CostLimitExceeded,
  checkingCost,
  createCostLimit,
  readingCost,
  valuesCost,
} from './cost-limit.ts'

const start = (perAddress: number, perSession: number) =>
  createCostLimit({ perAddress, perSession, perApp: 100 }, (_, perMinute) =>
    createBucket(perMinute, { now: () => 0 }),
  )

test('S62 another network keeps its own tokens', async () => {
  const limit = start(100, 100)
  await limit.take({ network: '192.0.2.1', session: null }, 100)
  await expect(limit.take({ network: '192.0.2.1', session: null }, 1)).rejects.toThrow(
    CostLimitExceeded,
  )
  await expect(limit.take({ network: '192.0.2.2', session: null }, 100)).resolves.toBeNull()
})

test('S62 a session pays wherever it comes from', async () => {
  const limit = start(100, 100)
  await limit.take({ network: '192.0.2.1', session: 'one' }, 100)
  await expect(limit.take({ network: '192.0.2.2', session: 'one' }, 1)).rejects.toThrow(
    CostLimitExceeded,
  )
  await expect(limit.take({ network: '192.0.2.3', session: 'two' }, 1)).resolves.toEqual({
    ...{ name: 'cost-by-session', perMinute: 100, left: 99 },
  })
})

test.each([
  [100, 50, { 'cost-by-address': 100, 'cost-by-session': 50 }],
  [100, 0, { 'cost-by-address': 100 }],
  [0, 0, {}],
])('S62 gateways share one bucket per limit that is on: %i and %i', (address, session, shared) => {
  const buckets: Record<string, number> = {}
  createCostLimit({ perAddress: address, perSession: session, perApp: 0 }, (name, perMinute) => {
    buckets[name] = perMinute
    return createBucket(perMinute)
  })
  expect(buckets).toEqual(shared)
})

test('0 switches a limit off', async () => {
  const limit = start(0, 0)
  for (const _time of [1, 2, 3]) await limit.take({ network: '192.0.2.1', session: 'one' }, 1e9)
})

test('S62 a refusal says when to retry: after the longer of two waits, and not at once', async () => {
  const waits = [0, 0]
  const isOk = [true, true]
  const limit = createCostLimit({ perAddress: 1, perSession: 1, perApp: 0 }, (name) => () => {
    const at = name === 'cost-by-address' ? 0 : 1
    return { ok: isOk[at] ?? true, retryAfterSeconds: waits[at] ?? 0, left: 0 }
  })
  const caller = { network: '192.0.2.1', session: 'one' }
  await limit.take(caller, 1)
  for (const [network, session, wait] of [
    [0, 0, 1],
    [7, 0, 7],
    [7, 9, 9],
  ] as const) {
    waits.splice(0, 2, network, session)
    isOk.splice(0, 2, false, session === 0)
    await expect(limit.take(caller, 1)).rejects.toMatchObject({
      ...{ code: 'RATE_LIMITED', status: 429, statusCode: 429, retryAfterSeconds: wait },
    })
  }
})

test('S62 an app pays by its key, wherever it comes from, and no network or session does', async () => {
  const limit = start(100, 100)
  const caller = { network: '192.0.2.1', session: 'one', app: 'feed' }
  expect(await limit.take(caller, 60)).toEqual({ name: 'cost-by-app', perMinute: 100, left: 40 })
  const elsewhere = { ...caller, network: '192.0.2.2' }
  await expect(limit.take(elsewhere, 50)).rejects.toMatchObject({
    quota: { name: 'cost-by-app', left: 40 },
  })
  expect((await limit.take({ ...caller, app: 'other' }, 1))?.left).toBe(99)
  expect((await limit.take({ network: '192.0.2.1', session: 'one' }, 100))?.left).toBe(0)
})

test('S62 one limit alone can be switched off', async () => {
  const byAddress = start(100, 0)
  await byAddress.take({ network: '192.0.2.1', session: 'one' }, 100)
  await byAddress.take({ network: '192.0.2.2', session: 'one' }, 100)
  const bySession = start(0, 100)
  await bySession.take({ network: '192.0.2.1', session: 'one' }, 100)
  await bySession.take({ network: '192.0.2.1', session: 'two' }, 100)
  const again = bySession.take({ network: '192.0.2.9', session: 'two' }, 1)
  await expect(again).rejects.toThrow(CostLimitExceeded)
})

test('S62 work is charged by its size, rounded up; a small body is free', () => {
  expect([undefined, '', 'x', 'x'.repeat(32), 'x'.repeat(33)].map(readingCost)).toEqual([
    10, 10, 11, 11, 12,
  ])
  expect([0, 4096, 4097].map(bodyCost)).toEqual([0, 0, 129])
  expect([0, 8, 9].map(valuesCost)).toEqual([0, 1, 2])
  expect(checkingCost(5)).toBe(15)
})
