// `pnpm bench:requests`: the cost of a request, next to its practical minimum. Figures, not a test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { type Load, type Measure, measure } from './load.ts'
import { endAll, start } from './processes.ts'
import { printTable } from './table.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const connections = 16
const listing =
  '{ products(first: 50) { nodes { id slug name brand { id name } collections { slug name } price { formatted } } } }'

const post = (shopUrl: string, query: string) => () =>
  fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-client': 'bench', origin: shopUrl },
    body: JSON.stringify({ query }),
  })

type Row = Measure & Reads

/** The platform calls and cache hits of the measured requests; NaN for a server without metrics. */
type Reads = { callsPerRequest: number; hitRatio: number }
type Counted = { requests: number; calls: number; hits: number; reads: number }

const sumOf = (text: string, name: string, label = ''): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)

async function counted({ metricsUrl }: Server): Promise<Counted | null> {
  // The hand-written route has no metrics.
  const response = await fetch(metricsUrl).catch(() => null)
  if (!response?.ok) return null
  const text = await response.text()
  const metric = 'vitrine_shared_reads_total'
  return {
    requests: sumOf(text, 'vitrine_request_seconds_count'),
    calls: sumOf(text, 'vitrine_platform_calls_total'),
    hits: sumOf(text, metric, 'how="hit"') + sumOf(text, metric, 'how="shared"'),
    reads: sumOf(text, metric),
  }
}

function readsBetween(before: Counted | null, after: Counted | null): Reads {
  if (!before || !after) return { callsPerRequest: Number.NaN, hitRatio: Number.NaN }
  return {
    callsPerRequest: (after.calls - before.calls) / (after.requests - before.requests),
    hitRatio: (after.hits - before.hits) / (after.reads - before.reads),
  }
}

const formatted = (value: number, digits: number) =>
  Number.isNaN(value) ? '–' : value.toFixed(digits)

const print = (rows: Row[]) =>
  printTable(
    ['workload', 'req/s', 'CPU ms', 'p50 ms', 'p99 ms', 'calls/req', 'from memory', 'failed'],
    rows.map((row) => [
      row.name,
      row.perSecond.toFixed(0),
      row.cpuMs.toFixed(2),
      row.p50.toFixed(1),
      row.p99.toFixed(1),
      formatted(row.callsPerRequest, 3),
      formatted(row.hitRatio * 100, 1) + (Number.isNaN(row.hitRatio) ? '' : ' %'),
      String(row.failures),
    ]),
  )

type Servers = { raw: Server; cold: Server; warm: Server }
type Server = { url: string; metricsUrl: string; pid: number }

async function startServers(): Promise<Servers> {
  const [platformPort, warmPort, coldPort, rawPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const control = `${platformUrl}/_control`
  await start('platform', { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: 'memory' }, control)
  const { clientId } = (await (await fetch(control)).json()) as { clientId: string }
  const platform = {
    PLATFORM_URL: platformUrl,
    PLATFORM_CLIENT_ID: clientId,
    NODE_ENV: 'production',
  }
  const shop = {
    ...platform,
    SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'),
    OPEN_DOCUMENTS: 'true',
    DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
    // All requests come from one address here.
    ADDRESS_COST_PER_MINUTE: '0',
    NEW_SESSIONS_PER_ADDRESS: '1000000',
    PAGES_PER_ADDRESS: '1000000',
  }
  const server = async (
    script: Parameters<typeof start>[0],
    port: number,
    env: Record<string, string>,
  ): Promise<Server> => {
    const metricsPort = await freePort()
    const own = { ...env, PORT: String(port), METRICS_PORT: String(metricsPort) }
    return {
      url: `http://localhost:${port}`,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      pid: await start(script, own, `http://127.0.0.1:${port}/livez`),
    }
  }
  return {
    raw: await server('stack/bench/raw-listing.ts', rawPort, platform),
    cold: await server('main', coldPort, {
      ...shop,
      CACHE_SECONDS: '0',
      CACHE_STALE_SECONDS: '0',
    }),
    warm: await server('main', warmPort, { ...shop, CACHE_SECONDS: '600' }),
  }
}

async function main(): Promise<void> {
  const { raw, cold, warm } = await startServers()
  const run = async (name: string, server: Server, request: Load['request']): Promise<Row> => {
    const before = await counted(server)
    const result = await measure({ name, request, seconds, connections }, server.pid)
    return { ...result, ...readsBetween(before, await counted(server)) }
  }
  const page = (path: string) => (index: number) =>
    fetch(warm.url + path.replace('N', String(index)))
  const rows = [
    await run('P0 listing of 50, hand-written route', raw, () => fetch(`${raw.url}/listing`)),
    await run('W2 listing of 50, nothing cached', cold, post(cold.url, listing)),
    await run('W2 listing of 50, cache warm', warm, post(warm.url, listing)),
    await run('W7 { __typename }', warm, post(warm.url, '{ __typename }')),
    await run('server-rendered listing, cache warm', warm, page('/c/all-products')),
    await run('server-rendered listing, each made anew', warm, page('/c/all-products?ref=N')),
  ]
  print(rows)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const report = { node: process.version, seconds, connections, rows }
  writeFileSync(join(root, 'test-results/bench.json'), JSON.stringify(report, null, 2))
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(endAll)
