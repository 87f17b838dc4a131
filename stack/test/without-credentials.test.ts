// A shop with the four settings of the guide and no credentials of its site: docs/real-platform.md "The first run".
import { createEmulator, type Emulator } from '@vitrine/emulator'
import { clientListsFor } from '@vitrine/gateway'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { createShopper } from '../src/shopper.ts'
import { type Stack, startStack } from '../src/start-stack.ts'
import { mara, signedIn } from './support/sign-in.ts'

let emulator: Emulator
let stack: Stack
let pageOf: (path: string) => Promise<string>

beforeAll(async () => {
  const port = await freePort()
  const shopUrl = `http://localhost:${port}`
  emulator = await createEmulator({
    dataDir: 'memory',
    shopUrl,
    siteSettings: { catalogVersion: 'V1_CATALOG' },
    ...clientListsFor(shopUrl),
  })
  stack = await startStack({
    env: {
      PLATFORM_URL: emulator.url,
      PLATFORM_CLIENT_ID: emulator.clientId,
      SESSION_KEYS: Buffer.alloc(32, 1).toString('base64url'),
      PUBLIC_URL: shopUrl,
      // Where it runs, and what tests need.
      OPEN_DOCUMENTS: 'true',
      PORT: String(port),
      DATA_DIR: 'memory',
      LOG_LEVEL: 'silent',
    },
  })
  const member = await signedIn(shopUrl, mara)
  pageOf = async (path) => (await member.send(path)).text()
})
afterAll(async () => {
  await stack.close()
  await emulator.close()
})

test.each(['/', '/brands', '/search?q=mug', '/p/morning-mug', '/de/c/lighting', '/cart'])(
  'visitors see %s',
  async (path) => {
    expect((await createShopper(stack.shopUrl).send(path)).status).toBe(200)
  },
)

describe.each([
  ['', 'Order history isn’t available in this shop', 'Reload'],
  ['/de', 'In diesem Shop gibt es keine Bestellübersicht', 'Lade die Seite'],
])('a member of a shop without order history, at %s/', (base, words, again) => {
  test.each(['/account', '/account/orders'])('%s says so, and not to try again', async (path) => {
    const page = await pageOf(base + path)
    expect(page).toContain(words)
    expect(page).not.toContain(again)
  })
})

describe.each([
  ['', 'Emails about stock aren’t available in this shop', 'Reload'],
  ['/de', 'In diesem Shop gibt es keine Benachrichtigungen', 'Lade die Seite'],
])('a member of a shop without stock alerts, at %s/', (base, words, again) => {
  test('the list says so, and not to try again', async () => {
    const page = await pageOf(`${base}/account/notifications`)
    expect(page).toContain(words)
    expect(page).not.toContain(again)
  })
})
