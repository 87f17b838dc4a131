// One workload on several servers: first every answer is compared with that of the hand-written server, then rounds in
// random order, so that what else the machine does meets all of them.
import { ascending, quantile } from '../quantiles.ts'
import { cpuMsOf, residentMb } from '../resident.ts'
import { seededRandom, shuffled } from '../upstream/random.ts'
import { createDriver, type Driver } from './driver.ts'
import { differenceOf } from './golden.ts'
import { othersShare, type Pinning, usageOf } from './host.ts'
import { closedLoop, openLoop } from './loops.ts'
import type { Upstream } from './rig.ts'
import type { RunningServer, ServerOptions } from './servers.ts'
import { signIn } from './sign-in.ts'
import { serverIdOf, type Target, takesPart, targets } from './targets.ts'
import type { CatalogFacts, Workload } from './workloads.ts'

export type Round = {
  /** CPU time of the server's process for each request. */
  cpuMs: number
  perSecond: number
  p50: number
  p99: number
  open: { p50: number; p99: number }
  callsPerRequest: number
  concurrency: number
  failures: number
  /** Share of the server's core that other processes used. */
  others: number
}

export type Row = {
  workload: string
  target: string
  title: string
  rounds: Round[]
  bytes: number
  residentMb: number
  /** The first difference from the hand-written server's answers; null if there is none. */
  difference: string | null
}

export type Settings = {
  seconds: number
  /** Of load before the first round of a server: what is compiled then is not measured. */
  warmSeconds: number
  rounds: number
  connections: number
  /** Requests a second of the open loop. */
  rate: number
}

export type Run = {
  settings: Settings
  pinning: Pinning
  upstream: Upstream
  facts: CatalogFacts
  serverOf(id: ServerOptions['id']): Promise<RunningServer>
}

type Participant = { target: Target; server: RunningServer; driver: Driver; row: Row }

/** Number of shoppers of a workload. */
const sessionCount = 100

/** Starts a driver for a target, with sessions of its own where the workload has them. */
export async function join(run: Run, workload: Workload, target: Target): Promise<Participant> {
  const { facts, settings } = run
  const server = await run.serverOf(serverIdOf(target, workload))
  const parts = { target, workload, server, facts, connections: settings.connections }
  const cookies = await signIn(parts, sessionCount)
  const driver = createDriver({ ...parts, cookies })
  const facets = { rounds: [], bytes: 0, residentMb: Number.NaN, difference: null }
  const row: Row = { workload: workload.id, target: target.id, title: target.title, ...facets }
  return { target, server, driver, row }
}

/** Visits all variants and records where an answer differs from the golden one. */
async function compare({ driver, row }: Participant, golden: readonly string[]): Promise<void> {
  const answers = await driver.visit()
  row.bytes = driver.bytes()
  row.difference = answers.reduce<string | null>(
    (found, answer, index) => found ?? differenceOf(golden[index] ?? answer, answer),
    null,
  )
}

/** Returns the targets that answer; one that does not is reported and left out. */
async function joinAll(run: Run, workload: Workload, selected: readonly Target[]) {
  const golden = await readGolden(run, workload)
  const participants: Participant[] = []
  for (const target of selected.filter((one) => takesPart(one, workload))) {
    try {
      const participant = await join(run, workload, target)
      await compare(participant, golden)
      participants.push(participant)
    } catch (error) {
      console.error(`${target.id} is left out: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
  return participants
}

/** Returns the answers of the hand-written server; none for pages, which only the gateway renders. */
async function readGolden(run: Run, workload: Workload): Promise<string[]> {
  const hand = targets.find(({ id }) => id === 'P0')
  if (!hand || !takesPart(hand, workload)) return []
  const { driver } = await join(run, workload, hand)
  const answers = await driver.visit()
  driver.close()
  return answers
}

async function measureRound({ driver, server }: Participant, run: Run): Promise<Round> {
  const { settings, upstream, pinning } = run
  const { connections, seconds, rate } = settings
  await upstream.reset()
  const [cpu, usage] = [cpuMsOf(server.pid), usageOf(pinning.core)]
  const closed = await closedLoop(driver.send, { connections, seconds })
  const cpuMs = cpuMsOf(server.pid) - cpu
  const others = othersShare(usage, usageOf(pinning.core), cpuMs)
  const counts = await upstream.counts()
  const open = await openLoop(driver.send, { connections, seconds, rate })
  const [times, openTimes] = [ascending(closed.times), ascending(open.times)]
  return {
    cpuMs: cpuMs / times.length,
    perSecond: times.length / closed.seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    open: { p50: quantile(openTimes, 0.5), p99: quantile(openTimes, 0.99) },
    callsPerRequest: counts.total / times.length,
    concurrency: counts.concurrency,
    failures: closed.failures + open.failures,
    others,
  }
}

/** Measures a workload on the targets that take part in it. */
export async function measureWorkload(
  run: Run,
  workload: Workload,
  selected: readonly Target[],
): Promise<Row[]> {
  const participants = await joinAll(run, workload, selected)
  const { connections, rounds, warmSeconds } = run.settings
  const random = seededRandom(55)
  for (let round = 0; round < rounds; round += 1) {
    for (const participant of shuffled(participants, random)) {
      const warm = round === 0 ? warmSeconds : 0.5
      await closedLoop(participant.driver.send, { connections, seconds: warm })
      participant.row.rounds.push(await measureRound(participant, run))
    }
  }
  for (const { row, server, driver } of participants) {
    row.residentMb = residentMb(server.pid)
    driver.close()
  }
  return participants.map(({ row }) => row)
}
