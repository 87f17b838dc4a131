// A new build on the data folder of an older one: sessions, carts and events are still there.
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../src/root.ts'
import { createShopper } from '../../src/shopper.ts'
import type { Stack } from '../../src/start-stack.ts'
import { withDatabase } from '../support/database.ts'
import { addToCart, type CartPayload, type CartView, readCart } from '../support/documents.ts'
import { roleOf } from '../support/sign-in.ts'
import { startTestStack } from '../support/start.ts'

const oldData = join(root, 'stack/test/deployment/old-data')
const lamp = '2e59ff2e-7dbb-4ca4-8a64-65170ce03af6'
/** The data gets older every day, and sessions end by age. */
const forever = String(100 * 365 * 24 * 3600)

/** Writes a database from its dump. */
function restore(folder: string, name: string, dump: string): string {
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(join(oldData, dump), 'utf8')
  withDatabase(join(folder, name), (database) => database.exec(text))
  return folder
}

let stack: Stack
let dataDir = ''
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'))
  dataDir = restore(join(folder, 'gateway'), 'gateway.db', 'gateway.sql')
  stack = await startTestStack({
    DATA_DIR: dataDir,
    PLATFORM_DATA: restore(join(folder, 'platform'), 'platform.db', 'platform.sql'),
    SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
    SESSION_IDLE_SECONDS: forever,
    SESSION_MAX_SECONDS: forever,
  })
})
afterAll(() => stack?.close())

function returning(cookie: string) {
  const shopper = createShopper(stack.shopUrl)
  shopper.cookie = cookie
  return shopper
}
const member = () => returning('vitrine=zUb04dkoaUdPQixAAqMPg8ZF5Zi-MgeALgGFXVmHPKk')
const visitor = () => returning('vitrine=_A8dtJMG_UNeYuqQW4wS-2zay12b2Azyw8JTwhP55Ss')
const cartOf = async (shopper: ReturnType<typeof returning>) =>
  (await shopper.query<{ cart: CartView | null }>(readCart)).cart

test('a member is still signed in, and has the same cart', async () => {
  expect(await roleOf(member())).toBe('MEMBER')
  const { me } = await member().query<{ me: { loginEmail: string } | null }>(
    '{ me { loginEmail } }',
  )
  expect(me?.loginEmail).toBe('mara@shop.test')
  expect(await cartOf(member())).toMatchObject({
    id: '29f2b6e1-91d8-479d-88b6-52382c6368b3',
    lines: [{ name: 'Reading Arm Lamp', quantity: 2 }],
  })
})

test('a visitor has the same cart, and a write that the old build did is not done twice', async () => {
  const shopper = visitor()
  const again = (idempotencyKey: string) =>
    shopper.query<{ addToCart: CartPayload }>(addToCart, {
      input: { lines: [{ productId: lamp, quantity: 1 }], idempotencyKey },
    })
  expect((await cartOf(shopper))?.itemCount).toBe(1)
  expect((await again('old-build-request-2')).addToCart.cart?.itemCount).toBe(1)
  expect((await again('new-build-request')).addToCart.cart?.itemCount).toBe(2)
})

test('the tables are those of this build, with the events that the old one handled', () => {
  withDatabase(join(dataDir, 'gateway.db'), (database) => {
    const events = database.prepare('SELECT name, state FROM change_events ORDER BY number').all()
    const done = { name: 'CartCreated', state: 'DONE' }
    expect(events.slice(0, 2)).toEqual([done, done])
    const row = database.prepare('PRAGMA user_version').get() as { user_version: number }
    expect(row.user_version).toBeGreaterThan(8)
  })
})
