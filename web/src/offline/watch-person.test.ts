import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setViewer } from '../lib/cart-signal.ts'
import { watchPerson } from './watch-person.ts'

let stored: string | null = null
const changed = vi.fn()

beforeEach(() => {
  stored = null
  changed.mockClear()
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => (stored = value),
    removeItem: () => (stored = null),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('S118 a sign-in and a sign-out are noticed, once and over pages', () => {
  watchPerson(changed)
  setViewer(null)
  expect(changed).not.toHaveBeenCalled()
  setViewer('Mara')
  expect([changed.mock.calls.length, stored]).toEqual([1, '1'])
  // The next page of the member, and then of a visitor.
  const onNextPage = vi.fn()
  watchPerson(onNextPage)
  expect(onNextPage).not.toHaveBeenCalled()
  setViewer(null)
  expect(stored).toBeNull()
  expect(changed.mock.calls.length + onNextPage.mock.calls.length).toBe(2)
})
