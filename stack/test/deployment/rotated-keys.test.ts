// docs/security.md S19: a new key comes in without ending a session, and a removed one ends those it sealed.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import type { Stack } from '../../src/start-stack.ts'
import { type CartView, readCart } from '../support/documents.ts'
import { fillCart } from '../support/products.ts'
import { roleOf, signedIn } from '../support/sign-in.ts'
import { startTestStack } from '../support/start.ts'

const [first, second] = [11, 12].map((byte) => Buffer.alloc(32, byte).toString('base64url'))
const folder = mkdtempSync(join(tmpdir(), 'vitrine-keys-'))

let stack: Stack | undefined
afterEach(() => stack?.close())

/** Restarts the shop on the same data with other keys. Browsers return to the address that it has then. */
async function restart(...keys: (string | undefined)[]) {
  await stack?.close()
  stack = await startTestStack({
    DATA_DIR: join(folder, 'gateway'),
    PLATFORM_DATA: join(folder, 'platform'),
    SESSION_KEYS: keys.join(','),
  })
  return stack.shopUrl
}

function returning({ cookie }: Shopper, shopUrl: string) {
  const shopper = createShopper(shopUrl)
  shopper.cookie = cookie
  return shopper
}
const itemsOf = async (shopper: Shopper) =>
  (await shopper.query<{ cart: CartView | null }>(readCart)).cart?.itemCount ?? 0

test('S19 sessions stay while their key is in the list, and end when it is removed', {
  timeout: 90_000,
}, async () => {
  const before = await restart(first)
  const [old, visitor] = [await signedIn(before), createShopper(before)]
  for (const shopper of [old, visitor]) await fillCart(shopper)

  const during = await restart(second, first)
  for (const shopper of [old, visitor]) expect(await itemsOf(returning(shopper, during))).toBe(2)
  expect(await roleOf(returning(old, during))).toBe('MEMBER')
  const young = await signedIn(during)

  const after = await restart(second)
  expect(await roleOf(returning(young, after))).toBe('MEMBER')
  expect(await roleOf(returning(old, after))).toBe('VISITOR')
  expect(await itemsOf(returning(visitor, after))).toBe(0)

  // Nothing of them was deleted: the key can come back.
  expect(await roleOf(returning(old, await restart(second, first)))).toBe('MEMBER')
})
