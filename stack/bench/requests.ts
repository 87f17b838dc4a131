// `npm run bench:requests [-- W2 P0 V …]`: what a request costs, next to its practical minimum and to the servers that
// others would write. Figures, not a test. docs/performance.md
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'
import { endAll } from './processes.ts'
import { numberOf, selectionOf } from './requests/arguments.ts'
import { pin } from './requests/host.ts'
import { installPeers } from './requests/install-peers.ts'
import { tableOf } from './requests/report.ts'
import { readFacts, startUpstream } from './requests/rig.ts'
import { measureWorkload, type Row, type Run } from './requests/rounds.ts'
import { type RunningServer, type ServerOptions, startServer } from './requests/servers.ts'
import { special } from './requests/special.ts'
import { targets } from './requests/targets.ts'
import { workloads } from './requests/workloads.ts'

const settings = {
  seconds: numberOf(process.env, 'BENCH_SECONDS', 6),
  warmSeconds: numberOf(process.env, 'BENCH_WARM_SECONDS', 10),
  rounds: numberOf(process.env, 'BENCH_ROUNDS', 3),
  connections: numberOf(process.env, 'BENCH_CONNECTIONS', 16),
  rate: numberOf(process.env, 'BENCH_RATE', 40),
}
const latency = process.env.BENCH_LATENCY ?? 'fixed:20'

async function prepare(): Promise<Run> {
  const pinning = pin()
  console.log(pinning.description)
  await installPeers()
  const upstream = await startUpstream()
  const facts = await readFacts(upstream)
  const servers = new Map<string, Promise<RunningServer>>()
  const serverOf = (id: ServerOptions['id']) => {
    const known = servers.get(id) ?? startServer({ id, upstream, pinning })
    servers.set(id, known)
    return known
  }
  return { settings, pinning, upstream, facts, serverOf }
}

async function main(): Promise<void> {
  const selected = selectionOf(process.argv.slice(2), {
    workloads: [...workloads.map(({ id }) => id), ...special.map(({ id }) => id)],
    targets: targets.map(({ id }) => id),
  })
  const run = await prepare()
  const chosen = targets.filter(({ id }) => selected.targets.includes(id))
  // Gateways start without the delay, so that their index is ready soon.
  for (const { server } of chosen) await run.serverOf(server)
  await run.upstream.set({ latency })
  const report: { rows: Row[]; special: Record<string, unknown> } = { rows: [], special: {} }
  const save = () => {
    mkdirSync(join(root, 'test-results'), { recursive: true })
    const facts = { machine: run.pinning.description, node: process.version, latency, ...settings }
    const text = JSON.stringify({ ...facts, ...report }, null, 2)
    writeFileSync(join(root, 'test-results/bench.json'), text)
  }
  for (const workload of workloads.filter(({ id }) => selected.workloads.includes(id))) {
    const rows = await measureWorkload(run, workload, chosen)
    report.rows.push(...rows)
    console.log(tableOf(`${workload.id} ${workload.title}`, rows))
    save()
  }
  for (const { id, measure } of special.filter((one) => selected.workloads.includes(one.id))) {
    const { table, rows } = await measure(run, chosen)
    report.special[id] = rows
    console.log(table)
    save()
  }
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
