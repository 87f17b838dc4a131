import { describe, expect, test, vi } from 'vitest'
import { type FramePage, FrameTimedOut, signInThroughFrame } from './frame.ts'

const request = {
  url: 'https://pages.test/authorize',
  origin: 'https://pages.test',
  state: 'mine',
  timeoutMs: 120_000,
}

function fakePage() {
  const window = {}
  const calls = { removed: 0, silenced: 0, cleared: 0 }
  let hear: Parameters<FramePage['listen']>[0] = () => undefined
  let expire: () => void = () => undefined
  const after = vi.fn((_ms: number, run: () => void) => {
    expire = run
    return () => void calls.cleared++
  })
  const page: FramePage = {
    open: () => ({ contentWindow: window, remove: () => void calls.removed++ }),
    listen(onMessage) {
      hear = onMessage
      return () => void calls.silenced++
    },
    after,
  }
  const good = { origin: request.origin, source: window, data: { code: 'c', state: 'mine' } }
  return {
    page,
    calls,
    after,
    good,
    say: (message: object) => hear({ ...good, ...message }),
    expire: () => expire(),
  }
}

const clean = { removed: 1, silenced: 1, cleared: 1 }

describe('silent sign-in', () => {
  test('S38 accepts the message of its own frame and removes frame and listeners', async () => {
    const { page, calls, say, after } = fakePage()
    const answer = signInThroughFrame(request, page)
    say({})
    expect(await answer).toEqual({ code: 'c', state: 'mine', error: null, errorDescription: null })
    expect(calls).toEqual(clean)
    expect(after).toHaveBeenCalledWith(120_000, expect.any(Function))
  })

  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another window', { source: {} }],
    ['another state', { data: { code: 'c', state: 'theirs' } }],
    ['no data', { data: null }],
    ['a text', { data: 'code' }],
  ])('S38 does not hear %s', async (_, message) => {
    const { page, calls, say, expire } = fakePage()
    const answer = signInThroughFrame(request, page)
    say(message)
    expect(calls.removed).toBe(0)
    expire()
    await expect(answer).rejects.toThrow(FrameTimedOut)
    expect(calls).toEqual(clean)
  })

  test('returns a refusal unchanged', async () => {
    const { page, say } = fakePage()
    const answer = signInThroughFrame(request, page)
    say({ data: { state: 'mine', error: 'login_required', error_description: 'Nobody is in' } })
    expect(await answer).toMatchObject({
      error: 'login_required',
      errorDescription: 'Nobody is in',
    })
  })
})
