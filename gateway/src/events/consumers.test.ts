// Which consumers there are, in their order, and what the one of the catalog does.
import { expect, test, vi } from 'vitest'
import { cacheTags } from '../cache/cache-tags.ts'
import { createCartMemory } from '../domains/cart/cart-memory.ts'
import { createLocalBus } from '../subscriptions/bus.ts'
import { event } from '../testing/inbox-kit.ts'
import type { ChangeEvent } from './change-event.ts'
import { createConsumers } from './consumers.ts'
import { localErasureLog } from './erasure-log.ts'
import { localEventLeases } from './event-leases.ts'

const unused = async () => {
  throw new Error('not called')
}
const invalidate = vi.fn()
const all = () =>
  createConsumers({
    sessions: { listOfMember: unused, read: unused, save: unused },
    elevations: { deleteOfMember: unused },
    carts: createCartMemory(),
    eraseMember: () => {},
    erasureLog: localErasureLog,
    changes: { invalidate },
    bus: createLocalBus(() => {}),
    isAnnounced: unused,
  })

test('sessions are revoked and the cache invalidated before a change is published', () => {
  // Stored with each event: a consumer of another name would be called again for events that wait.
  expect(all().map(({ name }) => name)).toEqual(['sessions', 'catalog', 'publish'])
})

test('the cache alone is invalidated without a lease', () => {
  const everywhere = all().filter(({ runsInEveryGateway }) => runsInEveryGateway)
  expect(everywhere.map(({ name }) => name)).toEqual(['catalog'])
})

test('the cached responses that an event concerns are invalidated', async () => {
  await all()[1]?.handle(event('one', { name: 'BrandDeleted', body: null }) as ChangeEvent)
  expect(invalidate).toHaveBeenCalledExactlyOnceWith([cacheTags.brand('b'), cacheTags.brands])
})

test('a single gateway has every lease, and no erasure of another one', async () => {
  expect(await localEventLeases.acquire('one')).toBe('MINE')
  expect(await localErasureLog.recent()).toEqual([])
})
