// The first concurrent writes of a new browser, through the browser's own code and the real gateway. docs/security.md
// S24.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { addToCart } from '../support/documents.ts'
import { controlOf } from '../support/platform-control.ts'
import { trackedProduct } from '../support/products.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ NEW_SESSIONS_PER_ADDRESS: '1000' })

/** The web is another project of the compiler, so its file is imported by URL. */
const browserFile = new URL('../../../web/src/cart/first-write-lock.ts', import.meta.url).href
type FirstWrite = {
  withTabLock<T>(write: () => Promise<T>): Promise<T>
  setCartHint(isThere: boolean): void
}

/** Provides one lock manager and one storage for all tabs, as a browser does. */
function stubBrowser() {
  let last: Promise<unknown> = Promise.resolve()
  const locks = {
    request: (_name: string, _options: object, run: () => Promise<unknown>) => {
      const mine = last.then(run)
      last = mine.catch(() => undefined)
      return mine
    },
  }
  const stored = new Map<string, string>()
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
}
beforeEach(stubBrowser)
afterEach(() => void vi.unstubAllGlobals())

const grants = async () =>
  (await controlOf(stack().platformUrl).calls()).filter(({ path }) => path === '/oauth2/token')

test('S24 fifty concurrent first writes of a browser without a cookie create one visitor and one cart', async () => {
  const { withTabLock, setCartHint } = (await import(browserFile)) as FirstWrite
  const shopper = createShopper(stack().shopUrl)
  const { id: productId } = await trackedProduct(shopper)
  await controlOf(stack().platformUrl).clearCalls()
  const input = { lines: [{ productId, quantity: 1 }] }
  const add = () =>
    withTabLock(async () => {
      const result = await shopper.execute<{ addToCart: { cart: { id: string } | null } }>(
        addToCart,
        {
          input,
        },
      )
      setCartHint(true)
      return result
    })
  const results = await Promise.all(Array.from({ length: 50 }, add))
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]))
  expect(results.filter(({ headers }) => headers.getSetCookie().length > 0)).toHaveLength(1)
  expect(new Set(results.map(({ data }) => data.addToCart.cart?.id)).size).toBe(1)
  expect(await grants()).toHaveLength(1)
})

test('S24 concurrent reads create no visitor', async () => {
  const shopper = createShopper(stack().shopUrl)
  await controlOf(stack().platformUrl).clearCalls()
  const read = '{ cart { id } viewer { role } store { name } }'
  const results = await Promise.all(Array.from({ length: 50 }, () => shopper.execute(read)))
  expect(results.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  expect(await grants()).toEqual([])
})
