import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const load = async () => ({
  ...(await import('./cart-signal.ts')),
  ...(await import('./last-count.ts')),
})
let page: Awaited<ReturnType<typeof load>>

const nextPage = async () => {
  vi.resetModules()
  page = await load()
  page.followCount()
}

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  await nextPage()
})
afterEach(() => void vi.unstubAllGlobals())

test('the next page knows what this one counted', async () => {
  expect(page.lastCount()).toBeNull()
  page.setCartCount(3)
  await nextPage()
  expect(page.lastCount()).toBe(3)
})

test('a count that was there before is stored as well', async () => {
  vi.resetModules()
  page = await load()
  page.setCartCount(2)
  expect(page.lastCount()).toBeNull()
  page.followCount()
  expect(page.lastCount()).toBe(2)
})

test('S115 nothing of a member is stored, and what was stored goes with the sign-in', () => {
  page.setCartCount(3)
  page.setViewer('Mara')
  expect([...stored]).toEqual([])
  page.setCartCount(4)
  expect([...stored]).toEqual([])
  expect(page.lastCount()).toBeNull()
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
  expect(page.lastCount()).toBeNull()
})
