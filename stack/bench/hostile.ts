// `npm run bench:hostile`: how long the gateway handles a document of each hostile kind, how long `/livez` waits
// meanwhile on another connection, and how much memory distinct documents add. docs/security.md S57, S58, S60.
// Figures, not a test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { type Hostile, hostileDocuments } from '../../gateway/src/testing/hostile-documents.ts'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { endAll, start } from './processes.ts'
import { mainThreadMs, residentMb } from './resident.ts'
import { printTable } from './table.ts'

/** Some kinds are refused at once at the largest size: the largest accepted one takes longest. */
const sizes = [9, 20, 58, 240, 480, 990, 1490]
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const documents = Number(process.env.BENCH_DOCUMENTS ?? 5000)

type Sent = { status: number; ms: number }
type Port = { port: number; agent: Agent }

function send({ port, agent }: Port, path: string, body?: string): Promise<Sent> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-vitrine-client': 'bench',
      origin: `http://localhost:${port}`,
      host: `localhost:${port}`,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const own = request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
      const done = () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt })
      response.resume().on('end', done)
    })
    own.on('error', reject).end(body)
  })
}

async function startShop() {
  const [platformPort, port] = [await freePort(), await freePort()]
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const memory = { PLATFORM_PORT: String(platformPort), PLATFORM_DATA: 'memory' }
  await start('platform', memory, `${platformUrl}/_control`)
  const control = (await (await fetch(`${platformUrl}/_control`)).json()) as Record<string, string>
  const env = {
    PORT: String(port),
    PLATFORM_URL: platformUrl,
    PLATFORM_CLIENT_ID: String(control.clientId),
    SESSION_KEYS: Buffer.alloc(32, 5).toString('base64url'),
    NODE_ENV: 'production',
    OPEN_DOCUMENTS: 'true',
    DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
    ADDRESS_COST_PER_MINUTE: '0',
  }
  const pid = await start('main', env, `http://127.0.0.1:${port}/livez`)
  return { port, pid }
}

type Shop = { port: Port; pid: number }
type Livez = (meanwhile: () => Promise<unknown>) => Promise<number>

/** Requests `/livez` on its own connection without a pause during some work; returns the longest wait. */
function createLivez(port: number): Livez {
  const own = { port, agent: new Agent({ keepAlive: true, maxSockets: 1 }) }
  return async (meanwhile) => {
    let isOver = false
    let longest = 0
    const polling = (async () => {
      while (!isOver) {
        const { ms } = await send(own, '/livez')
        longest = Math.max(longest, ms)
      }
    })()
    for (let round = 0; round < 3; round += 1) await meanwhile()
    isOver = true
    await polling
    return longest
  }
}

let last = 0
/** Returns a body that was never sent before: a known document costs nothing. */
const bodyOf = ({ query, variables }: Hostile): string => {
  last += 1
  const text = query.length > 65_000 ? query : `${query} #${last}`
  return `{"query":${JSON.stringify(text)},"variables":${variables ?? '{}'}}`
}

type Row = {
  kind: string
  medianMs: number
  maxMs: number
  wallMs: number
  livezMs: number
  status: number
}

/**
 * Measures the sizes of a kind in turn. The time of the gateway's main thread is what the document takes from other
 * requests; the clock includes other work of the machine. `/livez` is measured in a second pass.
 */
async function measureKind({ port, pid }: Shop, some: readonly Hostile[], livez: Livez) {
  const [{ kind = '' } = {}] = some
  const row: Row = { kind, medianMs: 0, maxMs: 0, wallMs: 0, livezMs: 0, status: 0 }
  for (const one of some) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const before = mainThreadMs(pid)
      const { ms, status } = await send(port, '/graphql', bodyOf(one))
      times.push(mainThreadMs(pid) - before)
      row.wallMs = Math.max(row.wallMs, ms)
      row.status = status
    }
    times.sort((a, b) => a - b)
    row.maxMs = Math.max(row.maxMs, times.at(-1) ?? 0)
    row.medianMs = Math.max(row.medianMs, times[Math.floor(times.length / 2)] ?? 0)
    row.livezMs = Math.max(row.livezMs, await livez(() => send(port, '/graphql', bodyOf(one))))
  }
  return row
}

const filler = 'x'.repeat(50 * 1024)
const field = '{ store { name } }'
/** Distinct documents of 50 KB, and of many fields: the former are mostly text, the latter mostly parsed nodes. */
const large: Readonly<Record<string, (index: number) => string>> = {
  'of 50 KB, a comment': (index) => `${field} #${index}${filler}`,
  'of 50 KB, an alias': (index) => `{ store { a${index}${filler}: name } }`,
  'of 500 fields': (index) => `{ store { a${index}: name ${'name '.repeat(500)} } }`,
}
type Memory = { kind: string; before: number; most: number; after: number }

async function measureMemory(kind: string, textOf: (index: number) => string): Promise<Memory> {
  const { port: number, pid } = await startShop()
  const port = { port: number, agent: new Agent({ keepAlive: true }) }
  const execute = (index: number) =>
    send(port, '/graphql', JSON.stringify({ query: textOf(index) }))
  // Excludes what any load adds, by sending one document repeatedly.
  for (let index = 0; index < 1000; index += 1) await execute(0)
  const before = residentMb(pid)
  let peak = before
  for (let index = 1; index <= documents; index += 1) {
    await execute(index)
    if (index % 50 === 0) peak = Math.max(peak, residentMb(pid))
  }
  port.agent.destroy()
  return { kind, before, most: peak, after: residentMb(pid) }
}

async function main(): Promise<void> {
  const memory: Memory[] = []
  for (const [kind, textOf] of Object.entries(large)) memory.push(await measureMemory(kind, textOf))
  const { port: number, pid } = await startShop()
  const shop = { port: { port: number, agent: new Agent({ keepAlive: true }) }, pid }
  const bySize = sizes.map((size) => hostileDocuments(size))
  const kinds = (bySize[0] ?? []).map((_, index) => bySize.flatMap((all) => all[index] ?? []))
  const livez = createLivez(number)
  // Warms up: a gateway that has been running for a while has run everything before.
  for (const some of kinds) await measureKind(shop, some, livez)
  const rows: Row[] = []
  for (const some of kinds) rows.push(await measureKind(shop, some, livez))
  const idle = await livez(() => new Promise((resolve) => setTimeout(resolve, 300)))
  print(rows, idle, memory)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const report = { node: process.version, rounds, rows, idleLivezMs: idle, documents, memory }
  writeFileSync(join(root, 'test-results/bench-hostile.json'), JSON.stringify(report, null, 2))
}

function print(rows: readonly Row[], idle: number, memory: readonly Memory[]) {
  const heads = ['kind', 'median', 'max', 'by the clock', '/livez meanwhile', 'status']
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const cells = [...rows]
    .sort((a, b) => b.medianMs - a.medianMs)
    .map((row) => [
      row.kind,
      ms(row.medianMs),
      ms(row.maxMs),
      ms(row.wallMs),
      ms(row.livezMs),
      String(row.status),
    ])
  printTable(heads, [...cells, ['nothing', '', '', '', ms(idle), '']])
  const mb = (value: number) => `${value.toFixed(0)} MB`
  printTable(
    [`resident memory, ${documents} distinct documents`, 'before', 'max', 'more'],
    memory.map(({ kind, before, most: peak }) => [kind, mb(before), mb(peak), mb(peak - before)]),
  )
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(() => {
    endAll()
    // Open keep-alive connections would prevent this process from ending.
    process.exit()
  })
