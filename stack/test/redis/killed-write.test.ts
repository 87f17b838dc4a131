// A cart write that took effect, of a gateway that was killed before it received the response.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import type { CartPayload } from '../support/documents.ts'
import * as documents from '../support/documents.ts'
import { at, useGateways } from '../support/gateways.ts'
import { trackedProduct } from '../support/products.ts'

const gateways = useGateways(2)

test('the other gateway finds the write in the log, and does not repeat it', {
  timeout: 60_000,
}, async () => {
  const { control, shopUrl } = gateways()
  const shopper = createShopper(shopUrl)
  const { id: productId } = await trackedProduct(shopper, 12)
  const add = (node: number, idempotencyKey: string) =>
    shopper.execute<{ addToCart: CartPayload }>(
      documents.addToCart,
      { input: { lines: [{ productId, quantity: 1 }], idempotencyKey } },
      at(node),
    )
  const count = async () =>
    (await shopper.execute<{ cart: { itemCount: number } }>('{ cart { itemCount } }', {}, at(0)))
      .data.cart.itemCount
  await add(0, 'first-write')
  const match = { method: 'POST', path: '/ecom/v1/carts/current/add-to-cart' }
  await control.fault({ match, kind: 'hang', when: 'after', times: 1 })
  const lost = add(1, 'killed-write').catch(() => null)
  await expect.poll(count, { timeout: 10_000 }).toBe(2)
  await gateways().at(1).kill()
  await lost
  const repeated = await add(0, 'killed-write')
  expect(repeated.data.addToCart).toMatchObject({ problems: [], cart: { itemCount: 2 } })
  expect(await count()).toBe(2)
})
