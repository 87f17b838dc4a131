// `pnpm bench`: what a request costs, next to the least it could cost. Figures, not a test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { type Load, type Measure, measure } from './load.ts'
import { endAll, start } from './processes.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const connections = 16
const listing =
  '{ products(first: 50) { nodes { id slug name brand { id name } collections { slug name } price { discountedPrice { formatted } } } } }'

const ask = (shopUrl: string, query: string) => () =>
  fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-client': 'bench', origin: shopUrl },
    body: JSON.stringify({ query }),
  })

function print(rows: Measure[]): void {
  console.log(`\n${'workload'.padEnd(44)}  req/s   CPU ms   p50 ms   p99 ms  failed`)
  for (const { name, perSecond, cpuMs, p50, p99, failures } of rows) {
    const cells = [
      perSecond.toFixed(0).padStart(6),
      cpuMs.toFixed(2).padStart(8),
      p50.toFixed(1).padStart(8),
      p99.toFixed(1).padStart(8),
      String(failures).padStart(7),
    ]
    console.log(`${name.padEnd(44)} ${cells.join(' ')}`)
  }
}

type Servers = { raw: Server; cold: Server; warm: Server }
type Server = { url: string; pid: number }

async function startServers(): Promise<Servers> {
  const [platformPort, warmPort, coldPort, rawPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const control = `${platformUrl}/_control`
  await start(
    'stack/src/platform.ts',
    { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: 'memory' },
    control,
  )
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
    // One address asks for everything here.
    ADDRESS_COST_PER_MINUTE: '0',
  }
  const server = async (
    script: string,
    port: number,
    env: Record<string, string>,
  ): Promise<Server> => ({
    url: `http://localhost:${port}`,
    pid: await start(script, { ...env, PORT: String(port) }, `http://127.0.0.1:${port}/livez`),
  })
  return {
    raw: await server('stack/bench/raw-listing.ts', rawPort, platform),
    cold: await server('stack/src/main.ts', coldPort, {
      ...shop,
      CACHE_SECONDS: '0',
      CACHE_STALE_SECONDS: '0',
    }),
    warm: await server('stack/src/main.ts', warmPort, { ...shop, CACHE_SECONDS: '600' }),
  }
}

async function main(): Promise<void> {
  const { raw, cold, warm } = await startServers()
  const run = (name: string, { pid }: Server, request: Load['request']) =>
    measure({ name, request, seconds, connections }, pid)
  const page = (path: string) => (index: number) =>
    fetch(warm.url + path.replace('N', String(index)))
  const rows = [
    await run('P0 listing of 50, hand-written route', raw, () => fetch(`${raw.url}/listing`)),
    await run('W2 listing of 50, nothing cached', cold, ask(cold.url, listing)),
    await run('W2 listing of 50, cache warm', warm, ask(warm.url, listing)),
    await run('W7 { __typename }', warm, ask(warm.url, '{ __typename }')),
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
