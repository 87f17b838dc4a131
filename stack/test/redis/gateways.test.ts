// Two gateways, one shop: carts, events and subscriptions over both; one of them killed, and Redis down.
// docs/security.md S14, S24 and S62.
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import type { CartPayload } from '../support/documents.ts'
import * as documents from '../support/documents.ts'
import { at, copyOf, useGateways } from '../support/gateways.ts'
import { listen } from '../support/listen.ts'
import { allProducts, anotherProduct, type Product, trackedProduct } from '../support/products.ts'
import { roleOf, signedIn } from '../support/sign-in.ts'
import { deliver, signed } from '../support/webhooks.ts'

const gateways = useGateways(2)
const control = () => gateways().control
let product: Awaited<ReturnType<typeof trackedProduct>>
let other: Product
beforeAll(async () => {
  const shopper = createShopper(gateways().shopUrl)
  product = await trackedProduct(shopper, 12)
  other = await anotherProduct(shopper, product)
})

const add = (
  shopper: Shopper,
  node: number,
  idempotencyKey?: string,
  { id: productId } = product as Product,
) =>
  shopper.execute<{ addToCart: CartPayload }>(
    documents.addToCart,
    { input: { lines: [{ productId, quantity: 1 }], ...(idempotencyKey && { idempotencyKey }) } },
    at(node),
  )
const countOf = async (shopper: Shopper, node = 0) => {
  const { data } = await shopper.execute<{ cart: { itemCount: number } | null }>(
    '{ cart { itemCount } }',
    {},
    at(node),
  )
  return data?.cart?.itemCount
}

describe('carts', () => {
  test('writes of one session run one after another over both gateways, each with one effect', async () => {
    const shopper = createShopper(gateways().shopUrl)
    await add(shopper, 0)
    const results = await Promise.all([1, 0, 1, 0, 1].map((node) => add(shopper, node)))
    expect(results.map(({ data }) => data.addToCart.problems)).toEqual([[], [], [], [], []])
    const counts = results.map(({ data }) => data.addToCart.cart?.itemCount)
    expect(counts.sort()).toEqual([2, 3, 4, 5, 6])
  })

  test('the same idempotency key has one effect at whichever gateway', async () => {
    const shopper = createShopper(gateways().shopUrl)
    await add(shopper, 0)
    await Promise.all([0, 1, 0, 1, 1].map((node) => add(shopper, node, 'the-same-id')))
    expect([await countOf(shopper, 0), await countOf(shopper, 1)]).toEqual([2, 2])
  })

  test('a write with a lost response is resolved by reading the cart, despite writes through the other gateway', async () => {
    const shopper = createShopper(gateways().shopUrl)
    await add(shopper, 0)
    await add(shopper, 1)
    // The write never happened; the first gateway last saw one piece, and the cart holds two.
    const match = { method: 'POST', path: '/ecom/v1/carts/current/add-to-cart' }
    await control().fault({ match, kind: 'status', status: 500, times: 1 })
    const result = await add(shopper, 0, 'lost-answer')
    await control().heal()
    expect(result.data.addToCart.problems).not.toEqual([])
    expect(await countOf(shopper)).toBe(2)
    await add(shopper, 1, 'lost-answer')
    expect(await countOf(shopper)).toBe(3)
  })

  test('kill -9 of one gateway during writes doubles none and loses no session', {
    timeout: 120_000,
  }, async () => {
    const { shopUrl } = gateways()
    const shopper = createShopper(shopUrl)
    const member = await signedIn(shopUrl)
    await add(shopper, 0, 'under-load-0')
    const ids = Array.from({ length: 9 }, (_, i) => `under-load-${i}`)
    // A lost write is resolved by the quantity of its line: the other gateway adds to another line.
    const lineOf = (i: number) => (i % 2 === 0 ? product : other)
    let acknowledged = 1
    const match = { method: 'POST', path: '/ecom/v1/carts/current/add-to-cart' }
    await control().fault({ match, kind: 'latency', ms: 100 })
    const writes = ids.slice(1).map(async (id, before) => {
      const i = before + 1
      const result = await add(shopper, i % 2, id, lineOf(i)).catch(() => null)
      if (result?.data?.addToCart.problems.length === 0) acknowledged += 1
    })
    // One of eight has been written: the others wait for the session's lock or for the platform.
    await expect.poll(() => acknowledged, { timeout: 20_000, interval: 5 }).toBeGreaterThan(1)
    await gateways().at(1).kill()
    await Promise.all(writes)
    await control().heal()
    expect(acknowledged).toBeLessThan(ids.length)
    expect(await countOf(shopper)).toBeGreaterThanOrEqual(acknowledged)
    for (const [i, id] of ids.entries()) {
      expect((await add(shopper, 0, id, lineOf(i))).data.addToCart.problems, id).toEqual([])
    }
    expect(await countOf(shopper)).toBe(9)
    expect((await member.execute('{ viewer { role } }', {}, at(0))).data).toEqual({
      viewer: { role: 'MEMBER' },
    })
    // The balancer passes a read on to a live gateway.
    for (const _ of [0, 1]) expect((await fetch(shopUrl)).status).toBe(200)
    await gateways().at(1).start()
    await expect.poll(() => gateways().at(1).isReady(), { timeout: 10_000 }).toBe(true)
    expect(await countOf(shopper, 1)).toBe(9)
  })
})

