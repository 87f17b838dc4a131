import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForNewBuild, watchForNewBuild } from './new-build.ts'

const stored = new Map<string, string>()
const reload = vi.fn()
const lost = new TypeError('Importing a module script failed.')
let page: EventTarget

beforeEach(() => {
  stored.clear()
  reload.mockClear()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

function dispatch(event: Event) {
  page.dispatchEvent(event)
  return event
}

test('a lost chunk reloads the page once', () => {
  expect([reloadForNewBuild(lost), reloadForNewBuild(lost)]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
  expect([...stored.keys()]).toEqual(['vitrine-new-build'])
})

test('another error does not, and no error does without a connection', () => {
  expect(reloadForNewBuild(new Error('Other'))).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(reloadForNewBuild(lost)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that could not be preloaded is no error while the page is being reloaded', () => {
  watchForNewBuild()
  const failed = () => new Event('vite:preloadError', { cancelable: true })
  expect([dispatch(failed()), dispatch(failed())].map((one) => one.defaultPrevented)).toEqual([
    true,
    false,
  ])
  expect(reload).toHaveBeenCalledOnce()
})

test('without a connection a chunk that could not be preloaded is an error', () => {
  vi.stubGlobal('navigator', { onLine: false })
  watchForNewBuild()
  expect(dispatch(new Event('vite:preloadError', { cancelable: true })).defaultPrevented).toBe(
    false,
  )
  expect(reload).not.toHaveBeenCalled()
})

test('a lost chunk that nothing caught reloads the page', () => {
  watchForNewBuild()
  dispatch(Object.assign(new Event('unhandledrejection'), { reason: new Error('Other') }))
  expect(reload).not.toHaveBeenCalled()
  dispatch(Object.assign(new Event('unhandledrejection'), { reason: lost }))
  expect(reload).toHaveBeenCalledOnce()
})
