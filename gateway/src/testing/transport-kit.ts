// A setup for tests of the transport: its platform sends scripted responses one after the other; the last one
// repeats.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import type { PlatformFailure } from '../platform/failure.ts'
import { type CallOutcome, createTransport, type Transport } from '../platform/transport.ts'

export type StubResponse = (request: IncomingMessage, response: ServerResponse) => void

export const json =
  (status: number, body: unknown): StubResponse =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

type Bench = {
  server: Server
  transport: Transport
  answers: StubResponse[]
  seen: { method: string; url: string; headers: IncomingMessage['headers'] }[]
  outcomes: CallOutcome[]
}
export const bench = {} as Bench
export const scope = { requestId: 'req-12345678' }

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })

/** Creates a new setup for every test of a file. */
export function useTransport(): void {
  beforeEach(async () => {
    const server = createServer((request, response) => {
      const { method = '', url = '', headers } = request
      bench.seen.push({ method, url, headers })
      const answer = bench.answers.length > 1 ? bench.answers.shift() : bench.answers[0]
      request.resume().on('end', () => answer?.(request, response))
    })
    const transport = createTransport({
      url: await listen(server),
      timeoutMs: 300,
      maxResponseBytes: 50_000,
      onCall: (outcome) => bench.outcomes.push(outcome),
    })
    Object.assign(bench, { server, transport, answers: [], seen: [], outcomes: [] })
  })
  afterEach(async () => {
    // A test may have closed it already.
    await bench.transport.close().catch(() => {})
    bench.server.closeAllConnections()
    await new Promise((resolve) => bench.server.close(resolve))
  })
}

/** The URL of a port on which nothing listens. */
export async function closedPort(): Promise<{ url: string }> {
  const other = createServer()
  const url = await listen(other)
  await new Promise((resolve) => other.close(resolve))
  return { url }
}

export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It was answered')
    },
    (error: unknown) => error as PlatformFailure,
  )
