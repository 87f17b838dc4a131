import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartEngine } from './cart-engine.ts'
import { cartOf, request, start } from './test/started-engine.ts'
import type { CartSnapshot } from './transport.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = { cart: null, problems: [{ code: 'OUTCOME_UNKNOWN', message: 'lost' }] }
const passTime = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('when a quantity is sent', () => {
  it('is exactly when nothing was clicked for the debounce', async () => {
    const { engine, sent } = start()
    engine.setQuantity('a', 2)
    await passTime(200)
    engine.setQuantity('a', 3)
    await passTime(299)
    expect(sent).toEqual([])
    await passTime(1)
    expect(sent).toHaveLength(1)
  })

  it('is at once with a flush, which leaves what is in flight or failed alone', async () => {
    const { engine, sent } = start()
    engine.setQuantity('a', 2)
    engine.flush()
    sent[0]?.answer(lost)
    await passTime()
    engine.request('note', { kind: 'note', text: 'x' })
    engine.flush()
    expect(sent.map(({ intent }) => intent.kind)).toEqual(['quantity', 'note'])
    expect(engine.state.slots.find(({ key }) => key === 'line:a')?.error?.code).toBe(
      'OUTCOME_UNKNOWN',
    )
    engine.request('note', { kind: 'note', text: 'later' }, 500)
    engine.flush()
    expect(sent).toHaveLength(2)
  })

  it('is after an add of the same product, not beside it', async () => {
    const { engine, sent } = start()
    void engine.add({ ...request, productId: 'a' })
    engine.remove('a')
    engine.remove('unknown')
    expect(sent.map(({ intent }) => intent.kind)).toEqual(['add', 'remove'])
    expect(sent[1]?.intent).toMatchObject({ lineId: 'unknown' })
    sent[0]?.answer({ cart: cartOf('2', 2), problems: [] })
    await passTime()
    expect(sent[2]?.intent).toEqual({ kind: 'remove', lineId: 'a' })
  })

  it('is after an add of the same product also when it is a number', () => {
    const { engine, sent } = start()
    void engine.add({ ...request, productId: 'a' })
    engine.setQuantity('a', 3)
    engine.flush()
    expect(sent.map(({ intent }) => intent.kind)).toEqual(['add'])
  })

  it('is one by one while there is no cart', async () => {
    const { engine, sent } = start(null)
    void engine.add(request)
    void engine.add({ ...request, productId: 'c' })
    expect(sent).toHaveLength(1)
    sent[0]?.answer({ cart: cartOf('1', 1), problems: [] })
    await passTime()
    expect(sent).toHaveLength(2)
  })
})

describe('settling', () => {
  it('sends what waits, and is done when all of it is answered', async () => {
    const { engine, sent } = start()
    engine.setQuantity('a', 2)
    const settled = vi.fn()
    void engine.settled().then(settled)
    expect(sent).toHaveLength(1)
    engine.request('note', { kind: 'note', text: 'x' })
    sent[0]?.answer({ cart: cartOf('2', 2), problems: [] })
    await passTime()
    expect(settled).not.toHaveBeenCalled()
    sent[1]?.answer({ cart: cartOf('3', 2), problems: [] })
    await passTime()
    expect(settled).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('is false when a change failed, and does not wait for it', async () => {
    const { engine, sent } = start()
    engine.remove('a')
    const settled = engine.settled()
    sent[0]?.answer(lost)
    await passTime()
    await expect(settled).resolves.toBe(false)
    await expect(engine.settled()).resolves.toBe(false)
    await expect(start().engine.settled()).resolves.toBe(true)
  })
})

describe('answers', () => {
  it('are reported with their slot, and a failed one makes the engine read the cart', async () => {
    const { engine, sent, read } = start()
    engine.onAnswer = vi.fn()
    engine.remove('a')
    sent[0]?.answer(lost)
    await passTime()
    expect(engine.onAnswer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'line:a' }),
      lost,
    )
    expect(read).toHaveBeenCalledOnce()
    engine.request('note', { kind: 'note', text: 'x' })
    sent[1]?.answer({ cart: cartOf('2', 1), problems: [] })
    await passTime()
    expect(read).toHaveBeenCalledOnce()
  })

  it('are shown to listeners until they stop, and only where something changed', () => {
    const { engine } = start()
    const listener = vi.fn()
    const stop = engine.subscribe(listener)
    engine.remove('a')
    const calls = listener.mock.calls.length
    expect(calls).toBeGreaterThan(0)
    engine.dispatch({ type: 'read', cart: null, applied: 0 })
    expect(listener).toHaveBeenCalledTimes(calls)
    stop()
    engine.setQuantity('a', 4)
    expect(listener).toHaveBeenCalledTimes(calls)
  })
})

describe('reading the cart', () => {
  it('is left out while the last read is younger than required', async () => {
    const { engine, read } = start()
    await passTime(999)
    await expect(engine.refresh(1000)).resolves.toBe(true)
    expect(read).not.toHaveBeenCalled()
    await passTime(1)
    await engine.refresh(1000)
    expect(read).toHaveBeenCalledOnce()
    read.mockResolvedValue(cartOf('2', 1))
    await expect(engine.refresh()).resolves.toBe(true)
    await engine.refresh(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('that was answered before a change is followed by another one, once for all changes', async () => {
    const { engine, read } = start()
    const answers: ((cart: CartSnapshot | null) => void)[] = []
    read.mockImplementation(() => new Promise((answer) => answers.push(answer)))
    void engine.refresh()
    const changes = Promise.all([engine.refresh(), engine.refresh()])
    expect(answers).toHaveLength(1)
    answers[0]?.(cartOf('1', 1))
    await passTime()
    expect(answers).toHaveLength(2)
    answers[1]?.(cartOf('2', 1))
    await expect(changes).resolves.toEqual([true, true])
    expect(engine.state.cart?.revision).toBe('2')
    expect(answers).toHaveLength(2)
  })

  it('that is in flight is enough where a read of some age would be', async () => {
    const { engine, read } = start()
    await passTime(1000)
    read.mockResolvedValue(cartOf('2', 1))
    await Promise.all([engine.refresh(), engine.refresh(1000)])
    expect(read).toHaveBeenCalledOnce()
  })

  it('removes the failure of the read before, which a change leaves there', async () => {
    const { engine, read } = start()
    await expect(engine.refresh()).resolves.toBe(false)
    engine.setQuantity('a', 2)
    expect(engine.snapshot.failure?.code).toBe('NO_ANSWER')
    read.mockResolvedValue(cartOf('1', 1))
    await engine.refresh()
    expect(engine.snapshot.failure).toBeNull()
    expect(engine.snapshot.view.lines[0]?.quantity).toBe(2)
  })

  it('finds no cart only if no write was answered since it began', async () => {
    let answer: (cart: CartSnapshot | null) => void = () => undefined
    const { engine, sent, read } = start()
    read.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const reading = engine.refresh()
    engine.request('note', { kind: 'note', text: 'x' })
    sent[0]?.answer({ cart: cartOf('2', 1), problems: [] })
    await passTime()
    answer(null)
    await reading
    expect(engine.state.cart?.revision).toBe('2')
    read.mockResolvedValue(null)
    await engine.refresh()
    expect(engine.state).toMatchObject({ cart: null, isKnown: true })
  })

  it('is not needed before the first cart: nothing is known and nothing failed', () => {
    const engine = new CartEngine({ send: vi.fn(), read: vi.fn() })
    expect(engine.snapshot).toMatchObject({ failure: null, state: { cart: null, isKnown: false } })
  })
})
