// docs/security.md S132: findings of the checks contain no secret, whatever the platform says.
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { examine, maskedSettings, readConfig } from '@vitrine/gateway'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../src/free-port.ts'

/** Answers with an error that repeats header and body of the request, and with tokens, unless for the site. */
let platform: Server
let isForSite = true
/** A text that every error ends with. */
let ending = ''
let url = ''
const token = 'OauthNG.JWS.issued-by-the-platform'
const issued = { access_token: token, expires_in: 14_400, refresh_token: 'r', token_type: 'Bearer' }

beforeAll(async () => {
  platform = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const isToken =
      request.url === '/oauth2/token' && (isForSite || !body.includes('client_credentials'))
    const description = `refused: ${JSON.stringify(request.headers)} ${body} ${ending}`
    response.writeHead(isToken ? 200 : 403, { 'content-type': 'application/json' })
    const details = { applicationError: { code: 'REFUSED', description } }
    response.end(JSON.stringify(isToken ? issued : { details }))
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
})
afterAll(() => {
  platform.close()
})
beforeEach(() => {
  isForSite = true
  ending = ''
})

const sessionKeys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64url'))
const appKey = createHash('sha256').update('app').digest('hex')
const secrets = {
  PLATFORM_CLIENT_SECRET: 'a-secret-of-the-client',
  SESSION_KEYS: sessionKeys.join(),
  APP_KEYS: `reader:${appKey}:catalog:read`,
}

async function reportWith(env: Record<string, string>): Promise<string> {
  const settings = {
    ...secrets,
    PLATFORM_URL: url,
    PLATFORM_CLIENT_ID: randomUUID(),
    DATA_DIR: 'memory',
    UPSTREAM_TIMEOUT_MS: '1000',
  }
  return JSON.stringify(await examine(readConfig({ ...settings, ...env })))
}

const all = [
  ...[secrets.PLATFORM_CLIENT_SECRET, ...sessionKeys, appKey, 'an-api-key', token],
  ...['pass%40word', 'pass@word'],
]
const shownIn = (report: string) => all.filter((secret) => report.includes(secret))

test('S132 the list of secrets is that of the settings', () => {
  const key = 'PLATFORM_WEBHOOK_PUBLIC_KEY'
  const names = ['PLATFORM_API_KEY', 'PLATFORM_CLIENT_SECRET', 'SESSION_KEYS', 'APP_KEYS', key]
  const everything = new Proxy({}, { get: () => 'redis://a:b@c' })
  const shown = Object.entries(maskedSettings(everything))
  const masked = shown.flatMap(([name, value]) => (value === '********' ? name : []))
  // The key of webhooks is public. A new secret needs a line in `secretsOf`, and in the test below.
  expect(masked.sort()).toEqual([...names].sort())
})

test('S132 a platform that repeats what it was sent reveals no client secret and no token', async () => {
  const report = await reportWith({})
  expect(report).toContain('refused: ')
  expect(report).toContain('********')
  expect(shownIn(report)).toEqual([])
  // The secret itself is sent for a token of the site.
  isForSite = false
  const refused = await reportWith({})
  expect(refused).toContain('********')
  expect(shownIn(refused)).toEqual([])
})

test('S132 nor an API key, nor another secret that it has come to know', async () => {
  const apiKey = { PLATFORM_API_KEY: 'an-api-key', PLATFORM_SITE_ID: 'site' }
  const report = await reportWith({ ...apiKey, PLATFORM_CLIENT_SECRET: '' })
  expect(report).toContain('********')
  expect(shownIn(report)).toEqual([])
  ending = [...sessionKeys, appKey, 'pass%40word', 'pass@word'].join(' ')
  const REDIS_URL = `redis://shop:pass%40word@127.0.0.1:${await freePort()}`
  expect(shownIn(await reportWith({ REDIS_URL }))).toEqual([])
})
