// The upstream of a benchmark, in a process of its own between a gateway and the embedded platform: it replays reads,
// waits as a platform far away does, fails as one that has a bad day, and counts calls. `/_bench` controls it, and
// `/_traces` is a collector that takes spans and does nothing.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createCounter, routeOf } from './upstream/counts.ts'
import { answerFault, faultOf } from './upstream/faults.ts'
import { latencyOf } from './upstream/latency.ts'
import { seededRandom } from './upstream/random.ts'
import { type Answer, createForward, createReplay } from './upstream/replay.ts'

const platformUrl = String(process.env.PLATFORM_URL)
const port = Number(process.env.UPSTREAM_PORT)
const random = seededRandom(55)
const counter = createCounter()
const answerOf = createReplay(createForward(platformUrl))
const state = { delay: latencyOf('none', random), hasFaults: false }

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** `GET` reads the counts, `DELETE` resets them, `PUT` sets `{ latency, faults }`. */
async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'DELETE') counter.reset()
  if (request.method === 'PUT') {
    const wanted = JSON.parse(String(await bodyOf(request))) as {
      latency?: string
      faults?: boolean
    }
    if (wanted.latency) state.delay = latencyOf(wanted.latency, random)
    if (wanted.faults !== undefined) state.hasFaults = wanted.faults
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(counter.read()))
}

function reply(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request
  const end = counter.begin(routeOf(method, url))
  response.on('close', end)
  const body = await bodyOf(request)
  const fault = state.hasFaults ? faultOf(random()) : null
  const delay = state.delay()
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
  if (!fault) return reply(response, await answerOf({ method, url, headers, body }))
  counter.fault(fault)
  answerFault(fault, response)
}

async function takeSpans(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await bodyOf(request)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

const routes: Record<string, typeof answer> = { '/_bench': control, '/_traces': takeSpans }

const server = createServer((request, response) => {
  const run = routes[request.url ?? ''] ?? answer
  run(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(502).end()
  })
})
// Longer than that of any client, so that it never closes a connection that is about to be used.
server.keepAliveTimeout = 60_000
server.listen(port, '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
