// What can be sent over a bare connection: upgrades, and headers that are too many, too large or never end.
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()

/** Everything the gateway answers until it hangs up. */
function exchange(text: string): Promise<string> {
  const { port } = new URL(stack().shopUrl)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
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
  'S48 an upgrade at %s is answered as plain HTTP',
  async (path) => {
    for (const headers of [[], ['Origin: https://evil.test'], [`Origin: ${stack().shopUrl}`]]) {
      const answer = await exchange(upgradeTo(path, headers))
      expect(answer).toMatch(/^HTTP\/1\.1 [2345]\d\d /)
      expect(answer).not.toMatch(/^HTTP\/1\.1 101/)
      expect(answer.split('\r\n\r\n')[0]).not.toMatch(/^(upgrade|sec-websocket-accept):/im)
    }
  },
)

test('S48 frames behind a refused upgrade run nothing', async () => {
  const control = controlOf(stack().platformUrl)
  await control.forget()
  const frame = JSON.stringify({ type: 'connection_init' })
  await exchange(upgradeTo('/graphql') + frame)
  expect(await control.calls()).toEqual([])
})

test('S100 headers of more than 16 KB are refused', async () => {
  const flood = `GET / HTTP/1.1\r\nHost: x\r\nX-Flood: ${'x'.repeat(17 * 1024)}\r\n\r\n`
  expect(await exchange(flood)).toMatch(/^HTTP\/1\.1 431 /)
})

test('S100 headers and bodies that never end run into a limit', () => {
  const { server } = stack().app
  expect(server.headersTimeout).toBe(15_000)
  expect(server.requestTimeout).toBe(30_000)
  expect(server.keepAliveTimeout).toBe(65_000)
})
