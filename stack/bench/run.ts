// `pnpm bench`: what a request costs, next to the least it could cost. Figures, not a test.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { type Load, type Measure, measure } from './load.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const connections = 16
const children: ChildProcess[] = []

async function start(script: string, env: Record<string, string>, ready: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  children.push(child)
  for (let tries = 0; tries < 150; tries += 1) {
    const isUp = await fetch(ready).then(({ ok }) => ok, () => false)
    if (isUp && child.pid) return child.pid
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${script} did not start`)
}

const listing = '{ products(first: 50) { nodes { id slug name brand { id name } collections { slug name } price { discountedPrice { formatted } } } } }'

const ask = (shopUrl: string, query: string) => () =>
  fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-client': 'bench', origin: shopUrl },
    body: JSON.stringify({ query }),
  })

function print(rows: Measure[]): void {
  console.log(`\n${'workload'.padEnd(44)}  req/s   CPU ms   p50 ms   p99 ms  failed`)
  for (const { name, perSecond, cpuMs, p50, p99, failures } of rows) {
    const cells = [perSecond.toFixed(0).padStart(6), cpuMs.toFixed(2).padStart(8), p50.toFixed(1).padStart(8), p99.toFixed(1).padStart(8), String(failures).padStart(7)]
    console.log(`${name.padEnd(44)} ${cells.join(' ')}`)
  }
}

async function main(): Promise<void> {
  const [platformPort, shopPort, coldPort, rawPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const platformUrl = `http://127.0.0.1:${platformPort}`
  await start('stack/src/platform.ts', { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: 'memory' }, `${platformUrl}/_control`)
  const { clientId } = (await (await fetch(`${platformUrl}/_control`)).json()) as { clientId: string }
  const platform = { PLATFORM_URL: platformUrl, PLATFORM_CLIENT_ID: clientId }
  const shop = { ...platform, NODE_ENV: 'production', SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'), OPEN_DOCUMENTS: 'true', DATA_DIR: 'memory', LOG_LEVEL: 'error' }
  const address = (port: number) => `http://localhost:${port}`
  const live = (port: number) => `http://127.0.0.1:${port}/livez`
  const warm = await start('stack/src/main.ts', { ...shop, PORT: String(shopPort), CACHE_SECONDS: '600' }, live(shopPort))
  const cold = await start('stack/src/main.ts', { ...shop, PORT: String(coldPort), CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0' }, live(coldPort))
  const raw = await start('stack/bench/raw-listing.ts', { ...platform, PORT: String(rawPort) }, live(rawPort))

  const load = (name: string, request: Load['request']): Load => ({ name, request, seconds, connections })
  const rows = [
    await measure(load('P0 listing of 50, hand-written route', () => fetch(`${address(rawPort)}/listing`)), raw),
    await measure(load('W2 listing of 50, nothing cached', ask(address(coldPort), listing)), cold),
    await measure(load('W2 listing of 50, cache warm', ask(address(shopPort), listing)), warm),
    await measure(load('W7 { __typename }', ask(address(shopPort), '{ __typename }')), warm),
    await measure(load('server-rendered listing, cache warm', () => fetch(`${address(shopPort)}/c/all-products`)), warm),
    await measure(load('server-rendered listing, each page its own', (index) => fetch(`${address(shopPort)}/c/all-products?ref=${index}`)), warm),
  ]
  print(rows)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(join(root, 'test-results/bench.json'), JSON.stringify({ node: process.version, seconds, connections, rows }, null, 2))
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(() => {
    for (const child of children) child.kill('SIGTERM')
  })
