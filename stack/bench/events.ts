// `pnpm bench:events`: the delay from a webhook to all subscribers, and the cost of an idle subscriber:
// docs/decisions/016-events-and-streams.md. Figures, not a test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { endAll, start } from './processes.ts'
import { quantile } from './quantiles.ts'
import { cpuMsOf, residentMb } from './resident.ts'
import { printTable } from './table.ts'

const listeners = Number(process.env.BENCH_LISTENERS ?? 1000)
const perSecond = Number(process.env.BENCH_EVENTS_PER_SECOND ?? 50)
const seconds = Number(process.env.BENCH_SECONDS ?? 10)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

async function startPlatformAndShop() {
  const [platformPort, shopPort] = [await freePort(), await freePort()]
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const memory = { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: 'memory' }
  await start('platform', memory, `${platformUrl}/_control`)
  const control = (await (await fetch(`${platformUrl}/_control`)).json()) as Record<string, string>
  const pid = await start(
    'main',
    {
      PORT: String(shopPort),
      PLATFORM_URL: platformUrl,
      PLATFORM_CLIENT_ID: String(control.clientId),
      PLATFORM_WEBHOOK_PUBLIC_KEY: String(control.webhookPublicKey),
      PLATFORM_APP_INSTANCE_ID: String(control.instanceId),
      SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'),
      NODE_ENV: 'production',
      OPEN_DOCUMENTS: 'true',
      DATA_DIR: 'memory',
      LOG_LEVEL: 'error',
      ADDRESS_COST_PER_MINUTE: '0',
      NEW_SESSIONS_PER_ADDRESS: '1000000',
      PAGES_PER_ADDRESS: '1000000',
    },
    `http://127.0.0.1:${shopPort}/livez`,
  )
  return { platformUrl, shopPort, pid }
}

/** Opens one subscription; resolves once it is accepted. One household may hold 200 of them. */
function listen(port: number, index: number, onFrame: (frame: string) => void) {
  const body = JSON.stringify({ query: 'subscription { productChanged { productId kind } }' })
  return new Promise<ClientRequest>((resolve, reject) => {
    const own = request(
      {
        host: '127.0.0.1',
        localAddress: `127.0.0.${2 + Math.floor(index / 150)}`,
        port,
        path: '/graphql',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'x-vitrine-client': 'bench',
          origin: `http://localhost:${port}`,
          host: `localhost:${port}`,
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`HTTP ${response.statusCode}`))
        response.setEncoding('utf8').on('data', onFrame)
        resolve(own)
      },
    )
    own.on('error', reject)
    own.end(body)
  })
}

/** Signs the tokens beforehand, because signing is not measured. */
async function signedEvents(platformUrl: string, count: number): Promise<string[]> {
  const jwts: string[] = []
  for (let index = 0; index < count; index += 1) {
    const productId = idOf(index)
    const event = {
      name: 'ProductChanged',
      entityId: productId,
      body: { productId, changedFields: ['ribbon'] },
    }
    const response = await fetch(`${platformUrl}/_control/events/sign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    })
    jwts.push(((await response.json()) as { jwt: string }).jwt)
  }
  return jwts
}

async function main(): Promise<void> {
  const { platformUrl, shopPort, pid } = await startPlatformAndShop()
  const events = perSecond * seconds
  const jwts = await signedEvents(platformUrl, events)
  await pause(2000)
  const before = residentMb(pid)
  const sentAt = new Float64Array(events)
  const times = new Float64Array(events * listeners)
  let received = 0
  const onFrame = (frame: string) => {
    const now = performance.now()
    for (const [, digits] of frame.matchAll(/4000-8000-(\d{12})/g)) {
      times[received] = now - (sentAt[Number(digits)] ?? 0)
      received += 1
    }
  }
  const open: ClientRequest[] = []
  for (let index = 0; index < listeners; index += 50) {
    const some = Array.from({ length: Math.min(50, listeners - index) }, (_, more) =>
      listen(shopPort, index + more, onFrame),
    )
    open.push(...(await Promise.all(some)))
  }
  await pause(3000)
  const perListenerKb = ((residentMb(pid) - before) * 1024) / listeners
  const cpuBefore = cpuMsOf(pid)
  const acknowledged = new Float64Array(events)
  const startedAt = performance.now()
  await Promise.all(
    jwts.map(async (jwt, index) => {
      await pause((index * 1000) / perSecond)
      sentAt[index] = performance.now()
      const response = await fetch(`http://127.0.0.1:${shopPort}/webhooks/platform`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: jwt,
      })
      if (response.status !== 200) throw new Error(`The webhook returned ${response.status}`)
      acknowledged[index] = performance.now() - (sentAt[index] ?? 0)
    }),
  )
  await pause(2000)
  const elapsed = (performance.now() - startedAt - 2000) / 1000
  const cpuShare = (cpuMsOf(pid) - cpuBefore) / (elapsed * 10)
  for (const one of open) one.destroy()
  const sorted = times.subarray(0, received).sort()
  const report = {
    node: process.version,
    listeners,
    eventsPerSecond: perSecond,
    seconds,
    expected: events * listeners,
    received,
    toSubscriberMs: {
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      max: quantile(sorted, 1),
    },
    webhookResponseMs: {
      p50: quantile(acknowledged.sort(), 0.5),
      p99: quantile(acknowledged, 0.99),
    },
    cpuPercentOfOneCore: cpuShare,
    kbPerIdleListener: perListenerKb,
  }
  print(report)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  writeFileSync(join(root, 'test-results/bench-events.json'), JSON.stringify(report, null, 2))
}

type Report = {
  received: number
  expected: number
  toSubscriberMs: { p50: number; p99: number; max: number }
  webhookResponseMs: { p50: number; p99: number }
  cpuPercentOfOneCore: number
  kbPerIdleListener: number
}

function print(report: Report): void {
  const { toSubscriberMs: delay, webhookResponseMs: webhook } = report
  printTable(
    ['measure', `${listeners} listeners, ${perSecond} events a second`],
    [
      ['received / expected', `${report.received} / ${report.expected}`],
      ['event to subscriber, p50', `${delay.p50.toFixed(0)} ms`],
      ['event to subscriber, p99', `${delay.p99.toFixed(0)} ms`],
      ['event to subscriber, max', `${delay.max.toFixed(0)} ms`],
      ['webhook acknowledged, p50', `${webhook.p50.toFixed(1)} ms`],
      ['webhook acknowledged, p99', `${webhook.p99.toFixed(1)} ms`],
      ['CPU of the gateway', `${report.cpuPercentOfOneCore.toFixed(0)} % of a core`],
      ['memory of an idle subscriber', `${report.kbPerIdleListener.toFixed(1)} KB`],
    ],
  )
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(endAll)