describe('events', () => {
  const stockOf = async (node: number) => {
    const document = 'query ($id: ID!) { product(id: $id) { stock { quantity } } }'
    const shopper = createShopper(gateways().shopUrl)
    type Result = { product: { stock: { quantity: number } } }
    return (await shopper.execute<Result>(document, { id: product.id }, at(node))).data.product
      .stock.quantity
  }
  /** Signs a change of the product. Equal messages that are signed within the same second would be one event. */
  function changed() {
    const body = { productId: product.id, changedFields: ['stock', crypto.randomUUID()] }
    return signed(gateways().platformUrl, { name: 'ProductChanged', entityId: product.id, body })
  }

  test('an event at one gateway invalidates the cache of the other within a second', async () => {
    const before = [await stockOf(0), await stockOf(1)]
    const quantity = (before[0] ?? 0) + 3
    await control().stock({ slug: product.slug, quantity })
    expect([await stockOf(0), await stockOf(1)]).toEqual(before)
    await deliver(gateways().at(0).url, (await changed()).jwt)
    await expect.poll(() => stockOf(1), { timeout: 5000, interval: 50 }).toBe(quantity)
    expect(await stockOf(0)).toBe(quantity)
  })

  test('a change by staff through one gateway is visible through the other', async () => {
    const staff = await elevatedStaff(gateways().shopUrl)
    const document = 'query ($id: ID!) { product(id: $id) { name } }'
    const shopper = createShopper(gateways().shopUrl)
    type Named = { product: { name: string } }
    const nameAt = async (node: number) =>
      (await shopper.execute<Named>(document, { id: product.id }, at(node))).data.product.name
    await nameAt(1)
    const rename = `mutation ($input: UpdateProductInput!) {
      result: updateProduct(input: $input) { problems { code field message } }
    }`
    const input = { id: product.id, name: 'Said through one' }
    const { result } = await queryAdmin<{ result: { problems: unknown[] } }>(staff, rename, {
      input,
    })
    expect(result.problems).toEqual([])
    for (const node of [0, 1]) {
      const name = () => nameAt(node)
      await expect.poll(name, { timeout: 5000, interval: 50 }).toBe(input.name)
    }
  })

  test('S91 a confirmation token is used once, at whichever gateway', async () => {
    const staff = await elevatedStaff(gateways().shopUrl)
    // The filter still matches afterwards: only the used token refuses the second run.
    const filter = { nickname: { startsWith: 'Noor' } }
    const count = `query ($filter: ManagedMemberFilter) {
      result: countMembersByFilter(action: APPROVE, filter: $filter) { count confirmationToken }
    }`
    type Counted = { result: { count: number; confirmationToken: string } }
    const { result } = await queryAdmin<Counted>(staff, count, { filter })
    const run = `mutation ($filter: ManagedMemberFilter, $token: String!) {
      result: bulkApproveMembersByFilter(input: { filter: $filter, confirmationToken: $token }) { problems { code } }
    }`
    type Ran = { result: { problems: { code: string }[] } }
    const runAt = async (node: number) => {
      const variables = { filter, token: result.confirmationToken }
      const { data, errors } = await staff.execute<Ran>(run, variables, {
        isAdmin: true,
        ...at(node),
      })
      expect(errors).toBeUndefined()
      return data.result.problems.map(({ code }) => code)
    }
    expect(await runAt(0)).toEqual([])
    expect(await runAt(1)).toEqual(['COUNT_AGAIN'])
  })

  test('a subscriber at one gateway receives events of the other', async () => {
    const listening = await listen(
      createShopper(gateways().shopUrl),
      {
        query: 'subscription ($ids: [ID!]) { productChanged(productIds: $ids) { productId kind } }',
        variables: { ids: [product.id] },
      },
      at(1),
    )
    await deliver(gateways().at(0).url, (await changed()).jwt)
    const { data } = await listening.next()
    expect(data?.productChanged).toEqual({ productId: product.id, kind: 'CHANGED' })
    listening.stop()
  })
})

