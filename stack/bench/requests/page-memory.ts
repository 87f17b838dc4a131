// W8p: memory of a gateway that renders pages which were never requested before, 320 a second, for a shop of fifty products.
import { ascending, quantile } from '../quantiles.ts'
import { cpuMsOf, residentMb } from '../resident.ts'
import { seededRandom } from '../upstream/random.ts'
import { createDriver } from './driver.ts'
import type { Pinning } from './host.ts'
import { openLoop } from './loops.ts'
import { minutes, picked } from './mix.ts'
import { markdownTable } from './report.ts'
import { readFacts, startUpstream } from './rig.ts'
import { startServer } from './servers.ts'
import { targets } from './targets.ts'
import { page, productPage, searchPage } from './workloads.ts'

const pagesPerSecond = 320
const connections = 32
/** A small shop has two pages of all its products. */
const listingPage = page('S1', 'listing', (index) => `/c/all-products?page=${(index % 2) + 1}`)
const shares = [
  [productPage, 0.7],
  [searchPage, 0.2],
  [listingPage, 0.1],
] as const

export type PageMemoryRow = {
  perSecond: number
  cpuMs: number
  p99: number
  failures: number
  /** At the start, and at the end of each minute. */
  mb: number[]
}

/** Returns the table of a measurement. */
export function pageMemoryTable({ perSecond, cpuMs, p99, failures, mb }: PageMemoryRow): string {
  const header = ['pages a second', 'CPU ms', 'p99 ms', 'MB at the start, then by minute', 'failed']
  const cells = [perSecond.toFixed(0), cpuMs.toFixed(2), p99.toFixed(0)]
  const row = [...cells, mb.map((one) => one.toFixed(0)).join(', '), String(failures)]
  return `\n### W8p different pages of a small shop\n\n${markdownTable(header, [row])}`
}

/** W8p: starts a shop of its own, and requests each page at an address of its own. */
export async function measurePageMemory(pinning: Pinning) {
  const target = targets.find(({ id }) => id === 'V')
  if (!target) throw new Error('The gateway is not among the targets')
  const upstream = await startUpstream('halden')
  const facts = await readFacts(upstream)
  const server = await startServer({ id: 'vitrine', upstream, pinning })
  await upstream.set({ latency: 'fixed:20' })
  const own = { target, server, facts, connections, cookies: [] }
  const drivers = shares.map(
    ([workload, share]) => [createDriver({ ...own, workload }), share] as const,
  )
  const random = seededRandom(8)
  const mb = [residentMb(server.pid)]
  const times: number[] = []
  let failures = 0
  const [cpu, startedAt] = [cpuMsOf(server.pid), performance.now()]
  for (let minute = 0; minute < minutes; minute += 1) {
    const load = { connections, seconds: 60, rate: pagesPerSecond }
    const result = await openLoop((number) => picked(drivers, random()).send(number), load)
    times.push(...result.times)
    failures += result.failures
    mb.push(residentMb(server.pid))
  }
  const seconds = (performance.now() - startedAt) / 1000
  const cpuMs = (cpuMsOf(server.pid) - cpu) / times.length
  for (const [driver] of drivers) driver.close()
  const p99 = quantile(ascending(times), 0.99)
  const row: PageMemoryRow = { perSecond: times.length / seconds, cpuMs, p99, failures, mb }
  return { rows: [row], table: pageMemoryTable(row) }
}
