import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../src/free-port.ts'

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
