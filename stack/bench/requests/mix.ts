// The mix of a shop's day: 45 % listings, 25 % products, 15 % home, 10 % carts, 5 % adds. W8 measures memory over some
// minutes, W10 what is left of it when the platform has a bad day.
import { ascending, quantile } from '../quantiles.ts'
import { cpuMsOf, residentMb } from '../resident.ts'
import { seededRandom } from '../upstream/random.ts'
import { createDriver, type Driver } from './driver.ts'
import { closedLoop, type LoopResult, type SendNext } from './loops.ts'
import { markdownTable } from './report.ts'
import type { Run } from './rounds.ts'
import type { RunningServer } from './servers.ts'
import { beginSessions } from './sign-in.ts'
import type { Target } from './targets.ts'
import { workloads } from './workloads.ts'

/** Number of shoppers. */
const sessionCount = Number(process.env.BENCH_SESSIONS ?? 2000)
export const minutes = Number(process.env.BENCH_MINUTES ?? 2)
const parts = new Map([
  ['W2', 0.45],
  ['W3', 0.25],
  ['W1', 0.15],
  ['W4', 0.1],
  ['W5', 0.05],
])

/** Returns the entry whose share a number from 0 to 1 falls into. */
export function picked<Item>(shares: readonly (readonly [Item, number])[], drawn: number): Item {
  let below = 0
  for (const [item, share] of shares) {
    below += share
    if (drawn < below) return item
  }
  const last = shares.at(-1)
  if (!last) throw new Error('There is nothing to pick')
  return last[0]
}

type Mix = { server: RunningServer; send: SendNext; close(): void }

async function createMix(run: Run, target: Target): Promise<Mix> {
  const { facts, settings } = run
  const server = await run.serverOf(target.server)
  const { connections } = settings
  const cookies = await beginSessions({ target, server, facts }, sessionCount)
  // An add changes the badge of its cart, which other requests compare: a quarter of the shoppers add, the others read.
  const adding = cookies.slice(0, Math.ceil(sessionCount / 4))
  const reading = cookies.slice(adding.length)
  const drivers: [Driver, number][] = []
  for (const workload of workloads) {
    const share = parts.get(workload.id)
    if (share === undefined) continue
    const own = workload.id === 'W5' ? adding : reading
    const driver = createDriver({ target, workload, server, facts, connections, cookies: own })
    await driver.visit()
    drivers.push([driver, share])
  }
  const random = seededRandom(8)
  return {
    server,
    send: (connection) => picked(drivers, random()).send(connection),
    close: () => drivers.forEach(([driver]) => void driver.close()),
  }
}

/** A mix makes sense for the servers of each kind that are close to each other. */
const inMix = new Set(['P0', 'P1', 'P4', 'V', 'V0'])
/** Returns whether a target is measured under the mix. */
export const isInMix = ({ id }: Target): boolean => inMix.has(id)

export type MixRow = {
  target: string
  cpuMs: number
  perSecond: number
  p99: number
  failures: number
  mbAtStart: number
  mbAfterMinute: number
  mbAtEnd: number
}

async function measureMix(run: Run, target: Target): Promise<MixRow> {
  const { server, send, close } = await createMix(run, target)
  const { connections } = run.settings
  const mbAtStart = residentMb(server.pid)
  const cpu = cpuMsOf(server.pid)
  const first = await closedLoop(send, { connections, seconds: 60 })
  const mbAfterMinute = residentMb(server.pid)
  const rest = await closedLoop(send, { connections, seconds: Math.max(1, minutes * 60 - 60) })
  const times = ascending([...first.times, ...rest.times])
  close()
  return {
    target: `${target.id} ${target.title}`,
    cpuMs: (cpuMsOf(server.pid) - cpu) / times.length,
    perSecond: times.length / (first.seconds + rest.seconds),
    p99: quantile(times, 0.99),
    failures: first.failures + rest.failures,
    ...{ mbAtStart, mbAfterMinute, mbAtEnd: residentMb(server.pid) },
  }
}

/** W8: the mix, and the memory of the server meanwhile. */
export async function measureMemory(run: Run, chosen: readonly Target[]) {
  const rows: MixRow[] = []
  for (const target of chosen.filter(isInMix)) rows.push(await measureMix(run, target))
  const cells = rows.map((row) => [
    ...[row.target, row.cpuMs.toFixed(2), row.perSecond.toFixed(0), row.p99.toFixed(0)],
    ...[row.mbAtStart.toFixed(0), row.mbAfterMinute.toFixed(0), row.mbAtEnd.toFixed(0)],
    ...[(row.mbAtEnd / row.mbAfterMinute).toFixed(2), String(row.failures)],
  ])
  const memory = ['MB at start', 'after 1 minute', `after ${minutes}`, 'ratio']
  const header = ['server', 'CPU ms', 'req/s', 'p99 ms', ...memory, 'failed']
  const table = markdownTable(header, cells)
  return { rows, table: `\n### W8 mix, ${sessionCount} shoppers\n\n${table}` }
}

export type FaultRow = { target: string; goodput: number; p99: number; amplification: number }

const goodputOf = ({ times, failures }: LoopResult) => 1 - failures / times.length

async function measureUnderFaults(run: Run, target: Target): Promise<FaultRow> {
  const { upstream, settings } = run
  const { send, close } = await createMix(run, target)
  const { connections, seconds } = settings
  const counted = async (faults: boolean) => {
    await upstream.set({ faults })
    await upstream.reset()
    const result = await closedLoop(send, { connections, seconds: seconds * 2 })
    const { total } = await upstream.counts()
    return { result, calls: total / result.times.length }
  }
  try {
    await closedLoop(send, { connections, seconds: 2 })
    // Before and after: caches get warmer with time, which would count for the faults.
    const before = await counted(false)
    const bad = await counted(true)
    const after = await counted(false)
    return {
      target: `${target.id} ${target.title}`,
      goodput: goodputOf(bad.result),
      p99: quantile(ascending(bad.result.times), 0.99),
      amplification: (2 * bad.calls) / (before.calls + after.calls),
    }
  } finally {
    await upstream.set({ faults: false })
    close()
  }
}

/** W10: how much of the mix is answered while the platform fails, and how many calls that adds. */
export async function measureFaults(run: Run, chosen: readonly Target[]) {
  const rows: FaultRow[] = []
  for (const target of chosen.filter(isInMix)) rows.push(await measureUnderFaults(run, target))
  const cells = rows.map(({ target, goodput, p99, amplification }) => [
    ...[target, `${(goodput * 100).toFixed(2)} %`, p99.toFixed(0), amplification.toFixed(2)],
  ])
  const table = markdownTable(
    ['server', 'answered well', 'p99 ms', 'calls, × without faults'],
    cells,
  )
  return { rows, table: `\n### W10 mix under faults\n\n${table}` }
}
