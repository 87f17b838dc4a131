// The files in deploy/ agree with the code: settings, options of node, times and sizes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@vitrine/gateway'
import { describe, expect, test } from 'vitest'
import { nodeOptions, serverEnvironment } from '../../bin/server.mjs'
import { root } from '../../src/root.ts'
import { rowsBelow } from './page.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** Returns the first number that stands after some words of a file. */
const numberIn = (text: string, before: RegExp) =>
  Number(new RegExp(`${before.source}([\\d_]+)`).exec(text)?.[1]?.replaceAll('_', ''))

describe('deploy/vitrine.service', () => {
  const unit = read('deploy/vitrine.service')
  const valuesOf = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const settings = Object.fromEntries(valuesOf('Environment').map((entry) => entry.split('=')))
  const ofNode = Object.keys(serverEnvironment)

  test('runs the shop as `npm start` does', () => {
    const [command = ''] = valuesOf('ExecStart')
    const args = command.split(' ')
    expect(args.slice(1)).toEqual([...nodeOptions, 'stack/dist/main.js'])
    const NODE_COMPILE_CACHE = `/var/cache/${valuesOf('CacheDirectory')}`
    expect(settings).toMatchObject({ ...serverEnvironment, NODE_COMPILE_CACHE })
  })

  test('has settings that exist and are valid', () => {
    const documented = read('docs/settings.md')
    const own = Object.keys(settings).filter((name) => !ofNode.includes(name))
    for (const name of own) expect(documented).toContain(`\`${name}\``)
    const secret = { SESSION_KEYS: Buffer.alloc(32, 3).toString('base64url') }
    const platform = { PLATFORM_URL: 'https://www.wixapis.com', PLATFORM_CLIENT_ID: 'x' }
    const config = readConfig({ ...settings, ...secret, ...platform })
    expect(config).toMatchObject({ isDevelopment: false, trustProxy: ['loopback'] })
    expect(config.metrics.port).not.toBe(config.port)
    expect(config.dataDir).toBe(`/var/lib/${valuesOf('StateDirectory')[0]}`)
  })

  test('waits for as long as the shop finishes its requests', () => {
    const graceMs = numberIn(read('stack/src/main.ts'), /graceMs = /)
    expect(graceMs).toBeGreaterThan(1000)
    expect(Number(valuesOf('TimeoutStopSec')[0]) * 1000).toBeGreaterThan(graceMs)
    const words = `${graceMs / 1000} seconds`
    expect(unit).toContain(`up to ${words}`)
    expect(read('docs/deployment.md')).toContain(`finish for up to ${words}`)
  })

  test('has limits of memory beyond its alert, and these are beyond what is planned', () => {
    const memory = rowsBelow('Signals').find(([title]) => title === 'Memory')
    const [planned = ''] = /plan \d+ MB[^.]*\./i.exec(read('docs/deployment.md')) ?? []
    const sizes = [...planned.matchAll(/(\d+) ([MG])B/g)].map(
      ([, size, unit]) => Number(size) * (unit === 'G' ? 1e9 : 1e6),
    )
    expect(sizes).not.toEqual([])
    for (const size of sizes) expect(size).toBeLessThan(Number(memory?.[3]))
    expect(Number(memory?.[3])).toBeLessThan(Number(memory?.[4]))
    const high = Number.parseInt(valuesOf('MemoryHigh')[0] ?? '', 10) * 1024 ** 3
    const most = Number.parseInt(valuesOf('MemoryMax')[0] ?? '', 10) * 1024 ** 2
    expect(Number(memory?.[4])).toBeLessThan(high)
    expect(high).toBeLessThan(most)
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  test.runIf(hasSystemd)('is a unit that systemd accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-unit-'))
    const here = unit.replace('/usr/bin/node', process.execPath).replace('/opt/vitrine', root)
    const file = join(folder, 'vitrine.service')
    writeFileSync(file, here)
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => line.includes('vitrine'))]).toEqual([0, []])
  })
})

describe('deploy/nginx.conf', () => {
  const conf = read('deploy/nginx.conf')
  const app = read('gateway/src/app.ts')

  test('closes connections before the gateway does, and waits longer for answers', () => {
    const own = numberIn(app, /keepAliveTimeout: /) / 1000
    expect(numberIn(conf, /keepalive_timeout /)).toBeLessThan(own)
    const reads = numberIn(conf, /proxy_read_timeout /)
    expect(reads).toBeGreaterThan(numberIn(app, /requestTimeout: /) / 1000)
    const heartbeat = numberIn(read('gateway/src/subscriptions/event-stream.ts'), /heartbeatMs = /)
    expect(reads).toBeGreaterThan(heartbeat / 1000)
  })

  test('accepts what the shop accepts', () => {
    const [photo, events] = ['photo-route.ts', 'webhooks.ts'].map((file) =>
      read(`gateway/src/http/${file}`),
    )
    expect(numberIn(conf, /client_max_body_size /)).toBeGreaterThan(
      numberIn(photo ?? '', /maxBytes = /),
    )
    expect(conf).toContain(`client_max_body_size ${numberIn(events ?? '', /mostBytes = /)}k`)
  })

  test('passes by its cache for what is one visitor’s, and replaces the address of clients', () => {
    const [, pattern = ''] = /"~(\(\?:\^[^"]+)" 1;/.exec(conf) ?? []
    const isOwn = (cookie: string) => new RegExp(pattern).test(cookie)
    expect(isOwn('vitrine=a; vitrine-currency=EUR')).toBe(true)
    expect(isOwn('__Host-vitrine-currency=EUR')).toBe(true)
    expect(isOwn('__Host-vitrine-typed=abc; a=b')).toBe(true)
    expect(isOwn('__Host-vitrine=a; my-vitrine-currency=EUR')).toBe(false)
    expect(conf).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    const places = [...conf.matchAll(/^\tlocation (?:= )?(\S+) \{/gm)].map(([, path]) => path)
    expect(places).toEqual(['/', '/graphql', '/admin', '/webhooks/platform'])
  })

  test('balances its braces', () => {
    expect(conf.match(/\{/g)?.length).toBe(conf.match(/\}/g)?.length)
  })
})
