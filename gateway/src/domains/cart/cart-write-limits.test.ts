// Cart writes that the store cannot follow, those that do not begin, and the remembered cart.
import { describe, expect, test } from 'vitest'
import { SessionStoreUnavailable } from '../../session/session-store.ts'
import {
  add,
  bench,
  cartOf,
  codesOf,
  failure,
  useCartWrites,
} from '../../testing/cart-write-kit.ts'

useCartWrites()

describe('a store that is away', () => {
  const away = () => {
    throw new SessionStoreUnavailable(new Error('redis'))
  }

  test('after the write does not fail it', async () => {
    bench.log.finish = away
    const result = await add([cartOf('first', 2, 3)])
    expect([codesOf(result), result.cart?.revision]).toEqual([[], '2'])
    expect(bench.logged).toMatchObject([['warn', { err: { message: 'redis' } }]])
  })

  test('before the write fails it, and the write stays begun', async () => {
    bench.log.begin = away
    await expect(add([cartOf('first', 2, 3)])).rejects.toThrow(SessionStoreUnavailable)
    expect(bench.logged).toEqual([])
  })

  test('another error of the log is not hidden', async () => {
    bench.log.finish = () => {
      throw new TypeError('bug')
    }
    await expect(add([cartOf('first', 2, 3)])).rejects.toThrow(TypeError)
  })
})

describe('a write that does not begin', () => {
  test('is over the rate limit: the cart stays as it was', async () => {
    bench.bucket = { ok: false, retryAfterSeconds: 7, left: 0 }
    bench.memory.set('session', cartOf('first', 1, 2))
    const result = await add([])
    expect(result).toMatchObject({
      cart: { revision: '1' },
      problems: [{ code: 'RATE_LIMITED', suggestedFix: 'TRY_AGAIN' }],
    })
    expect(result.problems[0]?.message).toContain('7')
    bench.memory.delete('session')
    expect((await add([])).cart).toBeNull()
    expect(await bench.writer.withLock(bench.context, async () => 1)).toMatchObject({
      ok: false,
      problem: { code: 'RATE_LIMITED' },
    })
  })

  test('has no session: the token endpoint failed', async () => {
    bench.ensure = () => Promise.reject(failure(503))
    const result = await add([])
    expect(result).toMatchObject({
      cart: null,
      problems: [{ code: 'UPSTREAM_UNAVAILABLE', requestId: 'req-12345678' }],
    })
    bench.ensure = () => Promise.reject(new TypeError('bug'))
    await expect(add([])).rejects.toThrow(TypeError)
  })
})

describe('the remembered cart', () => {
  test('is published when it is another one, and not when it changed', async () => {
    await bench.writer.remember(bench.context, cartOf('first', 1, 2))
    await bench.writer.remember(bench.context, cartOf('first', 2, 3))
    await bench.writer.remember(bench.context, null)
    await bench.writer.remember(bench.context, null)
    expect(bench.published).toEqual([
      [expect.stringContaining('session'), { kind: 'CART', at: expect.any(Number), revision: '1' }],
      [expect.stringContaining('session'), { kind: 'CART', at: expect.any(Number) }],
    ])
    expect(await bench.writer.last(bench.context)).toBeNull()
    expect(bench.touched.map((one) => JSON.stringify(one)).slice(-1)).toEqual([
      '{"cartHint":"none"}',
    ])
  })

  test('of the same revision, or without one, replaces the one before', async () => {
    await bench.writer.remember(bench.context, cartOf('first', 2, 1))
    await bench.writer.remember(bench.context, cartOf('first', 2, 5))
    const quantity = async () => (await bench.writer.last(bench.context))?.lines[0]?.quantity
    expect(await quantity()).toBe(5)
    await bench.writer.remember(bench.context, { ...cartOf('first', 0, 6), revision: null })
    expect(await quantity()).toBe(6)
    await bench.writer.remember(bench.context, cartOf('first', 1, 7))
    expect(await quantity()).toBe(7)
  })

  test('is none without a session, also when the store is away', async () => {
    bench.memory.set('session', cartOf('first', 1, 2))
    bench.context.session.find = async () => null
    await bench.writer.remember(bench.context, cartOf('first', 2, 3))
    expect([await bench.writer.last(bench.context), bench.published]).toEqual([null, []])
    bench.context.session.find = () =>
      Promise.reject(new SessionStoreUnavailable(new Error('away')))
    expect(await bench.writer.last(bench.context)).toBeNull()
  })

  test('another task runs under the same lock', async () => {
    expect(await bench.writer.withLock(bench.context, async () => 'done')).toEqual({
      ok: true,
      value: 'done',
    })
  })
})
