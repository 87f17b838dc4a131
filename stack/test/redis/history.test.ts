// Two gateways, one history of events: each event once, order and erasure. docs/security.md S81, S82 and S87.
import { describe, expect, test } from 'vitest'
import { createRedisBus } from '../../../gateway/src/subscriptions/redis-bus.ts'
import { topics } from '../../../gateway/src/subscriptions/topics.ts'
import { createShopper } from '../../src/shopper.ts'
import { gatewaySeal, readerKey, useGateways } from '../support/gateways.ts'
import { allProducts } from '../support/products.ts'
import { connected, isOnTheBus } from '../support/redis-connection.ts'
import { deliver, historyOf, signed } from '../support/webhooks.ts'

const gateways = useGateways(2)

describe('the shared history', () => {
  const member = '00000000-0000-4000-8000-0000000000aa'
  const event = (sequence: number, more: object = {}) =>
    signed(gateways().platformUrl, {
      name: 'MemberUpdated',
      entityId: member,
      body: { id: member, status: 'APPROVED', contactId: member },
      sequence,
      ...more,
    })
  const historyAt = (place: number) =>
    historyOf(createShopper(gateways().at(place).url), readerKey, { entityId: member })
  const statesAt = async (place: number) => (await historyAt(place)).map(({ state }) => state)

  test('S82 S87 each gateway knows the order and the erasures that the other received', async () => {
    const [zero, one] = [gateways().at(0), gateways().at(1)]
    await deliver(zero.url, (await event(3)).jwt)
    await expect.poll(() => statesAt(1), { timeout: 10_000 }).toEqual(['DONE'])
    await deliver(one.url, (await event(1)).jwt)
    await expect.poll(() => statesAt(0), { timeout: 10_000 }).toEqual(['SUPERSEDED', 'DONE'])
    expect((await historyAt(0)).map(({ erased }) => erased)).toEqual([false, false])
    await deliver(one.url, (await event(4, { triggeredByAnonymizeRequest: true })).jwt)
    for (const place of [0, 1]) {
      const erased = async () => (await historyAt(place)).map(({ erased }) => erased)
      await expect.poll(erased, { timeout: 10_000 }).toEqual([true, true, true])
    }
  })

  test('S87 a gateway that was down erases after its restart', { timeout: 120_000 }, async () => {
    await deliver(gateways().at(0).url, (await event(5)).jwt)
    await expect.poll(() => statesAt(1), { timeout: 10_000 }).toHaveLength(4)
    await gateways().at(1).kill()
    await deliver(gateways().at(0).url, (await event(6, { triggeredByAnonymizeRequest: true })).jwt)
    await expect.poll(() => statesAt(0), { timeout: 10_000 }).toHaveLength(5)
    await gateways().at(1).start()
    const erased = async () => (await historyAt(1)).every(({ erased }) => erased)
    await expect.poll(erased, { timeout: 15_000 }).toBe(true)
  })
})

test('S81 the same event a hundred times at two gateways is handled once', async () => {
  const { at: one, redis } = gateways()
  const [product] = await allProducts(createShopper(gateways().shopUrl))
  if (!product) throw new Error('The shop has no product')
  /** Signs a change of the product. Equal messages that are signed within the same second would be one event. */
  const changed = () => {
    const body = { productId: product.id, changedFields: ['stock', crypto.randomUUID()] }
    return signed(gateways().platformUrl, { name: 'ProductChanged', entityId: product.id, body })
  }
  const received: unknown[] = []
  const gaps: unknown[] = []
  const connection = await connected(redis.url)
  const parts = { redis: connection, seal: gatewaySeal, onError: () => {} }
  const bus = createRedisBus({ ...parts, origin: 'a test' })
  bus.listen(topics.product(product.id), (update) => received.push(update))
  await isOnTheBus(connection)
  const histories = async () => {
    const apps = [0, 1].map((node) => createShopper(one(node).url))
    const own = { entityId: product.id }
    return (await Promise.all(apps.map((app) => historyOf(app, readerKey, own)))).flat()
  }
  // A gap takes the place of messages that Redis did not confirm in time: it names the cause when one is missing.
  bus.listen(topics.eventGap, (gap) => gaps.push(gap))
  const observed = async () => {
    const states = (await histories()).map(({ state }) => state)
    return {
      received: received.length,
      gaps: gaps.length,
      states: [...new Set(states)],
      events: states.length,
    }
  }
  const settled = { timeout: 15_000, interval: 100 }
  const { jwt } = await changed()
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, i) => deliver(one(i % 2).url, jwt)),
  )
  expect(results.filter(({ status }) => status !== 200)).toEqual([])
  // The event is once in the history, which both gateways share, and so is the one behind it.
  const handled = { gaps: 0, states: ['DONE'] }
  await expect.poll(observed, settled).toEqual({ ...handled, received: 1, events: 2 })
  await deliver(one(0).url, (await changed()).jwt)
  await expect.poll(observed, settled).toEqual({ ...handled, received: 2, events: 4 })
  await connection.close()
})