describe('an outage of Redis', () => {
  const unreachable = async (shopper: Shopper, node: number) =>
    (await add(shopper, node)).errors?.[0]?.extensions.code
  const untilRecovered = async (shopper: Shopper) =>
    expect
      .poll(() => countOf(shopper).catch(() => undefined), { timeout: 10_000, interval: 100 })
      .toBeDefined()

  /** Checks that pages and the catalog work, and that session data is refused promptly with its code. */
  async function expectDegraded(shopper: Shopper) {
    for (const node of [0, 1]) {
      const began = performance.now()
      const page = await fetch(gateways().at(node).url)
      expect([node, page.status]).toEqual([node, 200])
      expect((await allProducts(createShopper(gateways().shopUrl))).length).toBeGreaterThan(0)
      expect(await unreachable(copyOf(shopper, gateways().shopUrl), node)).toBe(
        'SESSION_STORE_UNAVAILABLE',
      )
      expect(performance.now() - began).toBeLessThan(5000)
      expect(await gateways().at(node).isReady()).toBe(false)
    }
  }

  test('S14 the shop works while Redis hangs, and reconnects by itself', {
    timeout: 60_000,
  }, async () => {
    const shopper = createShopper(gateways().shopUrl)
    await add(shopper, 0, 'before-it-went')
    gateways().redis.pause()
    try {
      await expectDegraded(shopper)
    } finally {
      gateways().redis.resume()
    }
    await untilRecovered(shopper)
    expect(await countOf(shopper, 1)).toBe(1)
    expect((await add(shopper, 1)).data.addToCart.cart?.itemCount).toBe(2)
  })

  test('S14 sessions survive a restart of Redis, and caches are invalidated', {
    timeout: 60_000,
  }, async () => {
    const shopper = await signedIn(gateways().shopUrl)
    await gateways().redis.kill()
    await expectDegraded(shopper)
    await gateways().redis.start()
    const role = () => roleOf(shopper).catch(() => null)
    await expect.poll(role, { timeout: 10_000, interval: 100 }).toBe('MEMBER')
  })

  test('a gateway starts without Redis, reports it, and becomes ready with it', {
    timeout: 120_000,
  }, async () => {
    const one = gateways().at(1)
    await one.kill()
    await gateways().redis.kill()
    await one.start()
    const response = await fetch(`${one.insideUrl}/readyz`)
    const { reasons } = (await response.json()) as { reasons?: string[] }
    expect([response.status, reasons]).toEqual([503, ['redis unreachable']])
    await gateways().redis.start()
    await expect.poll(one.isReady, { timeout: 10_000, interval: 100 }).toBe(true)
  })
})
