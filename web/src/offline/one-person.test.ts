import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setViewer } from '../lib/cart-signal.ts'
import { readViewed, rememberViewed } from './one-person.ts'

const stored = new Map<string, string>()
const postMessage = vi.fn()

beforeEach(() => {
  stored.clear()
  postMessage.mockClear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } })
})
afterEach(() => void vi.unstubAllGlobals())

test('S118 a sign-in and a sign-out clear what was viewed, and notify the worker', () => {
  setViewer(null)
  rememberViewed('mug')
  expect(readViewed()).toEqual(['mug'])
  setViewer('Mara')
  expect(readViewed()).toEqual([])
  rememberViewed('trowel')
  setViewer(null)
  expect(readViewed()).toEqual([])
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'another-person' }],
    [{ type: 'another-person' }],
  ])
})

test('without a worker the list is cleared all the same', () => {
  vi.stubGlobal('navigator', {})
  rememberViewed('mug')
  setViewer('Jonas')
  expect(readViewed()).toEqual([])
})
