// Everything that the container files name exists, and their settings are valid. Running them needs a container
// engine.
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmulator, emulatorConfig, emulatorSettings } from '@vitrine/emulator'
import { maskedSettings, readConfig } from '@vitrine/gateway'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { nodeOptions, serverEnvironment } from '../bin/server.mjs'
import { root } from '../src/root.ts'
import { gatewayEnv } from '../src/settings.ts'
import { readPlatformFacts, writePlatformFacts } from '../src/settings-file.ts'

type Service = {
  build?: string
  image?: string
  restart?: string
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isInRepository = (file: string) => existsSync(join(root, file))
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as Compose
const all = Object.entries(services)
const environment: Record<string, string> = {
  SESSION_KEYS: Buffer.alloc(32, 3).toString('base64url'),
}

/** Substitutes `${NAME:-default}` and `${NAME:?words}` as compose does. */
const filledIn = (text: string) =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind, other: string) => {
    const value = environment[name]
    if (value === undefined && kind === '?') throw new Error(`${name}: ${other}`)
    return value ?? other ?? ''
  })
const settingsOf = (name: string) =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]),
  )
/** A bundle counts as the source it is made of. */
const scriptsOf = (text: string) =>
  (text.match(/[\w./-]+\.(ts|mjs|js)\b/g) ?? []).map((script) =>
    script.replace(/\/dist\/(\w+)\.js$/, '/src/$1.ts'),
  )

test('two gateways, a platform, Redis and a proxy, each with a health check', () => {
  expect(Object.keys(services)).toEqual(['redis', 'platform', 'gateway-a', 'gateway-b', 'caddy'])
  for (const [name, { healthcheck }] of all) expect(healthcheck?.test[0], name).toBe('CMD')
})

test('servers run with the options of `npm start`', () => {
  const image = /^CMD (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '[]'
  const commands = [JSON.parse(image) as string[], ...all.flatMap(([, { command }]) => [command])]
  const ofNode = commands.filter((command) => command?.[0] === 'node')
  // The image, the platform and two gateways.
  expect(ofNode).toHaveLength(4)
  for (const command of ofNode) expect(command?.slice(1, -1)).toEqual(nodeOptions)
  const { NODE_COMPILE_CACHE, ...same } = serverEnvironment
  expect(read('Dockerfile')).toContain(' NODE_COMPILE_CACHE=')
  for (const [name, value] of Object.entries(same))
    expect(read('Dockerfile')).toContain(` ${name}=${value}`)
})

test('dependencies are existing services', () => {
  const dependencies = all.flatMap(([, { depends_on }]) => Object.entries(depends_on ?? {}))
  expect(dependencies).toHaveLength(6)
  for (const [name, { condition }] of dependencies) {
    expect(services[name]?.healthcheck, name).toBeDefined()
    expect(condition).toBe('service_healthy')
  }
})

test('every named script, file and volume exists', () => {
  for (const [name, { command, volumes: mounts = [], build, image }] of all) {
    expect(build ?? image, name).toBeDefined()
    for (const script of scriptsOf((command ?? []).join(' ')))
      expect(isInRepository(script)).toBe(true)
    for (const [from = ''] of mounts.map((mount) => mount.split(':'))) {
      expect(
        from.startsWith('.') ? isInRepository(from) : from in volumes,
        `${name}: ${from}`,
      ).toBe(true)
    }
  }
  expect(scriptsOf(String(services['gateway-a']?.command))).toHaveLength(1)
})

test('all settings are known and valid', () => {
  const known = new Set(Object.keys(maskedSettings(new Proxy({}, { get: () => 'x' }))))
  known.add('PLATFORM_FACTS')
  for (const name of ['gateway-a', 'gateway-b']) {
    const settings = settingsOf(name)
    expect(Object.keys(settings).filter((key) => !known.has(key))).toEqual([])
    const { redisUrl, trustProxy, dataDir } = readConfig({ ...settings, PLATFORM_CLIENT_ID: 'x' })
    expect([redisUrl, trustProxy, dataDir]).toEqual([
      'redis://redis:6379',
      ['uniquelocal'],
      '/data',
    ])
  }
  const platform = settingsOf('platform')
  const others = Object.keys(platform).filter((key) => !emulatorSettings.includes(key))
  expect(others).toEqual(['PLATFORM_FACTS'])
  // The platform writes the file that the gateways read.
  expect(platform.PLATFORM_FACTS).toBe(settingsOf('gateway-a').PLATFORM_FACTS)
  for (const name of ['platform', 'gateway-a', 'gateway-b'])
    expect(services[name]?.volumes?.some((mount) => mount.startsWith('facts:/facts'))).toBe(true)
  expect(emulatorConfig(platform)).toMatchObject({ host: '0.0.0.0', port: 4000, dataDir: '/data' })
  // Each gateway has its own folder: its audit log and inbox are its own.
  expect(services['gateway-a']?.volumes).not.toEqual(services['gateway-b']?.volumes)
})

test('the platform’s facts are complete for a gateway and readable by the owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-facts-'))
  const file = join(folder, 'platform.json')
  expect(() => readPlatformFacts(file)).toThrow(file)
  const emulator = await createEmulator({ dataDir: 'memory' })
  writePlatformFacts(file, emulator)
  await emulator.close()
  expect(statSync(file).mode & 0o077).toBe(0)
  const settings = settingsOf('gateway-a')
  const facts = { ...readPlatformFacts(file), apiUrl: String(settings.PLATFORM_URL) }
  const config = readConfig(gatewayEnv(settings, facts))
  expect(config.platform).toMatchObject({
    url: 'http://platform:4000',
    clientId: emulator.clientId,
    apiKey: emulator.apiKey,
    siteId: emulator.siteId,
  })
  expect(config.webhooks).toMatchObject({ instanceId: emulator.instanceId })
  expect(config.webhooks.publicKey).toContain('PUBLIC KEY')
  expect(config.staff).toHaveLength(2)
  expect(config.dataDir).toBe('/data')
})

