// docs/security.md S15 and S94: what no log contains, at any level.
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverArgs } from '../../bin/server.mjs'
import { freePort } from '../../src/free-port.ts'
import { root } from '../../src/root.ts'
import { createShopper } from '../../src/shopper.ts'
import * as documents from '../support/documents.ts'
import { controlOf } from '../support/platform-control.ts'
import { trackedProduct } from '../support/products.ts'
import { step } from '../support/sign-in.ts'
import { comeBack, newCookie, signInThere, startedSignIn } from '../support/sign-in-page.ts'

let output = ''
let stop = () => {}
let shopUrl = ''
let control: () => ReturnType<typeof controlOf>

beforeAll(async () => {
  const [port, platformPort] = [await freePort(), await freePort()]
  shopUrl = `http://localhost:${port}`
  control = () => controlOf(`http://localhost:${platformPort}`)
  const env = {
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    PLATFORM_DATA: 'memory',
    DATA_DIR: 'memory',
    LOG_LEVEL: 'trace',
  }
  const shop = spawn(process.execPath, serverArgs('main'), {
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

/** Returns what was logged from `start` on; waits for the line of a request, which follows its response. */
async function writtenOf(path: string, start = 0): Promise<string> {
  const line = new RegExp(`"path":"${path}.*\\n`)
  await expect.poll(() => output.slice(start), { timeout: 10_000 }).toMatch(line)
  return output.slice(start)
}

test('S15 no token or session id is logged', async () => {
  const shopper = createShopper(shopUrl)
  const product = await trackedProduct(shopper)
  const input = { lines: [{ productId: product.id, quantity: 1 }] }
  await shopper.query(documents.addToCart, { input })
  await shopper.execute('{ cart { id } nonsense }')
  await shopper.send('/cart')
  const id = shopper.cookie.split('=')[1] ?? ''
  expect(id).toHaveLength(43)
  await shopper.send(`/no-such-page?vitrine=${id}`)
  const written = await writtenOf('/no-such-page')
  expect(written).not.toContain(id)
  expect(written).not.toMatch(/OauthNG|JWS\.vtrn-/)
})

test('S129 no code of a gift card is logged', async () => {
  // The start lists the seeded codes; only what follows counts.
  const started = output.length
  const shopper = createShopper(shopUrl)
  const product = await trackedProduct(shopper)
  const lines = [{ productId: product.id, quantity: 1 }]
  await shopper.query(documents.addToCart, { input: { lines } })
  for (const giftCardCode of [
    'HALDEN25-4711',
    'HALDENOLD-2468',
    'MARKER-CARD-1',
    'MARKER-LONGER-THAN-A-CODE',
  ]) {
    await shopper.execute(documents.applyGiftCard, { input: { giftCardCode } })
  }
  await shopper.send('/no-such-page')
  expect(await writtenOf('/no-such-page', started)).not.toMatch(/HALDEN(25|OLD)|MARKER/)
})

test('S15 no password, code or token of a sign-in is logged', async () => {
  // The start logs the seeded members with their passwords; only what follows counts.
  const started = output.length
  const shopper = createShopper(shopUrl)
  const person = { email: 'log-reader@shop.test', password: 'MARKER-password-1' }
  await control().site({ verificationRequired: true })
  await step(shopper, 'register', { input: person })
  const code = (await control().mails(person.email)).at(-1)?.code ?? ''
  expect(code).not.toBe('')
  await step(shopper, 'verifyEmailCode', { code: 'MARKER-code' })
  const before = shopper.cookie
  const result = await step(shopper, 'verifyEmailCode', { code })
  await control().site({ verificationRequired: false })
  expect(result.viewer.role).toBe('MEMBER')
  await step(shopper, 'login', { input: { ...person, password: 'MARKER-wrong-password' } })
  await step(shopper, 'recover', { token: 'MARKER-recovery', password: 'MARKER-another-1' })
  const redirected = await startedSignIn(shopUrl)
  const { leg } = redirected
  const address = await signInThere(redirected.started.url ?? '')
  const authorizationCode = address.searchParams.get('code') ?? ''
  expect(authorizationCode).not.toBe('')
  const back = await comeBack(address, leg)
  expect(newCookie(back)).not.toBe('')
  const written = await writtenOf('/callback', started)
  for (const cookie of [before, shopper.cookie, leg, newCookie(back)]) {
    expect(written).not.toContain(cookie.split('=')[1])
  }
  expect(written).not.toContain(authorizationCode)
  expect(written).not.toMatch(/MARKER|OauthNG|JWS\.vtrn-|IST\.|slow-days-2026/)
  // The code of an email is digits: matched as a separate value, not as part of a time.
  expect(written).not.toMatch(new RegExp(`(?<![\\d.])${code}(?![\\d.])`))
})

test('S94 text of an unknown caller stays inside its log line', async () => {
  const words = 'x\n{"level":60,"msg":"forged"}\r\n\u001b[2Jgone\u2028'
  const { leg, started } = await startedSignIn(shopUrl)
  const before = output.length
  const address = new URL('/callback', shopUrl)
  address.search = String(
    new URLSearchParams({ error: 'no', error_description: words, state: started.state ?? '' }),
  )
  await comeBack(address, leg)
  const linesSince = () => output.slice(before).split(/\r?\n/).filter(Boolean)
  const forgedLines = () => linesSince().filter((line) => line.includes('forged'))
  await expect.poll(forgedLines).toHaveLength(1)
  expect(JSON.parse(forgedLines()[0] ?? '')).toMatchObject({ level: 30, words })
  expect(linesSince().filter((line) => !line.startsWith('{"level":'))).toEqual([])
  expect(output.slice(before)).not.toContain('\u001b')
})
