// Killed during writes: what was acknowledged before is stored.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../src/free-port.ts'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { CartPayload, CartView } from './support/documents.ts'
import * as documents from './support/documents.ts'
import { useKillable } from './support/killable.ts'
import { controlOf } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'

const { start, kill } = useKillable()

const itemCount = async (shopper: Shopper) =>
  (await shopper.query<{ cart: CartView | null }>(documents.readCart)).cart?.itemCount ?? 0
const add = async (shopper: Shopper, productId: string, idempotencyKey: string) =>
  (
    await shopper.query<{ addToCart: CartPayload }>(documents.addToCart, {
      input: { lines: [{ productId, quantity: 1 }], idempotencyKey },
    })
  ).addToCart

test('acknowledged writes survive kill -9 of gateway and platform', {
  timeout: 90_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-kill-'))
  const [shopPort, platformPort] = [await freePort(), await freePort()]
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const shopUrl = `http://localhost:${shopPort}`
  const platformEnv = {
    PLATFORM_PORT: String(platformPort),
    PLATFORM_DATA: join(folder, 'platform'),
  }
  const { child: platform, clientId } = await startPlatform()
  async function startPlatform() {
    const child = await start('platform', platformEnv, `${platformUrl}/_control`)
    const control = (await (await fetch(`${platformUrl}/_control`)).json()) as { clientId: string }
    return { child, clientId: control.clientId }
  }
  const shopEnv = {
    PORT: String(shopPort),
    DATA_DIR: join(folder, 'gateway'),
    PLATFORM_URL: platformUrl,
    PLATFORM_CLIENT_ID: clientId,
    SESSION_KEYS: Buffer.alloc(32, 9).toString('base64url'),
    OPEN_DOCUMENTS: 'true',
    LOG_LEVEL: 'silent',
  }
  let shop = await start('main', shopEnv, `http://127.0.0.1:${shopPort}/livez`)
  const shopper = createShopper(shopUrl)
  const product = await trackedProduct(shopper, 8)
  // The first write creates the session; the others follow once it is known.
  let acknowledged =
    (await add(shopper, product.id, 'kill-request-0')).problems.length === 0 ? 1 : 0
  const control = controlOf(platformUrl)
  const match = { method: 'POST', path: '/ecom/v1/carts/current/add-to-cart' }
  await control.fault({ match, kind: 'latency', ms: 100 })
  const writes = Array.from({ length: 5 }, async (_, i) => {
    const result = await add(shopper, product.id, `kill-request-${i + 1}`).catch(() => null)
    if (result?.problems.length === 0) acknowledged += 1
  })
  // One of five has been written: the others wait for the session's lock or for the platform.
  await expect.poll(() => acknowledged, { timeout: 20_000, interval: 5 }).toBeGreaterThan(1)
  await kill(shop)
  await Promise.allSettled(writes)
  await control.heal()
  expect(acknowledged).toBeLessThan(6)
  shop = await start('main', shopEnv, `http://127.0.0.1:${shopPort}/livez`)
  const stored = await itemCount(shopper)
  expect(stored).toBeGreaterThanOrEqual(acknowledged)
  // A client without a response retries with the same idempotency keys: each has one effect, also in another order.
  for (let i = 0; i < 6; i += 1) await add(shopper, product.id, `kill-request-${i}`)
  expect(await itemCount(shopper)).toBe(6)

  await kill(platform)
  await startPlatform()
  await expect
    .poll(() => itemCount(shopper).catch(() => -1), { timeout: 15_000, interval: 300 })
    .toBe(6)
})
