// `npm start` as a developer runs it, once everything is installed and built.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

async function start(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
  const own = {
    PLATFORM_DATA: join(folder, 'platform'),
    DATA_DIR: join(folder, 'gateway'),
    CI: '1',
  }
  const process_ = spawn(process.execPath, ['stack/bin/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...own, ...env },
  })
  child = process_
  let output = ''
  process_.stdout.on('data', (data) => {
    output += String(data)
  })
  process_.stderr.on('data', (data) => {
    output += String(data)
  })
  const exited = new Promise<number | null>((resolve) => process_.once('exit', resolve))
  return { process: process_, output: () => output, exited }
}

test('prints all addresses and accounts, and Ctrl-C stops everything', {
  timeout: 60_000,
}, async () => {
  const [port, platformPort] = [await freePort(), await freePort()]
  const shop = await start({
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    SESSION_KEYS: Buffer.alloc(32, 3).toString('base64url'),
  })
  await expect
    .poll(shop.output, { timeout: 40_000, interval: 100 })
    .toContain('Ctrl-C stops everything')
  for (const line of [
    `http://localhost:${port}`,
    '/graphiql',
    '/_inspector',
    'outbox',
    'owner@shop.test',
    'SPRING10',
  ]) {
    expect(shop.output()).toContain(line)
  }
  expect(shop.output()).toContain('SESSION_KEYS=********')
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
  shop.process.kill('SIGTERM')
  expect(await shop.exited).toBe(0)
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow()
  await expect(fetch(`http://127.0.0.1:${platformPort}/_control`)).rejects.toThrow()
})

test.each(['PORT', 'PLATFORM_PORT'])(
  'a taken %s is reported in one sentence',
  { timeout: 60_000 },
  async (name) => {
    const taken = await freePort()
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(taken, '127.0.0.1', resolve))
    const shop = await start({
      PORT: String(await freePort()),
      PLATFORM_PORT: String(await freePort()),
      [name]: String(taken),
    })
    expect(await shop.exited).toBe(1)
    blocker.close()
    expect(shop.output()).toContain(`Port ${taken} is taken`)
    expect(shop.output()).not.toMatch(/\n\s+at /)
  },
)

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ SESSION_KEYS: 'short' }, 'SESSION_KEYS'],
  [{ PLATFORM_SEED: 'mystery' }, 'PLATFORM_SEED'],
])(
  'an invalid setting (%j) is named, and nothing starts',
  { timeout: 60_000 },
  async (env, name) => {
    const shop = await start({ PLATFORM_PORT: String(await freePort()), ...env })
    expect(await shop.exited).toBe(1)
    expect(shop.output()).toContain(name)
    expect(shop.output()).not.toMatch(/\n\s+at /)
  },
)
