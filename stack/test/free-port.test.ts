import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../src/free-port.ts'

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) }
})

const server = createServer()
afterAll(() => void server.close())

test('ports differ, can be listened on, and are none of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
  expect(new Set(ports).size).toBe(50)
  // Linux gives out 32768 and above, macOS and Windows 49152 and above.
  expect(Math.max(...ports)).toBeLessThan(32_768)
  expect(Math.min(...ports)).toBeGreaterThan(1023)
  await new Promise<void>((resolve) => server.listen(ports[0], '127.0.0.1', resolve))
  expect(server.listening).toBe(true)
})

/** The only port above 10,000 that `fetch` refuses. https://fetch.spec.whatwg.org/#port-blocking */
const blocked = 10_080

test('none is a port that fetch refuses', async () => {
  const draw = (min: number, max: number) => (min <= blocked && blocked < max ? blocked : min)
  vi.mocked<(min: number, max: number) => number>(randomInt).mockImplementationOnce(draw)
  const failure = await fetch(`http://127.0.0.1:${await freePort()}`).catch((error) => error)
  expect(failure.cause.message).toContain('ECONNREFUSED')
})
