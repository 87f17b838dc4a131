// `npm run bench:requests [-- W2 P0 V …]`: what a request costs, next to its practical minimum and to the servers that
// others would write. Figures, not a test. docs/performance.md
import { endAll } from './processes.ts'
import { numberOf, selectionOf } from './requests/arguments.ts'
import { machineModel, type Pinning, pin } from './requests/host.ts'
import { installPeers } from './requests/install-peers.ts'
import { seedMembers } from './requests/members.ts'
import { tableOf } from './requests/report.ts'
import { readFacts, startUpstream } from './requests/rig.ts'
import { measureWorkload, type Row, type Run } from './requests/rounds.ts'
import { type RunningServer, type ServerOptions, startServer } from './requests/servers.ts'
import { type Special, type Standalone, special, standalone } from './requests/special.ts'
import { type ServerId, serverIdOf, type Target, takesPart, targets } from './requests/targets.ts'
import { type Workload, workloads } from './requests/workloads.ts'
import { saveResults } from './save-results.ts'

const settings = {
  seconds: numberOf(process.env, 'BENCH_SECONDS', 6),
  warmSeconds: numberOf(process.env, 'BENCH_WARM_SECONDS', 25),
  rounds: numberOf(process.env, 'BENCH_ROUNDS', 3),
  connections: numberOf(process.env, 'BENCH_CONNECTIONS', 16),
  rate: numberOf(process.env, 'BENCH_RATE', 40),
}
const latency = process.env.BENCH_LATENCY ?? 'fixed:20'

type Report = { machine: string; rows: Row[]; special: Record<string, unknown> }

const report: Report = { machine: machineModel(), rows: [], special: {} }

const save = () => saveResults('bench', { node: process.version, latency, ...settings, ...report })

/** Pins the processes at the first call. */
function pinned(): Pinning {
  if (pinning) return pinning
  pinning = pin()
  report.machine = pinning.description
  console.log(pinning.description)
  return pinning
}
let pinning: Pinning | undefined

async function prepare(): Promise<Run> {
  const own = pinned()
  await installPeers()
  const upstream = await startUpstream()
  const facts = await readFacts(upstream)
  const servers = new Map<string, Promise<RunningServer>>()
  const serverOf = (id: ServerOptions['id']) => {
    const known = servers.get(id) ?? startServer({ id, upstream, pinning: own })
    servers.set(id, known)
    return known
  }
  return { settings, pinning: own, upstream, facts, serverOf }
}

/** Returns the servers that the selected workloads are sent to. */
function serversOf(chosen: readonly Target[], { inRounds, others }: Selected): Set<ServerId> {
  const ofRounds = inRounds.flatMap((workload) =>
    chosen
      .filter((target) => takesPart(target, workload))
      .map((target) => serverIdOf(target, workload)),
  )
  const ofOthers = others.flatMap((special) =>
    chosen.filter((target) => special.takesPart?.(target)).map(({ server }) => server),
  )
  return new Set([...ofRounds, ...ofOthers])
}

type Selected = { inRounds: readonly Workload[]; others: readonly Special[] }

/** Measures what has processes of its own; one that cannot be measured here is reported and left out. */
async function measureStandalone({ id, measure }: Standalone): Promise<void> {
  try {
    const { table, rows } = await measure(pinned)
    report.special[id] = rows
    console.log(table)
    save()
  } catch (error) {
    console.error(`${id} is left out: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

/** Measures the workloads on the upstream. */
async function measureOnUpstream(selected: Selected, chosen: readonly Target[]): Promise<void> {
  const run = await prepare()
  if (selected.inRounds.some(({ isAdmin }) => isAdmin)) await seedMembers(run.upstream)
  // Gateways start without the delay, so that their index is ready soon.
  for (const id of serversOf(chosen, selected)) await run.serverOf(id)
  await run.upstream.set({ latency })
  for (const workload of selected.inRounds) {
    const rows = await measureWorkload(run, workload, chosen)
    report.rows.push(...rows)
    console.log(tableOf(`${workload.id} ${workload.title}`, rows))
    save()
  }
  for (const { id, measure } of selected.others) {
    const { table, rows } = await measure(run, chosen)
    report.special[id] = rows
    console.log(table)
    save()
  }
}

async function main(): Promise<void> {
  const selected = selectionOf(process.argv.slice(2), {
    workloads: [...workloads, ...special, ...standalone].map(({ id }) => id),
    targets: targets.map(({ id }) => id),
  })
  const isSelected = ({ id }: { id: string }) => selected.workloads.includes(id)
  for (const one of standalone.filter(isSelected)) await measureStandalone(one)
  const [inRounds, others] = [workloads.filter(isSelected), special.filter(isSelected)]
  if (inRounds.length + others.length === 0) return
  const chosen = targets.filter(({ id }) => selected.targets.includes(id))
  await measureOnUpstream({ inRounds, others }, chosen)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll()
    process.exit(1)
  })
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(endAll)
