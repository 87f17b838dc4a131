// What the events of an order say, and what events have in common. docs/contract/events-ecom.md §4, §7.
import { domainEvent } from '@vitrine/platform'
import { describe, expect, it } from 'vitest'
import { memberIdOf } from '../accounts.ts'
import type { StoredEvent } from '../rows/event-rows.ts'
import { defaultAppId } from '../site.ts'
import { buyer } from '../testing/buyer.ts'
import {
  bodyOf,
  cart,
  collections,
  modifiedOf,
  products,
  useEventShop,
} from '../testing/event-shop.ts'
import { elevatedHeaders } from '../testing/test-shop.ts'

const { shop, ok, all, received, during, asSite, add, checkOut, mug, change, token, receiveAgain } =
  useEventShop()
const newProduct = { name: 'Salad Bowl', priceData: { price: 40 } }

describe('an order', () => {
  async function pay() {
    const { checkoutId } = await checkOut()
    const { key } = shop().state.checkouts.get(checkoutId) ?? {}
    const form = new URLSearchParams({ ...buyer, action: 'pay' })
    const answer = await shop().call('POST', `/hosted/checkout?checkout=${checkoutId}&key=${key}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    expect(answer.status).toBe(303)
  }

  it('raises events from its placing to the stock it takes', async () => {
    await add(2)
    const events = (await during(pay)).slice(-8)
    expect(events.map(({ name }) => name)).toEqual([
      'CheckoutUpdated',
      'CartDeleted',
      'OrderCreated',
      'OrderUpdated',
      'OrderApproved',
      'OrderPaymentStatusUpdated',
      'CheckoutCompleted',
      'InventoryVariantsChanged',
    ])
    const [, , created, updated, approved, paid, completed, stock] = events as [
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
      StoredEvent,
    ]
    expect(bodyOf(created)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
    expect(modifiedOf(updated)).toEqual({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
    expect(bodyOf(approved).order.status).toBe('APPROVED')
    expect(bodyOf(paid)).toMatchObject({ previousPaymentStatus: 'NOT_PAID' })
    expect(bodyOf(completed).checkout.completed).toBe(true)
    expect(bodyOf(stock)).toMatchObject({
      productId: mug().id,
      reason: 'ORDER',
      variants: [{ oldValue: { quantity: 48 }, newValue: { quantity: 46, inStock: true } }],
    })
    expect(created.identity.identityType).toBe('ANONYMOUS_VISITOR')
  })
})

describe('raised events', () => {
  it('nothing of the seed, and nothing of a reset', async () => {
    expect(received()).toEqual([])
    await add()
    await ok('POST', '/_control/reset', {})
    expect(received()).toEqual([])
    expect(shop().state.deliveries.all()).toEqual([])
  })

  it('nothing of a call that is refused', async () => {
    await add()
    const refused = [
      await shop().call('PATCH', cart, { token: token(), body: { couponCode: 'NOSUCH' } }),
      await shop().call('POST', `${cart}/add-to-cart`, {
        token: token(),
        body: { lineItems: [{}] },
      }),
      await shop().call('POST', '/stores/v3/brands', {
        headers: elevatedHeaders,
        body: { brand: { name: 'Ostra' } },
      }),
      await shop().call('DELETE', `${products}/${mug().id}`, { token: token() }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 400, 409, 403])
    expect(received()).toEqual(['CartCreated'])
  })

  it('nothing when nothing differs', async () => {
    const { name } = mug()
    expect(await during(() => change({ name }))).toEqual([])
  })

  it('the values before an update', async () => {
    await add()
    const [event] = await during(() => add(2))
    const before = event && modifiedOf(event)
    expect(before).toMatchObject({ 'lineItems[0].quantity': 1, revision: '1' })
    expect(event && bodyOf(event).lineItems[0].quantity).toBe(3)
  })

  it('names of fields, and both spellings of what has two', async () => {
    const [changed] = await during(() => change({ priceData: { price: 33 }, ribbon: 'New' }))
    expect(changed?.payload).toEqual({
      productId: mug().id,
      changedFields: ['priceData', 'ribbon'],
      originatedFromVersion: 'V1_CATALOG',
    })
    const [made] = await during(() => asSite('POST', products, { product: newProduct }))
    expect(made?.payload).toMatchObject({ price: { price: 40 }, priceData: { price: 40 } })
    const [collection] = await during(() =>
      asSite('POST', collections, { collection: { name: 'Winter' } }),
    )
    const id = collection?.entityId
    expect(collection?.payload).toMatchObject({ collection_Id: id, collectionId: id })
  })

  it('who caused it', async () => {
    await add()
    await change({ name: 'Evening Mug' })
    await ok('POST', '/_control/stock', { slug: 'morning-mug', quantity: 1 })
    expect(all().map(({ identity }) => identity)).toEqual([
      { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: expect.any(String) },
      { identityType: 'APP', appId: defaultAppId },
      { identityType: 'WIX_USER', wixUserId: memberIdOf('owner@shop.test') },
    ])
  })

  it('with numbers that grow, in the wrapper as well, and after a reset', async () => {
    await add()
    await add()
    const numbers = all().map(({ sequence }) => sequence)
    const wrapped = all().map(({ payload }) => domainEvent.parse(payload).entityEventSequence)
    expect(wrapped).toEqual(numbers.map(String))
    expect(numbers[1]).toBeGreaterThan(numbers[0] ?? Number.POSITIVE_INFINITY)
    await ok('POST', '/_control/reset', {})
    await receiveAgain()
    await add()
    expect(all()[0]?.sequence).toBeGreaterThan(numbers[1] ?? Number.POSITIVE_INFINITY)
  })

  it('the last two thousand times', async () => {
    await ok('POST', '/_control/events', { name: 'BrandUpdated', times: 1000 })
    await ok('POST', '/_control/events', { name: 'RibbonUpdated', times: 1000 })
    await ok('POST', '/_control/events', { name: 'RibbonDeleted', times: 10 })
    expect(received()).toHaveLength(2000)
    expect(received().filter((name) => name === 'BrandUpdated')).toHaveLength(990)
  })
})
