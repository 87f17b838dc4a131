import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForNewBuild } from './new-build.ts'

const stored = new Map<string, string>()
const reload = vi.fn()
const request = vi.fn()
const lost = new TypeError('Importing a module script failed.')

beforeEach(() => {
  stored.clear()
  reload.mockClear()
  request.mockReset()
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** What becomes of a failed import: `pending` while the page is being reloaded. */
const outcome = () =>
  Promise.race([
    reloadForNewBuild(lost).catch((error) => error),
    new Promise((resolve) => setTimeout(resolve, 20, 'pending')),
  ])

test('a lost chunk of a build that is gone reloads the page once, and its caller waits for that', async () => {
  request.mockResolvedValue({ status: 404 })
  expect([await outcome(), await outcome()]).toEqual(['pending', lost])
  expect(reload).toHaveBeenCalledOnce()
  expect([...stored.keys()]).toEqual(['vitrine-new-build'])
})

test.each([
  ['the build is still there', () => request.mockResolvedValue({ status: 200 })],
  ['the shop is overloaded', () => request.mockResolvedValue({ status: 503 })],
  ['the connection is lost', () => request.mockRejectedValue(new TypeError('Failed to fetch'))],
])('nothing is reloaded where %s', async (_name, prepare) => {
  prepare()
  expect(await outcome()).toBe(lost)
  expect(reload).not.toHaveBeenCalled()
})

test('requests its own file past all caches, and waits for it for a while only', async () => {
  request.mockResolvedValue({ status: 200 })
  await outcome()
  const [[url, init]] = request.mock.calls as [[string, RequestInit]]
  expect(url).toMatch(/new-build\.ts\?\d+$/)
  expect(init.method).toBe('HEAD')
  expect(init.signal).toBeInstanceOf(AbortSignal)
})
