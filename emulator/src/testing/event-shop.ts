// Creates a shop whose change events a test reads, and calls that raise some.
import { changeEventEntry, domainEvent, domainEventBody } from '@vitrine/platform'
import { beforeEach, expect } from 'vitest'
import type { StoredEvent } from '../rows/event-rows.ts'
import { elevatedHeaders, type TestShop, testShop } from './test-shop.ts'

export const cart = '/ecom/v1/carts/current'
export const products = '/stores/v1/products'
export const collections = '/stores/v1/collections'
export const boneSmall = { options: { Color: 'Bone', Size: 'Small' } }

// biome-ignore lint/suspicious/noExplicitAny: a test reads events of every shape.
export const bodyOf = ({ name, payload }: StoredEvent): any =>
  changeEventEntry(name).family === 'domain'
    ? domainEventBody(domainEvent.parse(payload))
    : (payload as object)

export const modifiedOf = ({ payload }: StoredEvent) =>
  domainEvent.parse(payload).updatedEvent?.modifiedFields ?? {}

/** Creates a new shop and visitor for every test of the file. */
export function useEventShop() {
  let shop: TestShop
  let token: string
  beforeEach(async () => {
    shop = await testShop()
    token = await shop.visitor()
  })

  async function ok(method: string, url: string, body?: unknown, headers: object = { token }) {
    const answer = await shop.call(method, url, { ...headers, body })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(400)
    return answer.body
  }
  const all = (): readonly StoredEvent[] => shop.state.events.all()
  const mug = () => shop.product('morning-mug')
  return {
    shop: () => shop,
    token: () => token,
    /** Creates another visitor: a reset invalidates the previous one's token. */
    receiveAgain: async () => {
      token = await shop.visitor()
    },
    ok,
    all,
    received: () => all().map(({ name }) => name),
    /** Returns the events that a function raises. */
    async during(work: () => Promise<unknown>): Promise<StoredEvent[]> {
      const before = new Set(all().map(({ id }) => id))
      await work()
      return all().filter(({ id }) => !before.has(id))
    },
    asSite: (method: string, url: string, body?: unknown) =>
      ok(method, url, body, { headers: elevatedHeaders }),
    add: (quantity = 1) =>
      ok('POST', `${cart}/add-to-cart`, shop.line('morning-mug', quantity, boneSmall)),
    checkOut: () => ok('POST', `${cart}/create-checkout`, { channelType: 'WEB' }),
    mug,
    brand: () => shop.state.brands.by('name', 'Ostra')[0],
    lineId: () => shop.state.carts.all()[0]?.lines[0]?.id ?? '',
    change: (product: object) =>
      ok('PATCH', `${products}/${mug().id}`, { product }, { headers: elevatedHeaders }),
  }
}