test('every service restarts after it dies', () => {
  for (const [name, { restart }] of all) expect(restart, name).toBe('unless-stopped')
})

test('without a session key nothing starts', () => {
  const { SESSION_KEYS } = environment
  delete environment.SESSION_KEYS
  expect(() => settingsOf('gateway-a')).toThrow('SESSION_KEYS')
  environment.SESSION_KEYS = SESSION_KEYS ?? ''
})

test('the proxy balances both gateways and checks their health', () => {
  const caddy = read('deploy/Caddyfile')
  const leadsTo = /reverse_proxy ([^{\n]+)/.exec(caddy)?.[1]?.trim().split(' ')
  // Requests of the admin stay with one gateway, the one that runs the job.
  expect(caddy).toMatch(/path \/admin \/admin\/\*[\s\S]*import gateways client_ip_hash/)
  expect(leadsTo).toEqual(
    ['gateway-a', 'gateway-b'].map((name) => `${name}:${settingsOf(name).PORT}`),
  )
  expect(caddy).toMatch(/health_uri \/livez/)
  expect(caddy.match(/\{/g)?.length).toBe(caddy.match(/\}/g)?.length)
})

test('the image contains existing files only and does not run as root', () => {
  const lines = read('Dockerfile').split('\n')
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1))
  expect(copied.length).toBeGreaterThan(8)
  for (const file of copied) expect(isInRepository(file), file).toBe(true)
  const scripts = lines.filter((line) => !line.startsWith('#')).flatMap(scriptsOf)
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) expect(isInRepository(script), script).toBe(true)
  const stages = lines.filter((line) => line.startsWith('FROM '))
  expect(stages.length).toBeGreaterThan(1)
  expect(stages[0]).toMatch(/^FROM node:24/)
  expect(lines.lastIndexOf('USER node')).toBeGreaterThan(lines.lastIndexOf(stages.at(-1) ?? ''))
  expect(read('Dockerfile')).toContain(
    `pnpm@${/pnpmVersion = '([\d.]+)'/.exec(read('stack/bin/install.mjs'))?.[1]} `,
  )
})

test('the image alone is reachable in its network and has its data in the volume', () => {
  const dockerfile = read('Dockerfile')
  const entries = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, words = '']) =>
    words.split(' ').map((entry) => entry.split('=')),
  )
  const platform = { PLATFORM_URL: 'https://www.wixapis.com', PLATFORM_CLIENT_ID: 'x' }
  const shop = { ...environment, ...platform, PUBLIC_URL: 'https://shop.example' }
  const config = readConfig({ ...shop, ...Object.fromEntries(entries) })
  expect([config.host, config.dataDir]).toEqual([
    '0.0.0.0',
    /^VOLUME (\S+)$/m.exec(dockerfile)?.[1],
  ])
})

test('the comments lead to gateways on the hosted platform', () => {
  const [, steps = ''] =
    /^# For the hosted platform:\n((?:#.*\n)+)/m.exec(read('docker-compose.yml')) ?? []
  const settings = settingsOf('gateway-a')
  const embedded = Object.entries(settings).filter(([, value]) => /localhost|platform/.test(value))
  const removed = ['PLATFORM_MEDIA_URL', 'PLATFORM_PAGES_URL', 'PLATFORM_FACTS', 'OPEN_DOCUMENTS']
  for (const [name] of embedded) expect(steps).toContain(name)
  for (const name of removed) {
    expect(steps).toContain(name)
    delete settings[name]
  }
  const [, calls = ''] = /UPSTREAM_CALLS_PER_MINUTE to '(\d+)'/.exec(steps) ?? []
  const config = readConfig({
    ...settings,
    PLATFORM_URL: /PLATFORM_URL to (\S+)/.exec(steps)?.[1],
    PLATFORM_CLIENT_ID: 'x',
    PUBLIC_URL: 'https://shop.example',
    UPSTREAM_CALLS_PER_MINUTE: calls,
  })
  expect(config).toMatchObject({ openDocuments: false, platform: { callsPerMinute: 75 } })
})

test('a container alone is reached through a proxy of the host, and so are its metrics', () => {
  const [run = ''] = /^docker run -d (?:.*\\\n)*.*$/m.exec(read('docs/deployment.md')) ?? []
  const settings = [...run.matchAll(/-e (\w+)=(\S+)/g)].map(([, name, value]) => [name, value])
  const shop = { PLATFORM_URL: 'https://www.wixapis.com', PLATFORM_CLIENT_ID: 'x' }
  const { metrics, port, trustProxy } = readConfig({
    ...environment,
    ...shop,
    PUBLIC_URL: 'https://shop.example',
    ...Object.fromEntries(settings),
  })
  // A proxy of the host has the address of the bridge there, 172.17.0.1.
  expect(trustProxy).toEqual(['uniquelocal'])
  expect(metrics.host).toBe('0.0.0.0')
  const published = [...run.matchAll(/-p 127\.0\.0\.1:(\d+):(\d+)/g)]
  expect(published.map(([, from, to]) => [Number(from), Number(to)])).toEqual(
    [port, metrics.port].map((one) => [one, one]),
  )
})
