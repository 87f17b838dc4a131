// Operational endpoints are not public. docs/security.md S99 and S103.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { trustedProxies } from '../../../gateway/src/http/trusted-proxies.ts'
import { freePort } from '../../src/free-port.ts'
import { startTestStack, useStack } from '../support/start.ts'

const metricsPort = await freePort()
const plain = useStack({ METRICS_PORT: String(metricsPort), NODE_ENV: 'production' }, 'built')
const behindProxy = useStack({ TRUST_PROXY: 'loopback' }, 'built')
const get = (base: string, path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, base), { redirect: 'manual', headers })
const inside = `http://127.0.0.1:${metricsPort}`

describe('S103 metrics', () => {
  test('S103 are not served on the shop’s port, not even to this machine', async () => {
    for (const stack of [plain, behindProxy]) {
      const response = await get(stack().shopUrl, '/metrics')
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('vitrine_')
    }
  })

  test('S103 are served on their own port', async () => {
    const response = await get(inside, '/metrics')
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(await response.text()).toContain('vitrine_request_seconds_count')
    expect((await get(inside, '/')).status).toBe(404)
    const posted = await fetch(`${inside}/metrics`, { method: 'POST' })
    expect(posted.status).toBe(404)
  })

  test('S103 listen on the loopback interface by default', () => {
    expect(plain().config.metrics).toEqual({ port: metricsPort, host: '127.0.0.1' })
    expect(behindProxy().config.metrics.port).toBeUndefined()
  })

  test('S103 a taken port stops the start with the name of the setting', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    const port = await new Promise<number>((resolve) => {
      other.once('listening', () => resolve((other.address() as { port: number }).port))
    })
    await expect(startTestStack({ METRICS_PORT: String(port) })).rejects.toThrow(
      `METRICS_PORT ${port} is taken`,
    )
    other.close()
  })
})

test('S103 public readiness reports only a yes or no', async () => {
  const callers: Record<string, string>[] = [{}, { 'x-forwarded-for': '127.0.0.1' }]
  for (const headers of callers) {
    const response = await get(plain().shopUrl, '/readyz', headers)
    expect(await response.json()).toEqual({ ready: true })
  }
  expect(await (await get(inside, '/readyz')).json()).toEqual({
    ready: true,
    reasons: [],
    breakers: expect.any(Object),
  })
})

test('S103 the gallery of components is served in development only', async () => {
  for (const path of ['/_gallery', '/_gallery/', '/_gallery?x', '/%5Fgallery', '/x/../_gallery']) {
    const response = await get(plain().shopUrl, path, { accept: 'text/html' })
    expect(response.status, path).toBe(404)
  }
  expect((await get(behindProxy().shopUrl, '/_gallery', { accept: 'text/html' })).status).toBe(200)
})

test('S103 a configured platform disables the gallery outside development', async () => {
  const { url, clientId } = plain().config.platform
  const named = {
    PLATFORM_URL: url,
    PLATFORM_CLIENT_ID: clientId,
    SESSION_KEYS: randomBytes(32).toString('base64url'),
  }
  const statusOf = async (env: Record<string, string>) => {
    const stack = await startTestStack({ ...named, ...env }, 'built')
    const { status } = await get(stack.shopUrl, '/_gallery', { accept: 'text/html' })
    await stack.close()
    return status
  }
  expect(await statusOf({})).toBe(404)
  expect(await statusOf({ NODE_ENV: 'test' })).toBe(404)
  expect(await statusOf({ NODE_ENV: 'development' })).toBe(200)
})

describe('S99 request ids', () => {
  const idOf = async (base: string, given: string) =>
    (await get(base, '/livez', { 'x-request-id': given })).headers.get('x-request-id')
  const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

  test('S99 a client does not choose its request id', async () => {
    expect(await idOf(plain().shopUrl, 'abcd-1234-efgh')).toMatch(own)
  })

  test('S99 a trusted proxy sets a well-formed request id', async () => {
    expect(await idOf(behindProxy().shopUrl, 'abcd-1234-efgh')).toBe('abcd-1234-efgh')
    expect(await idOf(behindProxy().shopUrl, '<script>alert(1)</script>')).toMatch(own)
    expect(await idOf(behindProxy().shopUrl, 'x'.repeat(65))).toMatch(own)
  })

  test.each([
    ['127.0.0.1', ['loopback'], true],
    ['::ffff:127.0.0.1', ['loopback'], true],
    ['::1', ['loopback'], true],
    ['10.1.2.3', ['uniquelocal'], true],
    ['10.1.2.3', ['10.1.2.3'], true],
    ['10.1.2.4', ['10.1.2.3'], false],
    ['10.1.2.4', ['192.0.2.1', '10.1.2.0/24'], true],
    ['fd00::1', ['fc00::/7'], true],
    ['127.0.0.1', false, false],
    ['192.0.2.7', ['loopback', 'linklocal', 'uniquelocal'], false],
    [undefined, ['loopback'], false],
  ] as const)('S99 the forwarded id of %s counts behind %j: %s', (address, entries, is) => {
    expect(trustedProxies(entries)(address)).toBe(is)
  })
})
