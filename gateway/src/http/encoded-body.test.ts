// The body of a page in the encoding that its caller accepts.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import {
  compression,
  encodedBody,
  encodingFor,
  leastCompressedBytes,
  mostBytesAtOnce,
} from './encoded-body.ts'

const html = `<p>Präsent – ${'mug '.repeat(1000)}</p>`

test('a body is compressed once in each encoding, for all callers', () => {
  const body = encodedBody([html])
  const [one, other] = [body.in('br'), body.in('br')]
  expect(one).toBe(other)
  expect(brotliDecompressSync(one).toString()).toBe(html)
  expect(gunzipSync(body.in('gzip')).toString()).toBe(html)
  expect(body.plain.toString()).toBe(html)
})

test('the encoder has a window of 128 KB', () => {
  // RFC 7932 section 9.1: the first bits of a stream are its window, 0000001 for 17.
  const [first = 0] = encodedBody([html]).in('br')
  expect(first & 0b1111111).toBe(0b0000001)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['zstd', null],
  ['', null],
  [undefined, null],
])('%s is answered with %s', (accepted, encoding) => {
  expect(encodingFor(accepted, encodedBody([html]))).toBe(encoding)
})

test('a small body is sent as it is', () => {
  const at = (length: number) => encodingFor('br', encodedBody(['x'.repeat(length)]))
  expect([at(leastCompressedBytes - 1), at(leastCompressedBytes)]).toEqual([null, 'br'])
})

test('other answers are compressed in one call up to a size, and in pieces above it', async () => {
  const app = Fastify()
  await app.register(compress, compression)
  app.get<{ Params: { bytes: string } }>('/:bytes', async (request, reply) =>
    reply.type('text/plain').send('x'.repeat(Number(request.params.bytes))),
  )
  const answerOf = async (bytes: number) => {
    const headers = { 'accept-encoding': 'br' }
    const answer = await app.inject({ url: `/${bytes}`, headers })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).length).toBe(bytes)
    // The window of what pages are compressed with.
    expect((answer.rawPayload[0] ?? 0) & 0b1111111).toBe(0b0000001)
    return answer
  }
  const whole = await answerOf(mostBytesAtOnce)
  expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length))
  const inPieces = await answerOf(mostBytesAtOnce + 1)
  expect(inPieces.headers['content-length']).toBeUndefined()
})
