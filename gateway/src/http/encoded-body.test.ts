// The body of a page in the encoding that its caller accepts.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodedBody, encodingFor, leastCompressedBytes } from './encoded-body.ts'

const html = `<p>Präsent – ${'mug '.repeat(1000)}</p>`

test('a body is compressed once in each encoding, for all callers', () => {
  const body = encodedBody(html)
  const [one, other] = [body.in('br'), body.in('br')]
  expect(one).toBe(other)
  expect(brotliDecompressSync(one).toString()).toBe(html)
  expect(gunzipSync(body.in('gzip')).toString()).toBe(html)
  expect(body.plain.toString()).toBe(html)
})

test('the encoder has a window of 128 KB', () => {
  // RFC 7932 section 9.1: the first bits of a stream are its window, 0000001 for 17.
  const [first = 0] = encodedBody(html).in('br')
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
  expect(encodingFor(accepted, encodedBody(html))).toBe(encoding)
})

test('a small body is sent as it is', () => {
  const at = (length: number) => encodingFor('br', encodedBody('x'.repeat(length)))
  expect([at(leastCompressedBytes - 1), at(leastCompressedBytes)]).toEqual([null, 'br'])
})
