// Whose changes are announced: products of the index, and those that a visitor can read.
import { expect, test, vi } from 'vitest'
import type { Catalog } from '../cache/cached-catalog.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { createLocalBus } from '../subscriptions/bus.ts'
import { topics } from '../subscriptions/topics.ts'
import { after, event, inboxWith, useBench } from '../testing/inbox-kit.ts'
import { createIsAnnounced } from './public-products.ts'
import { createPublishConsumer } from './publish-consumer.ts'

useBench()

function announced(isIndexed: boolean, read: () => Promise<{ product: object | null }>) {
  const getProduct = vi.fn(read)
  const catalog = { getProduct } as unknown as Pick<Catalog, 'getProduct'>
  const catalogIndex = {
    holds: async (id: string, at?: number) => isIndexed && id === 'p' && at === 5,
  }
  return { isAnnounced: createIsAnnounced({ catalogIndex, catalog }), getProduct }
}

test('S71 a product of the index is public, and is not read', async () => {
  const { isAnnounced, getProduct } = announced(true, async () => ({ product: null }))
  expect(await isAnnounced('p', 5)).toBe(true)
  expect(getProduct).not.toHaveBeenCalled()
})

test.each([
  ['can be read is public', { id: 'p' }, true],
  ['cannot be read is not', null, false],
])('S71 another product that a visitor %s', async (_, product, isPublic) => {
  const { isAnnounced, getProduct } = announced(false, async () => ({ product }))
  expect(await isAnnounced('p', 5)).toBe(isPublic)
  expect(getProduct).toHaveBeenCalledExactlyOnceWith({ id: 'p' })
})

test('S71 a product that the platform refuses to a visitor is not announced', async () => {
  const refusal = new PlatformFailure('refused', 'Not Found', { call: 'getProduct', status: 404 })
  expect(await announced(false, () => Promise.reject(refusal)).isAnnounced('p', 5)).toBe(false)
})

test('S71 a product that cannot be looked up is not announced: its event fails, to be retried', async () => {
  const away = new PlatformFailure('system', 'away', { call: 'getProduct' })
  const { isAnnounced } = announced(false, () => Promise.reject(away))
  await expect(isAnnounced('p', 5)).rejects.toBe(away)
})

test('S71 a change is published once its product can be looked up again', async () => {
  const away = new PlatformFailure('system', 'away', { call: 'getProduct' })
  const read = vi.fn(async () => ({ product: { id: 'p' } })).mockRejectedValueOnce(away)
  const bus = createLocalBus((error) => expect.fail(String(error)))
  const received: unknown[] = []
  bus.listen(topics.product('p'), (change) => received.push(change))
  const publish = createPublishConsumer(bus, announced(false, read).isAnnounced)
  const inbox = inboxWith({ consumers: [publish] })
  await inbox.accept(event('one', { name: 'ProductDeleted', entityId: 'p', body: null }))
  await inbox.idle()
  expect(received).toEqual([])
  await after(100, inbox)
  expect(inbox.find('one')?.state).toBe('DONE')
  expect(read).toHaveBeenCalledTimes(2)
  expect(received).toHaveLength(1)
})
