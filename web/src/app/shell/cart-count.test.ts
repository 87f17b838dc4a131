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
  vi.stubGlobal('navigator', { onLine: true })
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

test('what could not be read without a connection is read once it is back', async () => {
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, listener),
  )
  const answers = [{ error: new Error('no connection') }, { data: { cart: null, viewer } }]
  let fail = () => {}
  const lost = new Promise<void>((resolve) => {
    fail = resolve
  })
  const query = vi.fn(() => ({
    toPromise: async () => {
      const answer = answers.shift()
      if (answer?.error) await lost
      return answer
    },
  }))
  count.watchCartCount({ query } as unknown as Client)
  // The first read is still on its way: another one of the same document would share its failure.
  listeners.get('online')?.()
  await vi.waitFor(() => expect(query).toHaveBeenCalledOnce())
  fail()
  await vi.waitFor(() => expect(count.currentSignal().viewer).toBeNull())
  listeners.get('online')?.()
  await Promise.resolve()
  expect(query).toHaveBeenCalledTimes(2)
})

test('without a connection the count of the last page is shown, and what was added since', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const getItem = (key: string) => (key === 'vitrine-cart-count' ? '3' : null)
  vi.stubGlobal('localStorage', { getItem, setItem: vi.fn() })
  vi.doMock('../../cart/engine.ts', () => ({ addLine: async () => ({ problems: [] }) }))
  const preview = { name: 'Mug', imageUrl: null, price: '' }
  await count.addToCart({ productId: 'a', choices: [], customTexts: [], quantity: 2, preview })
  const query = () => ({ toPromise: async () => ({ error: new Error('no connection') }) })
  count.watchCartCount({ query } as unknown as Client)
  expect(count.currentSignal().count).toBe(5)
})
