// `npm run bench:hostile`: how long a document of each hostile kind is answered, how long `/livez` waits meanwhile on
// another connection, and what distinct documents add to the memory. SECURITY S57, S58, S60. Figures, not a test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { type Hostile, hostileDocuments } from '../../gateway/src/testing/hostile-documents.ts'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { endAll, start } from './processes.ts'
import { residentMb } from './resident.ts'
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

/** A connection that asks for `/livez` without a pause, until it is told to stop. */
function watch(port: number) {
  const own = { port, agent: new Agent({ keepAlive: true, maxSockets: 1 }) }
  let isOver = false
  let worst = 0
  const ended = (async () => {
    while (!isOver) {
      const { ms } = await send(own, '/livez')
      worst = Math.max(worst, ms)
    }
  })().catch((error: unknown) => {
    if (!isOver) console.error(error)
  })
  return {
    take() {
      const longest = worst
      worst = 0
      return longest
    },
    async stop() {
      isOver = true
      await ended
      own.agent.destroy()
    },
  }
}

let last = 0
/** Never the same text twice: a document that is known costs nothing. */
const bodyOf = ({ query, variables }: Hostile): string => {
  last += 1
  const text = query.length > 65_000 ? query : `${query} #${last}`
  return `{"query":${JSON.stringify(text)},"variables":${variables ?? '{}'}}`
}

type Row = { kind: string; worstMs: number; medianMs: number; livezMs: number; status: number }

/** What the largest of a kind takes; `livez` is asked for all the while. */
async function measureKind(port: Port, some: readonly Hostile[], livez: ReturnType<typeof watch>) {
  const [{ kind = '' } = {}] = some
  const row: Row = { kind, worstMs: 0, medianMs: 0, livezMs: 0, status: 0 }
  for (const one of some) {
    livez.take()
    const answers: Sent[] = []
    for (let round = 0; round < rounds; round += 1)
      answers.push(await send(port, '/graphql', bodyOf(one)))
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
    row.livezMs = Math.max(row.livezMs, livez.take())
    row.worstMs = Math.max(row.worstMs, times.at(-1) ?? 0)
    const medianMs = times[Math.floor(times.length / 2)] ?? 0
    if (medianMs < row.medianMs) continue
    row.medianMs = medianMs
    row.status = answers[0]?.status ?? 0
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
  const ask = (index: number) => send(port, '/graphql', JSON.stringify({ query: textOf(index) }))
  // What any load adds, of one document alone: it is not what is measured.
  for (let index = 0; index < 1000; index += 1) await ask(0)
  const before = residentMb(pid)
  let most = before
  for (let index = 1; index <= documents; index += 1) {
    await ask(index)
    if (index % 50 === 0) most = Math.max(most, residentMb(pid))
  }
  port.agent.destroy()
  return { kind, before, most, after: residentMb(pid) }
}

async function main(): Promise<void> {
  const memory: Memory[] = []
  for (const [kind, textOf] of Object.entries(large)) memory.push(await measureMemory(kind, textOf))
  const { port: number } = await startShop()
  const port = { port: number, agent: new Agent({ keepAlive: true }) }
  const bySize = sizes.map((size) => hostileDocuments(size))
  const kinds = (bySize[0] ?? []).map((_, index) => bySize.flatMap((all) => all[index] ?? []))
  const livez = watch(number)
  // A gateway that has been up for a while: everything has run once.
  for (const some of kinds) await measureKind(port, some, livez)
  const rows: Row[] = []
  for (const some of kinds) rows.push(await measureKind(port, some, livez))
  livez.take()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const idle = livez.take()
  await livez.stop()
  print(rows, idle, memory)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const report = { node: process.version, rounds, rows, idleLivezMs: idle, documents, memory }
  writeFileSync(join(root, 'test-results/bench-hostile.json'), JSON.stringify(report, null, 2))
  port.agent.destroy()
}

function print(rows: readonly Row[], idle: number, memory: readonly Memory[]) {
  const heads = ['kind', 'median', 'worst', '/livez meanwhile', 'status']
  const cells = [...rows]
    .sort((a, b) => b.worstMs - a.worstMs)
    .map(({ kind, medianMs, worstMs, livezMs, status }) => [
      kind,
      `${medianMs.toFixed(1)} ms`,
      `${worstMs.toFixed(1)} ms`,
      `${livezMs.toFixed(1)} ms`,
      String(status),
    ])
  printTable(heads, [...cells, ['nothing', '', '', `${idle.toFixed(1)} ms`, '']])
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
  .finally(endAll)
