// Requests over a bare connection: upgrades, and headers that are too many, too large or endless.
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()

/** Sends text over a bare connection; returns what the gateway sends until it closes. */
function exchange(text: string): Promise<string> {
  const { port } = new URL(stack().shopUrl)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    let result = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      result += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(result))
  })
}

const upgradeTo = (path: string, headers: readonly string[] = []) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(stack().shopUrl).host}`,
    'Connection: Upgrade, close',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    ...headers,
    '\r\n',
  ].join('\r\n')

test.each(['/graphql', '/admin/graphql', '/subscriptions', '/', '/livez'])(
  'S48 an upgrade at %s is served as plain HTTP',
  async (path) => {
    for (const headers of [[], ['Origin: https://evil.test'], [`Origin: ${stack().shopUrl}`]]) {
      const result = await exchange(upgradeTo(path, headers))
      expect(result).toMatch(/^HTTP\/1\.1 [2345]\d\d /)
      expect(result).not.toMatch(/^HTTP\/1\.1 101/)
      expect(result.split('\r\n\r\n')[0]).not.toMatch(/^(upgrade|sec-websocket-accept):/im)
    }
  },
)

test('S48 frames after a refused upgrade run nothing', async () => {
  const control = controlOf(stack().platformUrl)
  await control.clearCalls()
  const frame = JSON.stringify({ type: 'connection_init' })
  await exchange(upgradeTo('/graphql') + frame)
  expect(await control.calls()).toEqual([])
})

test('S100 headers over 16 KB are refused', async () => {
  const flood = `GET / HTTP/1.1\r\nHost: x\r\nX-Flood: ${'x'.repeat(17 * 1024)}\r\n\r\n`
  expect(await exchange(flood)).toMatch(/^HTTP\/1\.1 431 /)
})

test('S100 endless headers and bodies run into a timeout', () => {
  const { server } = stack().app
  expect(server.headersTimeout).toBe(15_000)
  expect(server.requestTimeout).toBe(30_000)
  expect(server.keepAliveTimeout).toBe(65_000)
})
