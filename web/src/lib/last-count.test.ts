import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const load = async () => ({
  ...(await import('./cart-signal.ts')),
  ...(await import('./last-count.ts')),
})
let page: Awaited<ReturnType<typeof load>>

const storedCount = () => stored.get('vitrine-cart-count') ?? null

const nextPage = async () => {
  vi.resetModules()
  page = await load()
  page.followCount()
}

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  await nextPage()
})
afterEach(() => void vi.unstubAllGlobals())

test('the next page knows what this one counted', async () => {
  expect(storedCount()).toBeNull()
  page.setCartCount(3)
  await nextPage()
  // With a connection it is read.
  expect(page.currentSignal().count).toBeNull()
  vi.stubGlobal('navigator', { onLine: false })
  await nextPage()
  expect(page.currentSignal().count).toBe(3)
})

test('a count that was there before is stored as well', async () => {
  vi.resetModules()
  page = await load()
  page.setCartCount(2)
  expect(storedCount()).toBeNull()
  page.followCount()
  expect(storedCount()).toBe('2')
})

const preview = { name: 'Mug', imageUrl: null, price: '' }
const twoMugs = { productId: 'a', choices: [], customTexts: [], quantity: 2, preview }

/** Adds two on the next page, without a connection. Its engine follows the count when it is loaded. */
async function addOffline() {
  vi.stubGlobal('navigator', { onLine: false })
  vi.doMock('../cart/engine.ts', () => ({
    addLine: async () => {
      page.followCount()
      return { problems: [] }
    },
  }))
  vi.resetModules()
  page = await load()
  await page.addToCart(twoMugs)
}

test('what is added on a page without a connection is stored at once, with what was there', async () => {
  page.setCartCount(3)
  await addOffline()
  expect(page.currentSignal().count).toBe(5)
  expect(storedCount()).toBe('5')
})

test('what was added before the cart was counted is no count of it', async () => {
  vi.doMock('../cart/engine.ts', () => ({ addLine: async () => ({ problems: [] }) }))
  await page.addToCart(twoMugs)
  expect(page.currentSignal().count).toBe(2)
  expect(storedCount()).toBeNull()
})

test('a cart that has what was added before it was counted is stored', async () => {
  vi.doMock('../cart/engine.ts', () => ({ addLine: async () => ({ problems: [] }) }))
  await page.addToCart(twoMugs)
  page.setCartCount(2)
  expect(storedCount()).toBe('2')
})

test('what is added first on a page without a connection is stored, with an empty cart before it', async () => {
  page.setCartCount(0)
  await addOffline()
  expect(storedCount()).toBe('2')
})

test('S115 nothing of a member is stored, and what was stored goes with the sign-in', () => {
  page.setCartCount(3)
  page.setViewer('Mara')
  expect([...stored]).toEqual([])
  page.setCartCount(4)
  expect([...stored]).toEqual([])
  expect(storedCount()).toBeNull()
})

test('S115 a session that expires leaves the count of its member unstored', () => {
  page.setViewer('Mara')
  page.setCartCount(4)
  // What `notifySessionExpired` does: the header still counts the cart of the member.
  page.setViewer(null)
  expect([...stored]).toEqual([])
})

test('a page that does not know yet who this is trusts the last one', async () => {
  stored.set('vitrine-member', '1')
  await nextPage()
  page.setCartCount(2)
  expect([...stored.keys()]).toEqual(['vitrine-member'])
})

test('without storage nothing is known and nothing fails', async () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  await nextPage()
  page.setCartCount(2)
  expect(page.currentSignal().count).toBe(2)
})
