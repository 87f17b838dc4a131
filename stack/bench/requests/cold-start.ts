// W12: from the start of the process to its first answer, and that of the first listing.

import { end } from '../processes.ts'
import { spreadOf } from '../quantiles.ts'
import { openConnection } from './connection.ts'
import { sendingOf } from './driver.ts'
import { markdownTable } from './report.ts'
import type { Run } from './rounds.ts'
import { startServer } from './servers.ts'
import type { Target } from './targets.ts'
import { workloads } from './workloads.ts'

export type StartRow = { target: string; readyMs: number[]; firstMs: number[] }

async function startOnce(run: Run, target: Target): Promise<{ readyMs: number; firstMs: number }> {
  const { upstream, pinning, facts } = run
  const server = await startServer({ id: target.server, upstream, pinning })
  const workload = workloads.find(({ id }) => id === 'W2')
  if (!workload) throw new Error('There is no listing to request')
  const connection = openConnection(server.port)
  const sentAt = performance.now()
  await connection.send(sendingOf({ target, workload, facts, index: 0, unique: 'first' }))
  const firstMs = performance.now() - sentAt
  connection.close()
  await end(server.pid)
  return { readyMs: server.readyMs, firstMs }
}

/** Starts each server again in every round. */
export async function measureStart(run: Run, chosen: readonly Target[]) {
  const servers = new Set(chosen.map(({ server }) => server))
  const once = [...servers].flatMap((id) => chosen.find(({ server }) => server === id) ?? [])
  const rows: StartRow[] = []
  for (const target of once) {
    const row: StartRow = { target: `${target.id} ${target.title}`, readyMs: [], firstMs: [] }
    for (let round = 0; round < run.settings.rounds; round += 1) {
      const { readyMs, firstMs } = await startOnce(run, target)
      row.readyMs.push(readyMs)
      row.firstMs.push(firstMs)
    }
    rows.push(row)
  }
  const cells = rows.map(({ target, readyMs, firstMs }) => {
    const { median, least, most } = spreadOf(readyMs)
    const first = spreadOf(firstMs).median.toFixed(0)
    return [target, median.toFixed(0), `${least.toFixed(0)}–${most.toFixed(0)}`, first]
  })
  const table = markdownTable(['server', 'ready ms', 'least to most', 'first listing ms'], cells)
  return { rows, table: `\n### W12 start\n\n${table}` }
}
