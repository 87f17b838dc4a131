import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaptchaApi, CaptchaOptions } from './captcha.ts'

const place = { remove: vi.fn() }
beforeEach(() => {
  vi.resetModules()
  place.remove.mockReset()
  vi.stubGlobal('document', { createElement: () => place, body: { append: vi.fn() } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const load = async () => (await import('./invisible-captcha.ts')).executeInvisible

/** A captcha with widgets; `on` is called with the options of the executed one. */
function widgetApi(on: (options: CaptchaOptions) => unknown) {
  const rendered: CaptchaOptions[] = []
  return {
    rendered,
    reset: vi.fn(),
    render: (_element: unknown, options: CaptchaOptions) => rendered.push(options) - 1,
    execute: (id: number | string) => {
      const options = rendered[Number(id)]
      if (!options) throw new Error('no such widget')
      return on(options)
    },
  } satisfies CaptchaApi & { rendered: CaptchaOptions[] }
}

test('row O: a widget is executed by its id, and its callback has the token', async () => {
  const execute = await load()
  let round = 0
  const api = widgetApi(({ callback }) => {
    round += 1
    setTimeout(() => callback(`token-${round}`))
  })
  expect(await execute(api, 'key')).toBe('token-1')
  expect(await execute(api, 'key')).toBe('token-2')
  expect(api.rendered).toMatchObject([{ sitekey: 'key', size: 'invisible' }])
  expect(api.reset).toHaveBeenCalledTimes(2)
})

test('row O: a key without a widget answers with a promise', async () => {
  const execute = await load()
  const render = () => {
    throw new Error('Invalid site key or not loaded in api.js')
  }
  const api = { render, execute: async (key: number | string) => `token of ${key}` }
  expect(await execute(api, 'key')).toBe('token of key')
  expect(place.remove).toHaveBeenCalledOnce()
})

test('the token of a widget may be its answer as well', async () => {
  const execute = await load()
  expect(
    await execute(
      widgetApi(async () => 'promised'),
      'key',
    ),
  ).toBe('promised')
})

test('what cannot be reached is an error, and the next attempt is made', async () => {
  const execute = await load()
  let isAway = true
  const api = widgetApi((options) => {
    if (isAway) setTimeout(() => options['error-callback']?.())
    else options.callback('token')
  })
  await expect(execute(api, 'key')).rejects.toThrow('could not be reached')
  isAway = false
  expect(await execute(api, 'key')).toBe('token')
})

test('a challenge that is closed ends after two minutes', async () => {
  const execute = await load()
  vi.useFakeTimers()
  const ended = expect(
    execute(
      widgetApi(() => undefined),
      'key',
    ),
  ).rejects.toThrow('no token')
  await vi.advanceTimersByTimeAsync(120_000)
  await ended
})
