// `pnpm bench:index`: the cost of the catalog index at several sizes. Figures, not a test. `BENCH_SIZES` are numbers
// of products, `BENCH_ROUNDS` queries of each kind. docs/decisions/018-catalog-index.md
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { endAll, start } from './processes.ts'
import { printTable } from './table.ts'

const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number)

type Times = { p50: number; p99: number; max: number }
type Results = { clock: Times; work: Times }
type Work = { ms: number; cpuMs: number; late: Times; turns: Times }
type Report = {
  products: number
  build: Work
  restart: Work
  querying: Work
  rssMb: number
  heapMb: number
  fileMb: number
  results: Record<string, Results>
}

/** Returns the last line that a script prints, as JSON. */
function reportOf(script: string, env: Record<string, string>): Promise<Report> {
  const args = ['--expose-gc', '--import', 'tsx', script]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(text.trim().split('\n').pop() ?? '') as Report)
      else reject(new Error(`${script} ended with ${code}`))
    })
  })
}

async function measureSize(products: number): Promise<Report> {
  const port = await freePort()
  const platform = `http://127.0.0.1:${port}`
  const env = { BENCH_PRODUCTS: String(products), BENCH_PLATFORM_PORT: String(port) }
  const pid = await start('stack/bench/catalog-index-platform.ts', env, platform)
  try {
    return await reportOf('stack/bench/catalog-index-child.ts', {
      BENCH_PLATFORM: platform,
      BENCH_ROUNDS: process.env.BENCH_ROUNDS ?? (products > 20_000 ? '80' : '400'),
    })
  } finally {
    process.kill(pid, 'SIGTERM')
  }
}

const figure = (value: number, digits = 0) => value.toFixed(digits)
const pair = ({ p50, p99 }: Times) => `${figure(p50, 2)} / ${figure(p99, 2)}`
const result = (results: Results | undefined) =>
  results ? `${pair(results.clock)} (${pair(results.work)})` : ''
const seconds = ({ ms, cpuMs }: Work) => `${figure(ms / 1000, 2)} (${figure(cpuMs / 1000, 2)})`
const turns = ({ late: loopDelay, turns: work }: Work) =>
  `${figure(loopDelay.p99)} / ${figure(loopDelay.max)} (${figure(work.p99)} / ${figure(work.max)})`

/** In brackets: processor time, which is comparable on a busy machine. */
function print(reports: readonly Report[]): void {
  const row = (name: string, cell: (report: Report) => string) => [name, ...reports.map(cell)]
  const names = Object.keys(reports[0]?.results ?? {})
  printTable(
    ['products', ...reports.map(({ products }) => String(products))],
    [
      row('build, s (work)', ({ build }) => seconds(build)),
      row('restart, s (work)', ({ restart }) => seconds(restart)),
      row('build, loop late p99 / max ms (work of a turn)', ({ build }) => turns(build)),
      row('restart, loop late p99 / max ms (work)', ({ restart }) => turns(restart)),
      row('heap, MB', ({ heapMb }) => figure(heapMb)),
      row('resident, MB', ({ rssMb }) => figure(rssMb)),
      row('file, MB', ({ fileMb }) => figure(fileMb)),
      ...names.map((name) =>
        row(`${name}, p50 / p99 ms (work)`, ({ results }) => result(results[name])),
      ),
    ],
  )
}

async function main(): Promise<void> {
  const reports: Report[] = []
  for (const size of sizes) reports.push(await measureSize(size))
  print(reports)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const report = { node: process.version, load: loadavg(), reports }
  writeFileSync(join(root, 'test-results/bench-index.json'), JSON.stringify(report, null, 2))
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(endAll)
