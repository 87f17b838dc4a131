// A listener who hangs up while a stream opens leaves nothing behind. SECURITY rows 76 and 77.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { parse } from 'graphql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { createSharedResults } from '../graphql/shared-results.ts'
import { answerStream, type StreamAsked } from './answer-stream.ts'
import { nextFrame } from './event-stream.ts'
import { createOpenStreams, type OpenStreams, streamLimits } from './open-streams.ts'

const sources = {
  'shared by everybody': 'subscription { productChanged { productId } }',
  'of the caller’s own': 'subscription { cartChanged { occurredAt } }',
}
/** The caller's signal, from when the source is asked for until it is given. */
type Opening = { signal: AbortSignal; give: () => void }

let app: FastifyInstance
let streams: OpenStreams
let shared: ReturnType<typeof createSharedResults>
let openings: ((opening: Opening) => void)[]
let openers: Promise<Opening>[]
let asked: number
let answered: Promise<unknown>[]

beforeEach(async () => {
  openings = []
  openers = Array.from({ length: 20 }, () => new Promise((resolve) => openings.push(resolve)))
  asked = 0
  answered = []
  streams = createOpenStreams()
  shared = createSharedResults(nextFrame, (error) => {
    throw error
  })
  app = Fastify({ forceCloseConnections: true })
  app.get<{ Querystring: { query: string } }>('/', (request, reply) => {
    const { query } = request.query
    const context = {
      currency: 'EUR',
      requestId: request.id,
      session: { find: async () => ({ idHash: 'session', memberId: 'mara' }) },
    }
    const answer = answerStream(gatewayOf(query), request, reply, {
      operation: { query },
      entrance: {},
      context,
      options: { withSession: true, actor: null, isAdmin: false },
    } as unknown as StreamAsked)
    answered.push(answer)
    return answer.then(() => reply)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  streams.close()
  await app.close()
})

/** What an opening stream needs of a gateway; its source is given when the test says so. */
const gatewayOf = (query: string) =>
  ({
    callerOf: () => ({ address: '10.0.0.1', session: 'session' }),
    streams,
    sharedResults: shared,
    mayListen: async () => true,
    listeningContext: (_: unknown, { signal }: { signal: AbortSignal }) => ({ signal }),
    pipeline: {
      subscribe: async () => ({
        ok: true,
        known: { source: query, document: parse(query), operation: 'subscription' },
        variables: {},
        async start({ signal }: { signal: AbortSignal }) {
          await new Promise<void>((give) => openings[asked++]?.({ signal, give }))
          return endless(signal)
        },
      }),
    },
  }) as unknown as Gateway

/** Silent until it is over. */
const endless = (signal: AbortSignal): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => ({
    async next() {
      if (!signal.aborted) await once(signal, 'abort')
      return { done: true, value: undefined }
    },
  }),
})

async function ask(query: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET /?query=${encodeURIComponent(query)} HTTP/1.1\r\nhost: shop.test\r\n\r\n`)
  return socket
}
/** Hangs up, and waits until this side has noticed. */
async function hangUp(socket: Socket): Promise<void> {
  const before = await connections()
  socket.destroy()
  while ((await connections()) === before) await new Promise((go) => setTimeout(go, 1))
}
const connections = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))

test.each(Object.entries(sources))('hung up while a stream %s opens', async (_, query) => {
  const socket = await ask(query)
  const { signal, give } = (await openers[0]) as Opening
  expect([streams.count, signal.aborted]).toEqual([1, false])
  await hangUp(socket)
  give()
  await answered[0]
  // Its place is free, and nobody works for it any longer.
  expect([streams.count, signal.aborted, shared.size]).toEqual([0, true, 0])
})

test('who hangs up again and again while it opens keeps nobody out', async () => {
  const query = sources['of the caller’s own']
  for (const opener of openers.slice(0, streamLimits.perSession + 1)) {
    const socket = await ask(query)
    const { give } = await opener
    await hangUp(socket)
    give()
    await Promise.all(answered)
  }
  expect(asked).toBe(streamLimits.perSession + 1)
  expect(streams.count).toBe(0)
})

test('who hangs up later leaves nothing behind either', async () => {
  const socket = await ask(sources['of the caller’s own'])
  const { signal, give } = (await openers[0]) as Opening
  give()
  await answered[0]
  expect([streams.count, signal.aborted]).toEqual([1, false])
  await hangUp(socket)
  await new Promise((go) => setImmediate(go))
  expect([streams.count, signal.aborted]).toEqual([0, true])
})
