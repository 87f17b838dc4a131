import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearViewed, readViewed, rememberViewed } from './viewed-products.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the product viewed last comes first, and each once', () => {
  for (const id of ['a', 'b', 'c', 'a']) rememberViewed(id)
  expect(readViewed()).toEqual(['a', 'c', 'b'])
})

test('twelve are stored, by their ids alone', () => {
  for (let at = 1; at <= 13; at++) rememberViewed(`id-${at}`)
  expect(readViewed()).toHaveLength(12)
  expect(readViewed()).toContain('id-2')
  expect([...stored.values()].join(' ').split(' ')).toEqual(readViewed())
})

test('nothing is left after clearing', () => {
  rememberViewed('a')
  clearViewed()
  expect(stored.size).toBe(0)
  expect(readViewed()).toEqual([])
})

test('without storage nothing is remembered', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberViewed('a')
  clearViewed()
  expect(readViewed()).toEqual([])
})
