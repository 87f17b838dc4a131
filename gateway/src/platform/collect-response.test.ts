import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { CallEnd } from './call-end.ts'
import { type CollectedResponse, collectResponse } from './collect-response.ts'
import { Pool } from './http-client.ts'

let server: Server
let pool: Pool
const ends: CallEnd[] = []

async function listen(listener: RequestListener): Promise<void> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  pool = new Pool(`http://127.0.0.1:${port}`, { connections: 1, pipelining: 1 })
}

afterEach(async () => {
  for (const end of ends.splice(0)) end.release()
  await pool.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function send(path = '/', timeoutMs = 5000, caller?: AbortSignal): Promise<CollectedResponse> {
  const end = new CallEnd(timeoutMs, caller)
  ends.push(end)
  return collectResponse(pool, { method: 'GET', path }, end)
}

const textOf = ({ body }: CollectedResponse) => Buffer.from(body.joined()).toString()

test('the chunks of a body are joined, in memory that the next body is joined in', async () => {
  await listen((request, response) => {
    response.writeHead(203, 'As it is', { 'x-request-id': 'r1' })
    response.write(`${request.url}:`)
    setTimeout(() => response.end('ü'.repeat(50_000)), 5)
  })
  const [one, other] = [await send('/a'), await send('/b')]
  expect(one).toMatchObject({ statusCode: 203, statusText: 'As it is' })
  expect(one.headers['x-request-id']).toBe('r1')
  expect(one.body.size).toBe(100_003)
  expect(textOf(one)).toBe(`/a:${'ü'.repeat(50_000)}`)
  expect(textOf(other)).toBe(`/b:${'ü'.repeat(50_000)}`)
  expect(one.body.joined().buffer).toBe(other.body.joined().buffer)
})

test('a body of no bytes is empty', async () => {
  await listen((_, response) => response.writeHead(204).end())
  expect((await send()).body.joined()).toHaveLength(0)
})

test('an informational response is not the response', async () => {
  await listen((_, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload' })
    response.writeHead(200, { 'content-length': 2 }).end('ok')
  })
  const response = await send()
  expect([response.statusCode, textOf(response)]).toEqual([200, 'ok'])
  expect(response.headers.link).toBeUndefined()
})

test('a caller who leaves while the body arrives ends the request', async () => {
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  await listen((_, response) => {
    response.on('close', close)
    response.write('half')
  })
  const caller = new AbortController()
  const sent = send('/', 5000, caller.signal)
  setTimeout(() => caller.abort(new Error('left')), 50)
  await expect(sent).rejects.toThrow('left')
  await closed
})

test('a request that waits for a connection is settled in its time, and is not sent later', async () => {
  const paths: (string | undefined)[] = []
  await listen((request, response) => {
    paths.push(request.url)
    setTimeout(() => response.end(), 200)
  })
  const settled: string[] = []
  const first = send('/first').then(() => settled.push('first'))
  await expect(send('/second', 50)).rejects.toMatchObject({
    ...{ code: 'NEVER_SENT', name: 'TimeoutError', message: 'The platform did not answer in time' },
  })
  settled.push('second')
  const left = AbortSignal.abort(new Error('left'))
  await expect(send('/left', 5000, left)).rejects.toThrow('left')
  settled.push('left')
  await first
  await send('/third')
  expect(settled).toEqual(['second', 'left', 'first'])
  expect(paths).toEqual(['/first', '/third'])
})

test('a request that was sent and got no response in time may have been executed', async () => {
  await listen(() => undefined)
  const error = await send('/', 50).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'TimeoutError' })
  expect(error).not.toHaveProperty('code')
})

test('a body that does not arrive in time rejects', async () => {
  await listen((_, response) => void response.write('half'))
  await expect(send('/', 100)).rejects.toThrow('did not answer in time')
})

test('a body shorter than its head says rejects', async () => {
  await listen((_, response) => {
    response.writeHead(200, { 'content-length': 10 })
    response.write('half')
    setTimeout(() => response.socket?.end(), 20)
  })
  await expect(send()).rejects.toThrow('other side closed')
})

test('a caller who leaves without an error of theirs rejects with one', async () => {
  await listen(() => undefined)
  const caller = new AbortController()
  const sent = send('/', 5000, caller.signal)
  setTimeout(() => caller.abort('left'), 50)
  await expect(sent).rejects.toMatchObject({ cause: 'left' })
})

test('a response without a head rejects', async () => {
  const end = new CallEnd(5000)
  ends.push(end)
  pool = new Pool('http://127.0.0.1:1')
  server = createServer()
  const headless = {
    dispatch: (_: object, handler: { onResponseEnd(): void }) => handler.onResponseEnd(),
  }
  await expect(collectResponse(headless, {}, end)).rejects.toThrow('without a head')
})

test('a connection that breaks within the body rejects', async () => {
  await listen((_, response) => {
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  await expect(send()).rejects.toThrow('other side closed')
})
