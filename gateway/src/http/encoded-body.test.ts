// A body that many callers get, in the encoding that each accepts.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodedBody, encodingFor, leastCompressedBytes } from './encoded-body.ts'

const html = `<p>Präsent – ${'mug '.repeat(1000)}</p>`

test('a body is compressed once in each encoding, for all callers', async () => {
  const body = encodedBody(html)
  const [one, other] = [body.in('br'), body.in('br')]
  expect(one).toBe(other)
  expect(brotliDecompressSync(await one).toString()).toBe(html)
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(html)
  expect(body.plain.toString()).toBe(html)
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
  expect(encodingFor(accepted, encodedBody(html))).toBe(encoding)
})

test('a small body is sent as it is', () => {
  const at = (length: number) => encodingFor('br', encodedBody('x'.repeat(length)))
  expect([at(leastCompressedBytes - 1), at(leastCompressedBytes)]).toEqual([null, 'br'])
})
