// Two gateways, one history of events: order and erasure. docs/security.md S82 and S87.
import { describe, expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { readerKey, useGateways } from '../support/gateways.ts'
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
