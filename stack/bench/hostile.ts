// `npm run bench:hostile`: how long a document of each hostile kind is answered, how long `/livez` waits meanwhile on
// another connection, and what distinct documents add to the memory. docs/security.md S57, S58, S60. Figures, not a
// test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { type Hostile, hostileDocuments } from '../../gateway/src/testing/hostile-documents.ts'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { endAll, start } from './processes.ts'
import { mainThreadMs, residentMb } from './resident.ts'
import { printTable } from './table.ts'

/** Some are refused at once at the largest size: the largest that is let in takes longest. */
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
  await start('stack/src/platform.ts', memory, `${platformUrl}/_control`)
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
  const pid = await start('stack/src/main.ts', env, `http://127.0.0.1:${port}/livez`)
  return { port, pid }
}

type Shop = { port: Port; pid: number }
type Livez = (meanwhile: () => Promise<unknown>) => Promise<number>

/** Asks for `/livez` on a connection of its own without a pause while something is done; how long it waited at most. */
function createLivez(port: number): Livez {
  const own = { port, agent: new Agent({ keepAlive: true, maxSockets: 1 }) }
  return async (meanwhile) => {
    let isOver = false
    let longest = 0
    const asking = (async () => {
      while (!isOver) {
        const { ms } = await send(own, '/livez')
        longest = Math.max(longest, ms)
      }
    })()
    for (let round = 0; round < 3; round += 1) await meanwhile()
    isOver = true
    await asking
    return longest
  }
}

let last = 0
/** Never the same text twice: a document that is known costs nothing. */
const bodyOf = ({ query, variables }: Hostile): string => {
  last += 1
  const text = query.length > 65_000 ? query : `${query} #${last}`
  return `{"query":${JSON.stringify(text)},"variables":${variables ?? '{}'}}`
}

type Row = {
  kind: string
  medianMs: number
  mostMs: number
  wallMs: number
  livezMs: number
  status: number
}

/**
 * The sizes of a kind in turn. The time of the gateway's main thread is what the document takes from everybody else; the
 * wall's has whatever else the machine does in it. `/livez` is asked for in a second pass.
 */
async function measureKind({ port, pid }: Shop, some: readonly Hostile[], livez: Livez) {
  const [{ kind = '' } = {}] = some
  const row: Row = { kind, medianMs: 0, mostMs: 0, wallMs: 0, livezMs: 0, status: 0 }
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
    row.mostMs = Math.max(row.mostMs, times.at(-1) ?? 0)
    row.medianMs = Math.max(row.medianMs, times[Math.floor(times.length / 2)] ?? 0)
    row.livezMs = Math.max(row.livezMs, await livez(() => send(port, '/graphql', bodyOf(one))))
  }
  return row
}

const filler = 'x'.repeat(50 * 1024)
const field = '{ store { name } }'
/** Distinct documents of 50 KB, and of many fields: most of the one is text, of the other what was parsed. */
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
  // What any load adds, of one document alone: it is not what is measured.
  for (let index = 0; index < 1000; index += 1) await execute(0)
  const before = residentMb(pid)
  let most = before
  for (let index = 1; index <= documents; index += 1) {
    await execute(index)
    if (index % 50 === 0) most = Math.max(most, residentMb(pid))
  }
  port.agent.destroy()
  return { kind, before, most, after: residentMb(pid) }
}

async function main(): Promise<void> {
  const memory: Memory[] = []
  for (const [kind, textOf] of Object.entries(large)) memory.push(await measureMemory(kind, textOf))
  const { port: number, pid } = await startShop()
  const shop = { port: { port: number, agent: new Agent({ keepAlive: true }) }, pid }
  const bySize = sizes.map((size) => hostileDocuments(size))
  const kinds = (bySize[0] ?? []).map((_, index) => bySize.flatMap((all) => all[index] ?? []))
  const livez = createLivez(number)
  // A gateway that has been up for a while: everything has run before.
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
  const heads = ['kind', 'median', 'most', 'on the wall', '/livez meanwhile', 'status']
  const ms = (value: number) => `${value.toFixed(1)} ms`
  const cells = [...rows]
    .sort((a, b) => b.medianMs - a.medianMs)
    .map((row) => [
      row.kind,
      ms(row.medianMs),
      ms(row.mostMs),
      ms(row.wallMs),
      ms(row.livezMs),
      String(row.status),
    ])
  printTable(heads, [...cells, ['nothing', '', '', '', ms(idle), '']])
  const mb = (value: number) => `${value.toFixed(0)} MB`
  printTable(
    [`resident memory, ${documents} distinct documents`, 'before', 'most', 'more'],
    memory.map(({ kind, before, most }) => [kind, mb(before), mb(most), mb(most - before)]),
  )
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(() => {
    endAll()
    // Connections that are kept alive would keep this process.
    process.exit()
  })
