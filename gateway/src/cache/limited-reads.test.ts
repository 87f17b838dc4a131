// Reads of public data while the platform refuses calls for their number, or is away.
import { setImmediate as settle } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import { cacheTags } from './cache-tags.ts'
import { createCatalog } from './cached-catalog.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const id = '11111111-1111-4111-8111-111111111111'

function limitedCatalog(staleSeconds = 120) {
  let failure: Error | null = null
  let sent = 0
  const waits: unknown[] = []
  const background: unknown[] = []
  const send = async (_service: string, _call: unknown, _request: unknown, scope: CallScope) => {
    sent += 1
    waits.push(scope.waits)
    background.push(scope.isBackground)
    if (failure) throw failure
    return {
      product: { id, name: `answer ${sent}` },
      collections: [],
      options: [],
      brands: [],
      next: null,
    }
  }
  const catalog = createCatalog({
    brandsOfProducts: async () => [],
    transport: { send } as unknown as Transport,
    token: async () => 't',
    // Each answer is stale at once.
    seconds: 0,
    staleSeconds,
  })
  return {
    catalog,
    waits,
    background,
    sent: () => sent,
    fail: (status: number) => {
      failure = new PlatformFailure('refused', 'no', { call: 'any', status })
    },
    /** No call gets a response. */
    leave: () => {
      failure = new PlatformFailure('system', 'away', { call: 'any' })
    },
  }
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
/** Refreshes of stale answers run after the answer. */
test('a stale answer is revalidated behind the calls of people, a missing one among them', async () => {
  const { catalog, background } = limitedCatalog()
  await catalog.getProduct({ id })
  await catalog.getProduct({ id })
  await settle()
  expect(background).toEqual([false, true])
  await catalog.invalidate([cacheTags.product(id)])
  await catalog.getProduct({ id })
  expect(background).toEqual([false, true, false])
})

test.each([
  [
    'products',
    (catalog: ReturnType<typeof limitedCatalog>['catalog']) => catalog.getProduct({ id }),
  ],
  [
    'collections',
    (catalog: ReturnType<typeof limitedCatalog>['catalog']) => catalog.allCollections(),
  ],
  ['brands', (catalog: ReturnType<typeof limitedCatalog>['catalog']) => catalog.allBrands()],
])('row L: stale %s are served while calls are refused', async (_, read) => {
  const { catalog, sent, fail } = limitedCatalog()
  const first = await read(catalog)
  fail(429)
  for (let count = 2; count < 5; count += 1) {
    expect(await read(catalog)).toEqual(first)
    await settle()
    expect(sent()).toBe(count)
  }
})

test('row L: a stock is served again while calls are refused, without waiting for the platform', async () => {
  const { catalog, sent, waits, fail } = limitedCatalog()
  const read = () => catalog.productOptionsAvailability({ id, options: {} })
  const first = await read()
  pass(119)
  const second = await read()
  expect(second).not.toEqual(first)
  fail(429)
  pass(119)
  expect(await read()).toEqual(second)
  pass(2)
  await expect(read()).rejects.toThrow('no')
  expect([sent(), waits]).toEqual([4, [true, false, false, true]])
})

test('row L: a stock that changed is not served again', async () => {
  type Limited = ReturnType<typeof limitedCatalog>
  const invalidations = [
    ({ catalog }: Limited) => catalog.invalidate([cacheTags.product(id)]),
    ({ catalog }: Limited) => catalog.clear(),
  ]
  for (const invalidate of invalidations) {
    const limited = limitedCatalog()
    const read = () => limited.catalog.productOptionsAvailability({ id, options: {} })
    await read()
    limited.fail(429)
    await read()
    await invalidate(limited)
    await expect(read()).rejects.toThrow('no')
  }
})

test('row L: an old stock is served for no other failure', async () => {
  const { catalog, fail } = limitedCatalog()
  const read = () => catalog.productOptionsAvailability({ id, options: {} })
  await read()
  fail(404)
  await expect(read()).rejects.toThrow('no')
})

test('the list of collections is in every menu: the last one holds for as long as the platform is away', async () => {
  const { catalog, leave, fail } = limitedCatalog(0)
  const first = await catalog.allCollections()
  leave()
  pass(86_400)
  expect(await catalog.allCollections()).toEqual(first)
  await expect(catalog.getCollection({ id })).rejects.toThrow('away')
  pass(86_400)
  fail(429)
  expect(await catalog.allCollections()).toEqual(first)
})

test('a list of collections that changed is not served again, nor in place of a refusal', async () => {
  const { catalog, leave, fail } = limitedCatalog(0)
  await catalog.allCollections()
  fail(403)
  await expect(catalog.allCollections()).rejects.toThrow('no')
  leave()
  await catalog.invalidate([cacheTags.collections])
  await expect(catalog.allCollections()).rejects.toThrow('away')
})
