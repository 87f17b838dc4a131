import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToastRequest } from './toast.ts'

const { showToast, setViewer } = vi.hoisted(() => ({
  showToast: vi.fn((_request: ToastRequest) => undefined),
  setViewer: vi.fn(),
}))
vi.mock('./toast.ts', () => ({ showToast }))
vi.mock('./cart-signal.ts', () => ({ setViewer }))

const assign = vi.fn()
const stand = (pathname: string, search = '') =>
  vi.stubGlobal('location', { pathname, search, assign })

let notify: () => void
beforeEach(async () => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  vi.resetModules()
  notify = (await import('./notify-session-expired.ts')).notifySessionExpired
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the toast leads to sign-in and back', () => {
  stand('/account/orders', '?after=x')
  notify()
  expect(setViewer).toHaveBeenCalledExactlyOnceWith(null)
  const [request] = showToast.mock.calls[0] ?? []
  expect(request).toMatchObject({ tone: 'warning' })
  request?.action?.onClick()
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    '/login?ended=1&returnTo=%2Faccount%2Forders%3Fafter%3Dx',
  )
})

test('reports of the same expiry show one toast, a later one another', () => {
  stand('/account')
  notify()
  vi.advanceTimersByTime(9_999)
  notify()
  expect(showToast).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  notify()
  expect(showToast).toHaveBeenCalledTimes(2)
  expect(setViewer).toHaveBeenCalledTimes(3)
})

test('the sign-in page has a notice of its own', () => {
  stand('/login')
  notify()
  expect(showToast).not.toHaveBeenCalled()
  expect(setViewer).toHaveBeenCalledOnce()
})
