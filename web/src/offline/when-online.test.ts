import { afterEach, expect, test, vi } from 'vitest'
import { whenOnline } from './when-online.ts'

const page = new EventTarget()

function start({ onLine }: { onLine: boolean }) {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const retry = vi.fn()
  return { retry, stop: whenOnline(retry) }
}

afterEach(() => void vi.unstubAllGlobals())

test('a connection that returned before is not waited for', () => {
  const { retry, stop } = start({ onLine: true })
  expect(retry).toHaveBeenCalledOnce()
  stop()
})

test('without a connection it waits for the next one, until it is stopped', () => {
  const { retry, stop } = start({ onLine: false })
  expect(retry).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
  stop()
  page.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
})
