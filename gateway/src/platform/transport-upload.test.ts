// Files, which go to an address that the platform has just named.
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  bench,
  closedPort,
  failureOf,
  json,
  scope,
  useTransport,
} from '../testing/transport-kit.ts'
import { createTransport } from './transport.ts'

useTransport()

describe('an upload', () => {
  const file = { content: Buffer.from('picture'), contentType: 'image/png' }
  const response = z.object({ file: z.object({ id: z.string() }) })
  const put = async (address: string) =>
    bench.transport.put({ name: 'uploadFile', response, address }, file, scope)
  const own = () =>
    `http://127.0.0.1:${(bench.server.address() as AddressInfo).port}/upload?token=t`
  const uploaded = { file: { id: 'f1' } }

  test('goes to the address that the platform named, once, with its type and without a token', async () => {
    const bodies: string[] = []
    bench.answers = [json(200, uploaded)]
    bench.server.prependListener('request', (request: IncomingMessage) =>
      request.on('data', (data) => bodies.push(String(data))),
    )
    expect(await put(own())).toEqual(uploaded)
    expect(bench.seen).toMatchObject([
      {
        ...{ method: 'PUT', url: '/upload?token=t' },
        headers: { 'content-type': 'image/png', 'x-wix-request-id': 'req-12345678' },
      },
    ])
    expect(bench.seen[0]?.headers).not.toHaveProperty('authorization')
    expect(bodies.join('')).toBe('picture')
    expect(bench.outcomes).toMatchObject([
      { call: 'uploadFile', service: 'siteMedia', outcome: 'ok' },
    ])
    expect(bench.outcomes.every(({ ms }) => ms > 0 && ms < 10_000)).toBe(true)
  })

  test('row S: may be answered with 201', async () => {
    bench.answers = [json(201, uploaded)]
    expect(await put(own())).toEqual(uploaded)
  })

  test.each(['http://files.example/upload', 'ftp://files.example/upload', 'no address'])(
    'S98 goes nowhere without encryption (%s)',
    async (address) => {
      const failure = await failureOf(put(address))
      expect(failure).toMatchObject({
        ...{ kind: 'system', message: 'System error occurred', facts: { call: 'uploadFile' } },
        cause: { message: 'The address of an upload is not safe' },
      })
      expect(bench.outcomes).toMatchObject([{ call: 'uploadFile', outcome: 'system' }])
    },
  )

  test('may go to another host that is encrypted', async () => {
    const { url } = await closedPort()
    const failure = await failureOf(put(url.replace('http:', 'https:')))
    expect([failure.kind, failure.isNeverSent]).toEqual(['system', true])
  })

  test('is not repeated: its address is good for one try', async () => {
    bench.answers = [json(503, {}), json(200, uploaded)]
    const failure = await failureOf(put(own()))
    expect(failure).toMatchObject({ kind: 'system', facts: { call: 'uploadFile', status: 503 } })
    expect(bench.seen).toHaveLength(1)
    expect(bench.outcomes).toMatchObject([{ outcome: 'system' }])
  })

  test('has twice the time of a call', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    bench.answers = [() => {}]
    const failure = await failureOf(put(own()))
    expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['system', true])
    expect(timeout.mock.calls).toEqual([[600]])
    timeout.mockRestore()
  })

  test('S101 has an answer of a megabyte at most', async () => {
    bench.answers = [json(200, { file: { id: 'x'.repeat(2 ** 20) } })]
    expect((await failureOf(put(own()))).kind).toBe('system')
  })

  test('whose answer breaks off is a system error', async () => {
    bench.answers = [
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"file"')
        setImmediate(() => response.destroy())
      },
    ]
    const failure = await failureOf(put(own()))
    expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['system', true])
  })

  test('need not be counted', async () => {
    bench.answers = [json(200, uploaded)]
    const uncounted = createTransport({ url: new URL(own()).origin, timeoutMs: 300 })
    const upload = { name: 'uploadFile', response, address: own() }
    expect(await uncounted.put(upload, file, scope)).toEqual(uploaded)
    await uncounted.close()
  })

  test('an answer of another form is a system error', async () => {
    bench.answers = [json(200, { file: null })]
    expect(await failureOf(put(own()))).toMatchObject({
      ...{ kind: 'system', facts: { call: 'uploadFile', status: 200 } },
    })
  })
})
