// The figures of the benchmark: quantiles, load at a fixed rate, the shares of a machine, and the tables.
import { expect, test } from 'vitest'
import { ascending, quantile, spreadOf } from '../../bench/quantiles.ts'
import { othersShare, parseUsage } from '../../bench/requests/host.ts'
import { type Clock, closedLoop, intendedAt, openLoop } from '../../bench/requests/loops.ts'
import { picked } from '../../bench/requests/mix.ts'
import { markdownTable, ratioTo, tableOf } from '../../bench/requests/report.ts'
import type { Round, Row } from '../../bench/requests/rounds.ts'

test('a quantile is the value that a share of the sorted values stays below', () => {
  const values = ascending([30, 10, 20, 40])
  expect([0, 0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([10, 30, 40, 40])
  expect(quantile([], 0.5)).toBe(0)
})

test('the spread has the middle of the rounds, of two middle ones their mean', () => {
  expect(spreadOf([5, 1, 3])).toEqual({ median: 3, least: 1, most: 5 })
  expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5)
  expect(spreadOf([]).median).toBeNaN()
})

/** A clock that moves only when it is waited for. */
function createClock(): Clock & { add(ms: number): void } {
  let now = 0
  return {
    now: () => now,
    async until(ms) {
      now = Math.max(now, ms)
    },
    add(ms) {
      now += ms
    },
  }
}

test('at a fixed rate a stalled request counts for those that wait behind it', async () => {
  const clock = createClock()
  let index = 0
  const send = async () => {
    clock.add(index === 0 ? 100 : 1)
    index += 1
    return index !== 2
  }
  const options = { connections: 1, seconds: 0.05, rate: 100 }
  const { times, failures } = await openLoop(send, options, clock)
  // Meant to begin at 0, 10, 20, 30 and 40 ms, and each after the first takes 1 ms.
  expect(times).toEqual([100, 91, 82, 73, 64])
  expect(failures).toBe(1)
  expect(intendedAt(3, 100)).toBe(30)
})

test('at a fixed rate a request waits for its time', async () => {
  const clock = createClock()
  const send = async () => {
    clock.add(2)
    return true
  }
  const options = { connections: 1, seconds: 0.03, rate: 100 }
  expect((await openLoop(send, options, clock)).times).toEqual([2, 2, 2])
  expect(clock.now()).toBe(22)
})

test('a closed loop sends on all connections and counts failures', async () => {
  const used = new Set<number>()
  const send = async (connection: number) => {
    used.add(connection)
    await new Promise((resolve) => setImmediate(resolve))
    return connection !== 1
  }
  const { times, failures } = await closedLoop(send, { connections: 3, seconds: 0.02 })
  expect([...used].sort()).toEqual([0, 1, 2])
  expect(failures).toBeGreaterThan(0)
  expect(failures).toBeLessThan(times.length)
})

test('the usage of a core is read, and what others used of it', () => {
  const text = 'cpu  1 1 1 1 1 0 0 0 0 0\ncpu0 100 0 50 800 50 0 0 0 0 0\n'
  const before = parseUsage(text, 0)
  expect(before).toEqual({ busyMs: 1500, totalMs: 10_000 })
  expect(parseUsage(text, null)).toEqual({ busyMs: 30, totalMs: 50 })
  const after = { busyMs: 2500, totalMs: 12_000 }
  expect(othersShare(before, after, 600)).toBeCloseTo(0.2)
  // Ticks are rounded, so that a process may seem to use more than its core.
  expect(othersShare(before, after, 1100)).toBe(0)
})

test('an entry of a mix is picked by its share', () => {
  const shares = [
    ['a', 0.5],
    ['b', 0.3],
    ['c', 0.2],
  ] as const
  expect([0, 0.49, 0.5, 0.79, 0.8, 0.999].map((drawn) => picked(shares, drawn)).join('')).toBe(
    'aabbcc',
  )
  // The shares of a mix may add up to a little less than 1.
  expect(picked([['a', 0.1]], 0.9)).toBe('a')
})

const round = (cpuMs: number, failures = 0): Round => ({
  ...{ cpuMs, failures, perSecond: 100, p50: 1, p99: 2, open: { p50: 3, p99: 4 } },
  ...{ callsPerRequest: 3, concurrency: 16, others: 0.25 },
})
const row = (target: string, rounds: Round[], difference: string | null = null): Row => ({
  ...{ workload: 'W2', target, title: 'a server', rounds, difference },
  ...{ bytes: 10, residentMb: 120 },
})

test('a table has the median, the spread and the ratio to the hand-written server', () => {
  const hand = row('P0', [round(2), round(1), round(4)])
  const other = row('V', [round(3, 1), round(3), round(5)], '…a… is …b…')
  expect(ratioTo(hand, other)).toBe(1.5)
  expect(ratioTo(undefined, other)).toBeNaN()
  const table = tableOf('W2', [hand, other])
  expect(table).toContain('| P0 a server | 2.00 | 1.00–4.00 | 1.00 | 100 |')
  expect(table).toContain('| V a server | 3.00 | 3.00–5.00 | 1.50 |')
  expect(table).toContain('| 1 (differs) | 25 % |')
  expect(table).toContain('V differs: …a… is …b…')
  expect(tableOf('S1', [other])).toContain('| 3.00–5.00 | – |')
})

test('figures are aligned to the right', () => {
  expect(markdownTable(['a', 'b'], [['one', '1']])).toBe('| a | b |\n|---|---:|\n| one | 1 |')
})
