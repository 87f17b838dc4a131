import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { maskedSettings, readConfig } from './config.ts'

const good = {
  PLATFORM_URL: 'http://127.0.0.1:4000/',
  PLATFORM_CLIENT_ID: 'client',
  SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
}

test('defaults', () => {
  const config = readConfig(good)
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    openDocuments: false,
    isHttps: false,
  })
  expect(config.platform.url).toBe('http://127.0.0.1:4000')
})

test("the real platform's pictures come from its media host", () => {
  expect(readConfig({ ...good, PLATFORM_URL: 'https://www.wixapis.com' }).mediaOrigin).toBe(
    'https://static.wixstatic.com',
  )
})

test('row U: the hosted platform returns to https and to localhost, and nothing else starts', () => {
  const hosted = { ...good, PLATFORM_URL: 'https://www.wixapis.com' }
  expect(() => readConfig({ ...hosted, PUBLIC_URL: 'http://shop.example' })).toThrow(
    /^The settings are not usable: PUBLIC_URL must be the https address that shoppers open, [^.]+\.$/,
  )
  for (const PUBLIC_URL of ['https://shop.example', 'http://localhost:3000', undefined]) {
    expect(() => readConfig({ ...hosted, PUBLIC_URL })).not.toThrow()
  }
  expect(readConfig({ ...good, PUBLIC_URL: 'http://shop.example' }).isHttps).toBe(false)
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ STORE_LOCALE: 'de-DE' }, 'STORE_LOCALE'],
  [{ STORE_LOCALE: '-' }, 'STORE_LOCALE'],
  [{ PLATFORM_URL: 'ftp://x' }, 'PLATFORM_URL'],
  [{ PLATFORM_URL: 'foo' }, 'PLATFORM_URL must be an http(s) address'],
  [{ PUBLIC_URL: 'foo' }, 'PUBLIC_URL must be an http(s) address'],
  [{ PLATFORM_URL: 'http://x/y' }, 'PLATFORM_URL must be an origin'],
  [{ PLATFORM_CLIENT_ID: '' }, 'PLATFORM_CLIENT_ID is not set'],
  [{ SESSION_KEYS: 'short' }, 'SESSION_KEYS'],
  [{ SESSION_KEYS: '' }, 'SESSION_KEYS is not set'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ OPEN_DOCUMENTS: 'perhaps' }, 'OPEN_DOCUMENTS'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.300' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ ADDRESS_COST_PER_MINUTE: '-1' }, 'ADDRESS_COST_PER_MINUTE'],
  [
    { PLATFORM_WEBHOOK_PUBLIC_KEY: 'short' },
    'PLATFORM_WEBHOOK_PUBLIC_KEY must be an RSA public key',
  ],
  [{ WEBHOOK_WINDOW_SECONDS: '0' }, 'WEBHOOK_WINDOW_SECONDS'],
])(
  'S20 %j stops the start with a sentence that names it, and no value of a secret',
  (change, name) => {
    expect(() => readConfig({ ...good, ...change })).toThrow(name)
    expect(() => readConfig({ ...good, ...change })).not.toThrow('short')
  },
)

test.each([
  [undefined, false],
  ['10.0.0.1', ['10.0.0.1']],
  ['loopback, 10.0.0.0/8, fd00::1', ['loopback', '10.0.0.0/8', 'fd00::1']],
])('S62 TRUST_PROXY %j is read as %j', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ ...good, TRUST_PROXY }).trustProxy).toEqual(trustProxy)
})

test('without the platform’s key no events are taken; an hour is how old they may be', () => {
  expect(readConfig(good).webhooks).toEqual({
    publicKey: undefined,
    instanceId: undefined,
    windowSeconds: 3600,
  })
})

test('the platform’s key is a PEM in the end, however it is written', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  for (const PLATFORM_WEBHOOK_PUBLIC_KEY of [pem, Buffer.from(pem).toString('base64')]) {
    expect(readConfig({ ...good, PLATFORM_WEBHOOK_PUBLIC_KEY }).webhooks.publicKey).toBe(pem)
  }
})

test('secrets are masked when shown', () => {
  const shown = maskedSettings(good)
  expect(shown.SESSION_KEYS).toBe('********')
  expect(shown.PLATFORM_URL).toBe(good.PLATFORM_URL)
})

test('settings of the embedded platform are shown on request', () => {
  const env = { ...good, PLATFORM_PORT: '4100', PLATFORM_SECRET: 'hush', HOME: '/root' }
  const shown = maskedSettings(env, ['PLATFORM_PORT', 'PLATFORM_SECRET', 'PLATFORM_DATA'])
  expect(shown).toEqual({
    PLATFORM_URL: good.PLATFORM_URL,
    PLATFORM_CLIENT_ID: 'client',
    SESSION_KEYS: '********',
    PLATFORM_PORT: '4100',
    PLATFORM_SECRET: '********',
  })
})

test('REDIS_URL is an address of Redis, and shown without its password', () => {
  const url = 'rediss://shop:hidden-one@redis.test:6380/2'
  expect(readConfig({ ...good, REDIS_URL: url }).redisUrl).toBe(url)
  expect(readConfig({ ...good, REDIS_URL: '' }).redisUrl).toBeUndefined()
  expect(() => readConfig({ ...good, REDIS_URL: 'http://redis.test' })).toThrow('REDIS_URL must be')
  const shown = maskedSettings({ REDIS_URL: url }).REDIS_URL
  expect(shown).toBe('rediss://shop:********@redis.test:6380/2')
  expect(maskedSettings({ PUBLIC_URL: 'http://localhost:3000' }).PUBLIC_URL).toContain('3000')
})
