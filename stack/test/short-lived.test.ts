// What a request made is gone after it, without a collection of the whole heap. Runs the bundled gateway in a process of its
// own. docs/decisions/070-objects-that-die-young.md
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createEmulator } from '@vitrine/emulator'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverArgs } from '../bin/server.mjs'
import { hundredfoldCalls } from '../src/call-limits.ts'
import { freePort } from '../src/free-port.ts'
import { isOk } from '../src/is-ok.ts'
import { root } from '../src/root.ts'
import { gatewayEnv } from '../src/settings.ts'
import { createShopper, type Shopper } from '../src/shopper.ts'
import * as documents from './support/documents.ts'
import { trackedProduct } from './support/products.ts'

/** Collects the young generation twice, after which what is in use is in the old one; sends the size of that in bytes. */
const probe = `data:text/javascript,${encodeURIComponent(`
import { PerformanceObserver } from 'node:perf_hooks'
import v8 from 'node:v8'
let whole = 0
new PerformanceObserver((list) => {
  for (const { detail } of list.getEntries()) if (detail.kind === 4) whole += 1
}).observe({ entryTypes: ['gc'] })
process.on('message', (isFirst) => {
  if (isFirst) gc()
  gc({ type: 'minor' })
  gc({ type: 'minor' })
  const old = v8.getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')
  setTimeout(() => process.send({ bytes: old.space_used_size, whole }), 20)
})`)}`

type Emulator = Awaited<ReturnType<typeof createEmulator>>

const callsPerMinute = Number(hundredfoldCalls.PLATFORM_CALLS_PER_MINUTE)

let emulator: Emulator
let gateway: ChildProcess
let shopUrl: string
let shopper: Shopper

beforeAll(async () => {
  const port = await freePort()
  shopUrl = `http://localhost:${port}`
  emulator = await createEmulator({
    dataDir: 'memory',
    port: await freePort(),
    shopUrl,
    callsPerMinute,
  })
  const own = {
    ...{ PORT: String(port), DATA_DIR: 'memory', OPEN_DOCUMENTS: 'true', LOG_LEVEL: 'error' },
    // Nothing is cached, so that what stays is not wanted.
    ...{ CACHE_SECONDS: '0', CACHE_STALE_SECONDS: '0', ...hundredfoldCalls },
    ...{ SESSION_COST_PER_MINUTE: '0', ADDRESS_COST_PER_MINUTE: '0' },
  }
  // The old generation is not collected by itself while a test measures what is added to it.
  const script = serverArgs('main')
  const options = ['--heap-growing-percent=400', '--expose-gc', '--import', probe]
  gateway = spawn(process.execPath, [...script.slice(0, -1), ...options, ...script.slice(-1)], {
    cwd: root,
    env: { ...process.env, ...gatewayEnv(own, { ...emulator, apiUrl: emulator.url }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await vi.waitUntil(() => isOk(`${shopUrl}/readyz`), { timeout: 40_000, interval: 100 })
  shopper = createShopper(shopUrl)
  const product = await trackedProduct(shopper, 2)
  await shopper.query(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
}, 60_000)

afterAll(async () => {
  gateway?.kill('SIGKILL')
  await emulator?.close()
})

async function oldSpace(isFirst = false): Promise<{ bytes: number; whole: number }> {
  const answer = once(gateway, 'message')
  gateway.send(isFirst)
  const [measured] = (await answer) as [{ bytes: number; whole: number }]
  return measured
}

const requests = 500

/** Returns how many bytes each of many requests leaves in the old generation. */
async function leftBy(send: () => Promise<unknown>): Promise<number> {
  const many = async () => {
    for (let sent = 0; sent < requests; sent += 1) await send()
  }
  await many()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = await oldSpace(true)
    await many()
    const after = await oldSpace()
    // A collection of the whole heap hides what was left.
    if (after.whole === before.whole) return (after.bytes - before.bytes) / requests
  }
  throw new Error('The whole heap was collected during each measurement')
}

// With what decision 70 removed, 3,400 to 10,000 and 10,000 to 14,500 bytes.
test.each([
  ['a trivial document', () => shopper.query('{ __typename }'), 2000],
  ['a cart', () => shopper.query(documents.readCart), 7000],
])(
  '%s leaves little in the old generation',
  async (_, send, most) => {
    expect(await leftBy(send)).toBeLessThan(most)
  },
  60_000,
)
