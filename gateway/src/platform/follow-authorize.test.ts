import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { invalidRedirectUri } from '@vitrine/platform'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFollow } from './follow-authorize.ts'

const redirectUri = 'https://shop.test/callback'
const good = `${redirectUri}?code=c&state=s`

let server: Server
let port: number
let answer: RequestListener
let connections = 0
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const onThisMachine = 'http://127.0.0.1:4000'
const hosted = 'https://platform.test'

type Times = { timeoutMs?: number; deadlineMs?: number }

async function followed(platformUrl: string, times: Times = {}) {
  connections = 0
  const follow = createFollow({ timeoutMs: 2000, platformUrl, ...times })
  const result = await follow(`http://127.0.0.1:${port}/start`, redirectUri)
  server.closeAllConnections()
  await follow.close()
  return result
}

/** Redirects the requests, one after another, to these addresses; repeats the last one. */
function redirecting(...targets: string[]): IncomingHttpHeaders[] {
  const received: IncomingHttpHeaders[] = []
  answer = ({ headers }, response) => {
    const location = targets[Math.min(received.length, targets.length - 1)]
    received.push(headers)
    response.writeHead(302, { location, 'set-cookie': 'first=1' }).end()
  }
  return received
}

const stopped = (why: string) => expect.objectContaining({ kind: 'stopped', why })

test('returns what comes back to the redirect URI, over pages of one host', async () => {
  redirecting('/next', good)
  expect(await followed(hosted)).toEqual({
    kind: 'returned',
    returned: { code: 'c', state: 's', error: null, errorDescription: null },
  })
})

test('S130 another host gets the address and nothing else', async () => {
  const received = redirecting(`http://localhost:${port}/there?session=1`, good)
  expect(await followed(onThisMachine)).toMatchObject({ kind: 'returned' })
  expect(received.map(({ host }) => host)).toEqual([`127.0.0.1:${port}`, `localhost:${port}`])
  expect(Object.keys(received[1] ?? {}).sort()).toEqual(['accept', 'connection', 'host'])
})

test.each([
  ['a third', () => `http://shop.localhost:${port}/`],
  ['the first again', () => `http://127.0.0.1:${port}/`],
])('S98 S130 of two hosts, %s one is not called', async (_, target) => {
  const received = redirecting(`http://localhost:${port}/there`, target(), good)
  expect(await followed(onThisMachine)).toEqual(stopped('OTHER_HOST'))
  expect(received).toHaveLength(2)
})

test.each([
  ['http://other.test/', 'OTHER_HOST'],
  ['ftp://other.test/', 'OTHER_HOST'],
  ['javascript:alert(1)', 'OTHER_HOST'],
  ['http://[', 'OTHER_HOST'],
  ['http://localhost:PORT/', 'OTHER_HOST'],
  ['https://127.0.0.1:PORT/', 'PRIVATE_ADDRESS'],
  ['https://localhost:PORT/', 'PRIVATE_ADDRESS'],
  ['https://2130706433:PORT/', 'PRIVATE_ADDRESS'],
  ['https://10.0.0.1/', 'PRIVATE_ADDRESS'],
  ['https://172.31.255.255/', 'PRIVATE_ADDRESS'],
  ['https://192.168.1.1/', 'PRIVATE_ADDRESS'],
  ['https://169.254.169.254/latest/meta-data', 'PRIVATE_ADDRESS'],
  ['https://100.64.0.1/', 'PRIVATE_ADDRESS'],
  ['https://0.0.0.0:PORT/', 'PRIVATE_ADDRESS'],
  ['https://[::1]:PORT/', 'PRIVATE_ADDRESS'],
  ['https://[::ffff:10.0.0.1]/', 'PRIVATE_ADDRESS'],
  ['https://[::ffff:7f00:1]:PORT/', 'PRIVATE_ADDRESS'],
  ['https://[fd00::1]/', 'PRIVATE_ADDRESS'],
  ['https://[fe80::1]/', 'PRIVATE_ADDRESS'],
  // 6to4, Teredo and NAT64 lead to the IPv4 address in them.
  ['https://[2002:a00:1::]/', 'PRIVATE_ADDRESS'],
  ['https://[2001:0:a00:1::]/', 'PRIVATE_ADDRESS'],
  ['https://[64:ff9b:1::a00:1]/', 'PRIVATE_ADDRESS'],
  ['https://192.0.2.1/', 'PRIVATE_ADDRESS'],
  ['https://[2001:db8::1]/', 'PRIVATE_ADDRESS'],
])('S130 a hosted platform leads to no %s', async (target, why) => {
  redirecting(target.replace('PORT', String(port)))
  expect(await followed(hosted)).toEqual(stopped(why))
  expect(connections).toBe(1)
})

const page = (text: string): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(text)
}

test('a page is for a browser, and one of them names a missing entry of the list', async () => {
  answer = page('<h1>Sign in</h1>')
  expect(await followed(hosted)).toEqual({
    kind: 'stopped',
    why: 'PAGE',
    host: `127.0.0.1:${port}`,
  })
  answer = page(`<h1>${invalidRedirectUri}</h1>`)
  expect(await followed(hosted)).toEqual(stopped('URI_NOT_LISTED'))
})

test('stops after five redirects', async () => {
  const received = redirecting('/again')
  expect(await followed(hosted)).toEqual(stopped('TOO_MANY'))
  expect(received).toHaveLength(5)
})

test('all redirects together have one deadline', async () => {
  let requests = 0
  answer = (_request, response) => {
    requests += 1
    const timer = setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 120)
    response.on('close', () => clearTimeout(timer))
  }
  expect(await followed(hosted, { deadlineMs: 300 })).toEqual(stopped('TIMEOUT'))
  expect(requests).toBeGreaterThan(1)
})

test('it has 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Signals have timers of their own, which cannot be replaced.
  const signals = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController()
    setTimeout(() => end.abort(new DOMException('Too late', 'TimeoutError')), ms)
    return end.signal
  })
  try {
    const requested = new Promise<void>((begun) => {
      answer = () => begun()
    })
    const settled = vi.fn()
    const result = followed(hosted, { timeoutMs: 60_000 })
    void result.then(settled)
    await requested
    await vi.advanceTimersByTimeAsync(14_999)
    await new Promise(setImmediate)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toEqual(stopped('TIMEOUT'))
  } finally {
    signals.mockRestore()
    vi.useRealTimers()
  }
})

test('a host that does not answer is one for a browser to reach', async () => {
  const follow = createFollow({ timeoutMs: 2000, platformUrl: hosted })
  expect(await follow('http://127.0.0.1:9/', redirectUri)).toEqual(stopped('NO_CONNECTION'))
  await follow.close()
})
