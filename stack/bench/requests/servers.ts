// Starts a measured server on its core.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureServerBuilt, nodeOptions, serverEnvironment } from '../../bin/server.mjs'
import { freePort } from '../../src/free-port.ts'
import { webDist } from '../../src/root.ts'
import { start } from '../processes.ts'
import { documents } from './documents.ts'
import type { Pinning } from './host.ts'
import type { Upstream } from './rig.ts'
import { gateways, peers, type ServerId } from './targets.ts'

/** `readyMs`: from the start of the process to its readiness. */
export type RunningServer = { port: number; pid: number; readyMs: number }

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** The key of the client whose documents are trusted. */
export const appKey = 'the-key-of-the-benchmark'
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function manifestFile(): string {
  const file = join(folder, 'manifest.json')
  const entries = Object.values(documents).map((text) => [`sha256:${hashOf(text)}`, text])
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries)))
  return file
}

const gatewaySettings = () => ({
  SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'),
  APP_KEYS: `bench:${hashOf(appKey)}:documents:send`,
  APP_DOCUMENTS: `bench:${manifestFile()}`,
  BENCH_DOCUMENTS: manifestFile(),
  BENCH_WEB: webDist,
  LOG_LEVEL: 'error',
  // All requests come from one address here.
  ADDRESS_COST_PER_MINUTE: '0',
  SESSION_COST_PER_MINUTE: '0',
  APP_COST_PER_MINUTE: '0',
  NEW_SESSIONS_PER_ADDRESS: '1000000',
  PAGES_PER_ADDRESS: '1000000',
  CART_WRITES_PER_MINUTE: '1000000',
})

const siteKeyOf = ({ apiKey, siteId }: Upstream) => ({
  PLATFORM_API_KEY: apiKey,
  PLATFORM_SITE_ID: siteId,
})

/** Settings of a gateway that the benchmark names; the upstream is also the collector of one that traces. */
function settingsOf(id: keyof typeof gateways, upstream: Upstream): Record<string, string> {
  const settings: Record<string, string> = gateways[id]
  const collector = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${upstream.url}/_traces` }
  return {
    ...settings,
    ...('OTEL_TRACES_SAMPLER' in settings && collector),
    ...('STAFF' in settings && siteKeyOf(upstream)),
  }
}

const isGateway = (id: ServerId): id is keyof typeof gateways => id in gateways

/**
 * `BENCH_PROFILE`: a folder for CPU profiles of the gateway, written when it ends. `BENCH_NODE_ARGS`: options of `node`
 * for all measured servers, to try one.
 */
function nodeArgsOf(id: ServerId): string[] {
  const { BENCH_PROFILE: profiles, BENCH_NODE_ARGS: given = '' } = process.env
  const profiling = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-name=${id}.cpuprofile`]
  // Peers have the options too, as the gateway is compared with them.
  return [...nodeOptions, ...given.split(' ').filter(Boolean), ...(profiles ? profiling : [])]
}

export type ServerOptions = { id: ServerId; upstream: Upstream; pinning: Pinning }

/** Starts a server with a folder of its own for what it stores; resolves when it answers, a gateway with its index. */
export async function startServer({
  id,
  upstream,
  pinning,
}: ServerOptions): Promise<RunningServer> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const common = {
    PORT: String(port),
    PLATFORM_URL: upstream.url,
    PLATFORM_CLIENT_ID: upstream.clientId,
    NODE_ENV: 'production',
    // As a shop without a key of its site, which could read it there.
    STORE_NAME: 'Halden',
    ...serverEnvironment,
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
  }
  const startedAt = performance.now()
  const options = { before: pinning.measured, nodeArgs: nodeArgsOf(id), pollMs: 20 }
  const livez = `http://127.0.0.1:${port}/livez`
  if (!isGateway(id)) {
    const { script, env } = peers[id]
    const bundle = `stack/bench/peers/dist/${script}.js` as const
    const own = { ...common, ...siteKeyOf(upstream), ...env }
    const pid = await start(bundle, own, livez, options)
    return { port, pid, readyMs: performance.now() - startedAt }
  }
  const env = {
    ...common,
    ...gatewaySettings(),
    METRICS_PORT: String(metricsPort),
    ...settingsOf(id, upstream),
  }
  ensureServerBuilt()
  const pid = await start(
    'stack/bench/dist/gateway.js',
    env,
    `http://127.0.0.1:${metricsPort}/readyz`,
    options,
  )
  const readyMs = performance.now() - startedAt
  await waitForIndex(port, { authorization: `Bearer ${appKey}` })
  return { port, pid, readyMs }
}

/** Resolves when the catalog index answers: a search then has brands as a facet. */
export async function waitForIndex(port: number, own: Record<string, string>): Promise<void> {
  const query = '{ products(first: 1, filter: { search: "lamp" }) { missingFacets } }'
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...own },
      body: JSON.stringify({ query }),
    })
    const { data } = (await response.json()) as {
      data?: { products?: { missingFacets: string[] } }
    }
    if (data?.products?.missingFacets.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The catalog index did not become ready')
}
