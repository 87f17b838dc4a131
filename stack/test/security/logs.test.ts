// SECURITY rows 15 and 94: what may not be in a log, however much is logged.
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../src/free-port.ts'
import { root } from '../../src/root.ts'
import { createShopper } from '../../src/shopper.ts'
import * as documents from '../support/documents.ts'
import { countedGood } from '../support/goods.ts'

let output = ''
let stop = () => {}
let shopUrl = ''

beforeAll(async () => {
  const [port, platformPort] = [await freePort(), await freePort()]
  shopUrl = `http://localhost:${port}`
  const env = {
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    PLATFORM_DATA: 'memory',
    DATA_DIR: 'memory',
    LOG_LEVEL: 'trace',
  }
  const shop = spawn(process.execPath, ['--import', 'tsx', 'stack/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  stop = () => {
    shop.kill('SIGKILL')
  }
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (data) => {
      output += String(data)
    })
  }
  await vi.waitUntil(() => output.includes('Ctrl-C stops'), { timeout: 30_000, interval: 100 })
})
afterAll(() => stop())

test('S15 no token and no session id is ever written down', async () => {
  const shopper = createShopper(shopUrl)
  const good = await countedGood(shopper)
  const input = { lines: [{ productId: good.id, quantity: 1 }] }
  await shopper.mustAsk(documents.addToCart, { input })
  await shopper.ask('{ cart { id } nonsense }')
  await shopper.send('/cart')
  await shopper.send('/no-such-page')
  const id = shopper.cookie.split('=')[1] ?? ''
  expect(id).toHaveLength(43)
  expect(output).not.toContain(id)
  expect(output).not.toMatch(/OauthNG|JWS\.vtrn-/)
})

test('S94 a line break in a name stays inside its line', async () => {
  const before = output.length
  const query = 'query P($s: String!) { suggest(query: $s, first: 99) { products { id } } }'
  await createShopper(shopUrl).ask(query, { s: 'x\n{"level":60,"msg":"forged"}' })
  const lines = output.slice(before).split('\n').filter(Boolean)
  expect(lines.some((line) => line.startsWith('{"level":60'))).toBe(false)
})
