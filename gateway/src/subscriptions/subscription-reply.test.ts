// A reader that disconnects while a stream opens leaks nothing. docs/security.md S76 and S77.
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { parse } from 'graphql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { nextFrame } from './event-stream.ts'
import { createOpenStreams, type OpenStreams, streamLimits } from './open-streams.ts'
import { createSharedResults } from './shared-results.ts'
import { openStream, type StreamRequest } from './subscription-reply.ts'

const sources = {
  'shared by everybody': 'subscription { productChanged { productId } }',
  'of the caller’s own': 'subscription { cartChanged { occurredAt } }',
}
/** The caller's signal, from the request for the source until it is provided. */
type Opening = { signal: AbortSignal; provide: () => void }

let app: FastifyInstance
let streams: OpenStreams
let shared: ReturnType<typeof createSharedResults>
let openings: ((opening: Opening) => void)[]
let openers: Promise<Opening>[]
let request: number
let answered: Promise<unknown>[]

beforeEach(async () => {
  openings = []
  openers = Array.from({ length: 20 }, () => new Promise((resolve) => openings.push(resolve)))
  request = 0
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
    const result = openStream(gatewayOf(query), request, reply, {
      operation: { query },
      entrance: {},
      context,
      options: { withSession: true, actor: null, isAdmin: false },
    } as unknown as StreamRequest)
    answered.push(result)
    return result.then(() => reply)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  streams.close()
  await app.close()
})

/** What an opening stream needs of a gateway; the test decides when its source is provided. */
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
        charge: { quota: null },
        async start({ signal }: { signal: AbortSignal }) {
          await new Promise<void>((provide) => openings[request++]?.({ signal, provide }))
          return endless(signal)
        },
      }),
    },
  }) as unknown as Gateway

/** A source without results that ends with its signal. */
const endless = (signal: AbortSignal): AsyncIterable<unknown> => ({
  [Symbol.asyncIterator]: () => ({
    async next() {
      if (!signal.aborted) await once(signal, 'abort')
      return { done: true, value: undefined }
    },
  }),
})

async function subscribe(query: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`GET /?query=${encodeURIComponent(query)} HTTP/1.1\r\nhost: shop.test\r\n\r\n`)
  return socket
}
/** Disconnects and waits until the server has noticed. */
async function hangUp(socket: Socket): Promise<void> {
  const before = await connections()
  socket.destroy()
  while ((await connections()) === before) await new Promise((go) => setTimeout(go, 1))
}
const connections = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))

test.each(Object.entries(sources))('disconnect while a stream %s opens', async (_, query) => {
  const socket = await subscribe(query)
  const { signal, provide } = (await openers[0]) as Opening
  expect([streams.count, signal.aborted]).toEqual([1, false])
  await hangUp(socket)
  provide()
  await answered[0]
  // Its slot is free, and no source is running for it.
  expect([streams.count, signal.aborted, shared.size]).toEqual([0, true, 0])
})

test('repeated disconnects while opening do not exhaust the slots', async () => {
  const query = sources['of the caller’s own']
  for (const opener of openers.slice(0, streamLimits.perSession + 1)) {
    const socket = await subscribe(query)
    const { provide } = await opener
    await hangUp(socket)
    provide()
    await Promise.all(answered)
  }
  expect(request).toBe(streamLimits.perSession + 1)
  expect(streams.count).toBe(0)
})

test('a later disconnect leaks nothing either', async () => {
  const socket = await subscribe(sources['of the caller’s own'])
  const { signal, provide } = (await openers[0]) as Opening
  provide()
  await answered[0]
  expect([streams.count, signal.aborted]).toEqual([1, false])
  await hangUp(socket)
  await new Promise((go) => setImmediate(go))
  expect([streams.count, signal.aborted]).toEqual([0, true])
})
