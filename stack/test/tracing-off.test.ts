// A shop without a collector loads nothing that records spans. Runs the bundled server in a process of its own.
import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { serverArgs } from '../bin/server.mjs'
import { freePort } from '../src/free-port.ts'
import { root } from '../src/root.ts'
import { startCollector } from './support/collector.ts'

/**
 * Prints at the end whether modules of OpenTelemetry were loaded, which are CommonJS and so in one cache of Node. They are no
 * part of the bundles, as libsql is not: that it is in the cache shows that this is the cache. The interfaces alone, `api`,
 * come with `prom-client`.
 */
const printer = `data:text/javascript,${encodeURIComponent(`
import Module from 'node:module'
process.on('exit', () => {
  const files = Object.keys(Module._cache)
  const loaded = files.filter((file) => /node_modules\\/@opentelemetry\\/(?!api\\/)/.test(file))
  const isCacheRead = files.some((file) => file.includes('node_modules/libsql/'))
  console.log('modules', isCacheRead, loaded.length > 0)
})`)}`

/** Starts the shop, requests a page and ends it; returns what it printed. */
async function runShop(env: Record<string, string>): Promise<string> {
  const [port, platformPort] = [await freePort(), await freePort()]
  const shop = spawn(process.execPath, ['--import', printer, ...serverArgs('main')], {
    cwd: root,
    env: {
      ...{ ...process.env, PORT: String(port), PLATFORM_PORT: String(platformPort) },
      ...{ PLATFORM_DATA: 'memory', DATA_DIR: 'memory', ...env },
    },
  })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (data) => {
      output += String(data)
    })
  }
  const exited = new Promise((resolve) => shop.once('exit', resolve))
  await expect.poll(() => output, { timeout: 40_000, interval: 100 }).toContain('Ctrl-C stops')
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  shop.kill('SIGTERM')
  await exited
  return output
}

test('without a collector nothing that records is loaded', { timeout: 90_000 }, async () => {
  expect(await runShop({})).toContain('modules true false')
})

test('with a collector the end of the process sends what is recorded', {
  timeout: 90_000,
}, async () => {
  const collector = await startCollector()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'halden' }
  // Longer than the process runs: only its end sends the last span.
  const output = await runShop({ ...settings, OTEL_BSP_SCHEDULE_DELAY: '60000' })
  await collector.close()
  expect(output).toContain('modules true true')
  expect(collector.spans.map(({ name }) => name)).toContain('GET /')
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'halden' })
})
