// What a shop says that it can do, and what it refuses, with and without credentials of its site.
import { expect, test } from 'vitest'
import { readOwnRequests } from '../domains/back-in-stock/own-requests.ts'
import type { MemberContext } from '../domains/common/caller-context.ts'
import { readOrder, readOrders } from '../domains/order/read-orders.ts'
import { storeResolvers } from '../domains/store/resolvers.ts'
import type { ServiceContext } from '../platform/service-calls.ts'

const email = 'mara@shop.test'
const member = { id: 'm1', contactId: 'c1', loginEmail: email, loginEmailVerified: true }

const serviceCalls = {
  searchOrders: async () => ({ orders: [{ id: 'o1', buyerMemberId: 'm1' }], next: null }),
  getOrder: async () => ({ order: { id: 'o1', buyerMemberId: 'm1' } }),
  queryBackInStockRequests: async () => ({ requests: [], next: null }),
}

/** A signed-in member of a shop with these service calls. */
const contextWith = (calls: object | null) =>
  ({
    session: {
      find: async () => ({ idHash: 'h', memberId: 'm1', tokens: { refresh: { role: 'member' } } }),
    },
    own: { members: { getCurrent: async () => ({ member }) } },
    serviceCalls: calls,
  }) as unknown as MemberContext

const listed = (context: ServiceContext) => {
  const resolve = storeResolvers.Store.features as (...args: unknown[]) => unknown
  return resolve({}, {}, context, {})
}

test('with credentials a shop has all features, and none refuses', async () => {
  const context = contextWith(serviceCalls)
  expect(listed(context)).toEqual([
    'ORDER_HISTORY',
    'STOCK_ALERTS',
    'PROFILE_PHOTO',
    'CONTACT_TAGS',
  ])
  expect((await readOrders({ first: 1, after: null }, context))?.nodes).toHaveLength(1)
  expect(await readOrder('o1', context)).toMatchObject({ id: 'o1' })
  expect((await readOwnRequests({ first: 1, after: null }, context))?.nodes).toEqual([])
})

test('without credentials it has none, and all refuse', async () => {
  const context = contextWith(null)
  expect(listed(context)).toEqual([])
  expect(await readOrders({ first: 1, after: null }, context)).toBeNull()
  expect(await readOrder('o1', context)).toBeNull()
  expect(await readOwnRequests({ first: 1, after: null }, context)).toBeNull()
})
