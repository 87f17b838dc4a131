// A shop that acts as the site with the client's secret, without an API key. docs/contract/real-site.md §5.
import { createEmulator } from '@vitrine/emulator'
import { expect, test } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { startStack } from '../src/start-stack.ts'
import { elevatedStaff, queryAdmin } from './support/admin.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { mara, signedIn } from './support/sign-in.ts'

type Orders = { orders: { nodes: { number: string }[] } | null }
type Admin = { products: { nodes: unknown[] }; staff: { configured: boolean } }
const ordersQuery = '{ orders(first: 1) { nodes { number } } }'
const adminQuery = '{ products(first: 1) { nodes { id } } staff { configured } }'

async function startShop(hasSecret: boolean) {
  const port = await freePort()
  const shopUrl = `http://localhost:${port}`
  const emulator = await createEmulator({ dataDir: 'memory', shopUrl })
  const stack = await startStack({
    env: {
      PORT: String(port),
      DATA_DIR: 'memory',
      LOG_LEVEL: 'silent',
      OPEN_DOCUMENTS: 'true',
      PLATFORM_URL: emulator.url,
      PLATFORM_CLIENT_ID: emulator.clientId,
      ...(hasSecret && { PLATFORM_CLIENT_SECRET: emulator.clientSecret }),
      SESSION_KEYS: Buffer.alloc(32, 1).toString('base64url'),
      STAFF: 'owner@shop.test:OWNER',
    },
    web: 'none',
  })
  return { emulator, stack }
}

const close = async ({ emulator, stack }: Awaited<ReturnType<typeof startShop>>) => {
  await stack.close()
  await emulator.close()
}

const tokenCalls = async ({ calls }: PlatformControl) =>
  (await calls()).filter(({ path, calledAs }) => path === '/oauth2/token' && calledAs === 'site')

test('a client secret opens orders and the admin, with one token for both', async () => {
  const { emulator, stack } = await startShop(true)
  try {
    const control = controlOf(emulator.url)
    const member = await signedIn(stack.shopUrl, mara)
    expect((await member.query<Orders>(ordersQuery)).orders?.nodes).toHaveLength(1)
    const owner = await elevatedStaff(stack.shopUrl)
    const { products, staff } = await queryAdmin<Admin>(owner, adminQuery)
    expect([products.nodes.length, staff.configured]).toEqual([1, true])
    expect(await tokenCalls(control)).toHaveLength(1)
    // A day later the token has expired.
    await control.advance(24 * 3600)
    expect((await member.query<Orders>(ordersQuery)).orders?.nodes).toHaveLength(1)
    expect(await tokenCalls(control)).toHaveLength(2)
  } finally {
    await close({ emulator, stack })
  }
})

test('without secret and key, orders and admin report that they are not available', async () => {
  const { emulator, stack } = await startShop(false)
  try {
    const member = await signedIn(stack.shopUrl, mara)
    const { data } = await member.execute<Orders>(ordersQuery)
    expect(data?.orders).toBeNull()
    const owner = await signedIn(stack.shopUrl, { ...mara, email: 'owner@shop.test' })
    const { staff } = await queryAdmin<Pick<Admin, 'staff'>>(owner, '{ staff { configured } }')
    expect(staff.configured).toBe(false)
  } finally {
    await close({ emulator, stack })
  }
})
