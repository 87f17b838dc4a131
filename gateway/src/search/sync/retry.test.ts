import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetry } from './retry.ts'

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined)
  syncBuiltinESMExports()
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

function retryOf(waits: readonly number[] = [10, 20]) {
  const logged: string[] = []
  const closing = new AbortController()
  const log = {
    info: (words: string) => void logged.push(words),
    warn: ({ err }: { err: Error }, words: string) => void logged.push(`${words}: ${err.message}`),
    error: () => {},
  }
  const { signal } = closing
  return { retry: createRetry({ log: log as never, signal, waits }), closing, logged }
}

/** Fails some times before it answers. */
function failing(times: number) {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new Error('away')
    return 'answer'
  })
}
const waited = () => vi.mocked(timers.setTimeout).mock.calls.map(([ms]) => ms)

test('a call that succeeds is sent once, and nothing is logged', async () => {
  const { retry, logged } = retryOf()
  const call = failing(0)
  expect(await retry(call)).toBe('answer')
  expect(call).toHaveBeenCalledTimes(1)
  expect([waited(), logged]).toEqual([[], []])
})

test('the delays are those that are set, of which the last repeats; each call begins with the first', async () => {
  const { retry } = retryOf()
  expect(await retry(failing(4))).toBe('answer')
  await retry(failing(1))
  expect(waited()).toEqual([10, 20, 20, 20, 10])
})

test.each([
  [0, 75],
  [1, 125],
])('a delay differs by a quarter at most', async (random, delay) => {
  vi.mocked(Math.random).mockReturnValue(random)
  await retryOf([100]).retry(failing(1))
  expect(waited()).toEqual([delay])
})

test('without delays a call is sent again at once', async () => {
  await retryOf([]).retry(failing(1))
  expect(waited()).toEqual([0])
})

test('logs the first failure and the recovery, of each outage', async () => {
  const { retry, logged } = retryOf()
  const outage = [
    'catalog index: platform call failed, retrying: away',
    'catalog index: platform calls succeed again',
  ]
  await retry(failing(3))
  expect(logged).toEqual(outage)
  await retry(failing(0))
  await retry(failing(1))
  expect(logged).toEqual([...outage, ...outage])
})

test('sends nothing once it is aborted', async () => {
  const { retry, closing } = retryOf()
  closing.abort(new Error('closed'))
  const call = failing(0)
  await expect(retry(call)).rejects.toThrow('closed')
  expect(call).not.toHaveBeenCalled()
})

test('a call that an abort ends is no failure, and is not sent again', async () => {
  const { retry, closing, logged } = retryOf()
  const call = vi.fn(async () => {
    closing.abort(new Error('closed'))
    throw new Error('away')
  })
  await expect(retry(call)).rejects.toThrow('closed')
  expect(call).toHaveBeenCalledTimes(1)
  expect([waited(), logged]).toEqual([[], []])
})

test('an abort ends the delay, and a delay does not hold the process', async () => {
  const { retry, closing } = retryOf()
  await retry(failing(1))
  const options = { signal: closing.signal, ref: false }
  expect(timers.setTimeout).toHaveBeenCalledWith(10, undefined, options)
})
