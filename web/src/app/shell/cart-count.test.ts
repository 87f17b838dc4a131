import type { Client } from '@urql/core'
import { beforeEach, expect, test, vi } from 'vitest'

const viewer = { role: 'VISITOR', name: null }
const load = async () => ({
  ...(await import('./cart-count.ts')),
  ...(await import('../../lib/cart-signal.ts')),
})
let count: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.resetModules()
  count = await load()
})

/** Reads the count with this result; returns what is shown. */
async function shownAfter(result: object) {
  const query = () => ({ toPromise: async () => result })
  count.watchCartCount({ query } as unknown as Client)
  await vi.waitFor(() => expect(count.currentSignal().viewer).toBeNull())
  return count.currentSignal().count
}

test('a visitor without a cart has none in it', async () => {
  expect(await shownAfter({ data: { cart: null, viewer } })).toBe(0)
})

test('a cart that could not be read leaves its count unknown', async () => {
  const error = new Error('INTERNAL')
  expect(await shownAfter({ data: { cart: null, viewer }, error })).toBeNull()
})
