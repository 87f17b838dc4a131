import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as messages from '../__generated__/messages/cart.ts'
import { CartEngine } from './cart-engine.ts'
import { cartOf, request, start } from './test/started-engine.ts'
import type { CartResponse, Transport } from './transport.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = { cart: null, problems: [{ code: 'OUTCOME_UNKNOWN', message: 'lost' }] }
const passTime = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('an add', () => {
  it('resolves with the problems of its answer, and leaves nothing open', async () => {
    const { engine, sent } = start()
    const added = engine.add(request)
    const problems = [{ code: 'QUANTITY_CAPPED', message: '' }]
    sent[0]?.answer({ cart: cartOf('2', 1), problems })
    await expect(added).resolves.toEqual({ problems })
    expect(engine.state.slots).toEqual([])
  })

  it('resolves at once without a connection, and is sent with it', async () => {
    const { engine, sent } = start()
    engine.dispatch({ type: 'online', isOnline: false })
    await expect(engine.add(request)).resolves.toEqual({
      problems: [{ code: 'OFFLINE', message: messages.addedOnceOnline, severity: 'WARNING' }],
    })
    engine.dispatch({ type: 'online', isOnline: true })
    expect(sent.map(({ intent }) => intent)).toEqual([{ kind: 'add', line: request }])
    // No form waits for it any more: the cart shows the failure.
    sent[0]?.answer(lost)
    await passTime()
    expect(engine.state.slots).toMatchObject([{ error: lost.problems[0] }])
  })

  it('is sent once and in its order, beside another one that waited for the connection', async () => {
    const { engine, sent } = start()
    engine.dispatch({ type: 'online', isOnline: false })
    await engine.add(request)
    await engine.add({ ...request, productId: 'c' })
    engine.dispatch({ type: 'online', isOnline: true })
    expect(sent.map(({ intent }) => intent)).toMatchObject([
      { line: { productId: 'b' } },
      { line: { productId: 'c' } },
    ])
  })

  it('is sent once, also when a listener makes the engine look for more', async () => {
    const { engine, sent } = start()
    engine.dispatch({ type: 'online', isOnline: false })
    await engine.add(request)
    await engine.add({ ...request, productId: 'c' })
    let shown = 0
    engine.subscribe(() => {
      shown += 1
      // The second time the first add is marked as sent.
      if (shown === 2) engine.dispatch({ type: 'online', isOnline: true })
    })
    engine.dispatch({ type: 'online', isOnline: true })
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toHaveLength(2)
  })

  it('resolves while another change is in flight', async () => {
    const { engine, sent } = start()
    engine.remove('a')
    const added = engine.add(request)
    sent[1]?.answer({ cart: cartOf('2', 1), problems: [] })
    await expect(added).resolves.toEqual({ problems: [] })
  })

  it('that was lost keeps its id when another lost one is answered', async () => {
    const { engine, sent } = start()
    const other = { ...request, productId: 'c' }
    void engine.add(request)
    void engine.add(other)
    for (const one of sent) one.answer(lost)
    await passTime()
    void engine.add(request)
    sent[2]?.answer({ cart: cartOf('2', 1), problems: [] })
    await passTime()
    void engine.add(other)
    expect(sent[3]?.idempotencyKey).toBe(sent[1]?.idempotencyKey)
  })

  it('leaves no timer once it is answered', async () => {
    const { engine, sent } = start()
    void engine.add(request)
    sent[0]?.answer({ cart: cartOf('2', 1), problems: [] })
    await passTime()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that was too fast waits and is sent again under its id, before its form is notified', async () => {
    const { engine, sent } = start()
    const resolved = vi.fn()
    void engine.add(request).then(resolved)
    sent[0]?.answer({ cart: null, problems: [{ code: 'RATE_LIMITED', message: '' }] })
    await passTime(2499)
    expect([sent.length, resolved.mock.calls.length]).toEqual([1, 0])
    await passTime(1)
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
    sent[1]?.answer({ cart: cartOf('2', 1), problems: [] })
    await passTime()
    expect(resolved).toHaveBeenCalledExactlyOnceWith({ problems: [] })
  })

  it('that was lost shares its id with the same add only, and only until that is answered', async () => {
    const { engine, sent } = start()
    void engine.add(request)
    sent[0]?.answer(lost)
    await passTime()
    void engine.add({ ...request, quantity: 2 })
    void engine.add(request)
    sent[1]?.answer({ cart: cartOf('2', 1), problems: [] })
    await passTime()
    const [first, other, again] = sent.map(({ idempotencyKey }) => idempotencyKey)
    expect([again === first, other === first]).toEqual([true, false])
    sent[2]?.answer({ cart: cartOf('3', 1), problems: [] })
    await passTime()
    void engine.add(request)
    expect(sent[3]?.idempotencyKey).not.toBe(first)
  })

  it('that was lost before the cart was known leaves it unknown, and reads it', async () => {
    const sent: ((answer: CartResponse) => void)[] = []
    const read = vi.fn<Transport['read']>(async () => cartOf('1', 3))
    const engine = new CartEngine({ send: () => new Promise((answer) => sent.push(answer)), read })
    void engine.add(request)
    sent[0]?.(lost)
    await passTime()
    expect(read).toHaveBeenCalledOnce()
    expect([engine.state.isKnown, engine.snapshot.view.count]).toEqual([true, 3])
  })

  it('that was lost while the cart cannot be read leaves no count', async () => {
    const sent: ((answer: CartResponse) => void)[] = []
    const engine = new CartEngine({
      send: () => new Promise((answer) => sent.push(answer)),
      read: () => Promise.reject(new Error('down')),
    })
    void engine.add(request)
    sent[0]?.(lost)
    await passTime()
    expect(engine.state.isKnown).toBe(false)
  })

  it('leaves the id to no other kind of change', async () => {
    const { engine, sent } = start()
    void engine.add(request)
    sent[0]?.answer(lost)
    await passTime()
    engine.remove('a')
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey)
  })
})
