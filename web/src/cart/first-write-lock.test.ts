import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCartHint, withTabLock } from './first-write-lock.ts'

/** One lock for all tabs, as browsers have it. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        let isGranted = false
        signal.addEventListener('abort', () => isGranted || reject(signal.reason))
        last = last.then(async () => {
          if (signal.aborted) return
          isGranted = true
          await run().then(resolve, reject)
        })
      }),
  }
}

function fakeStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

/** A write that has to be answered by hand. */
function pendingWrite(name: string, log: string[]) {
  let answer: () => void = () => {}
  const write = () => {
    log.push(name)
    return new Promise<string>((resolve) => {
      answer = () => resolve(name)
    })
  }
  return { write, answer: () => answer() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => void vi.unstubAllGlobals())

function twoWrites() {
  const log: string[] = []
  const one = pendingWrite('one', log)
  const two = pendingWrite('two', log)
  return { log, one, two, answers: Promise.all([withTabLock(one.write), withTabLock(two.write)]) }
}

test('first writes wait for each other', async () => {
  const { log, one, two, answers } = twoWrites()
  await settle()
  expect(log).toEqual(['one'])
  one.answer()
  await settle()
  expect(log).toEqual(['one', 'two'])
  two.answer()
  await expect(answers).resolves.toEqual(['one', 'two'])
})

test('once a cart is known nothing waits; once there is none, everything does again', async () => {
  setCartHint(true)
  const free = twoWrites()
  await settle()
  expect(free.log).toEqual(['one', 'two'])
  setCartHint(false)
  const turns = twoWrites()
  await settle()
  expect(turns.log).toEqual(['one'])
})

test('without locks writes are sent at once', async () => {
  vi.stubGlobal('navigator', {})
  const { log } = twoWrites()
  await settle()
  expect(log).toEqual(['one', 'two'])
})

test('without storage writes still take turns', async () => {
  const closed = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed })
  setCartHint(true)
  const { log } = twoWrites()
  await settle()
  expect(log).toEqual(['one'])
})

test('a page that goes away sends what still waits, once', async () => {
  const { log, one, two, answers } = twoWrites()
  await settle()
  page.dispatchEvent(new Event('pagehide'))
  await settle()
  expect(log).toEqual(['one', 'two'])
  one.answer()
  two.answer()
  await expect(answers).resolves.toEqual(['one', 'two'])
  await settle()
  expect(log).toEqual(['one', 'two'])
})

test('a page that goes away after its write is not listened to any more', async () => {
  const stopped = vi.spyOn(page, 'removeEventListener')
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  await withTabLock(() => Promise.resolve())
  expect(stopped).toHaveBeenCalledExactlyOnceWith('pagehide', expect.any(Function))
})

test('a write that fails fails once and lets the next one through', async () => {
  const down = vi.fn(() => Promise.reject(new Error('down')))
  await expect(withTabLock(down)).rejects.toThrow('down')
  expect(down).toHaveBeenCalledTimes(1)
  await expect(withTabLock(() => Promise.resolve('next'))).resolves.toBe('next')
})
