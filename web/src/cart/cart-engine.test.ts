import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartOf, request, start } from './test/started-engine.ts'

describe('CartEngine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('sends the last number of a row of clicks, once', async () => {
    const { engine, sent } = start()
    for (const quantity of [2, 3, 4]) engine.setQuantity('a', quantity)
    expect(engine.snapshot.view.count).toBe(4)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    expect(sent.map(({ intent }) => intent)).toEqual([
      { kind: 'quantity', lineId: 'a', quantity: 4 },
    ])
  })

  it('sends a removal at once, and what waits when the page goes', () => {
    const { engine, sent } = start()
    engine.setQuantity('a', 2)
    engine.flush()
    expect(sent).toHaveLength(1)
    const other = start()
    other.engine.remove('a')
    expect(other.sent).toHaveLength(1)
  })

  it('gives a refused add back to its form, and repeats a lost one under the same id', async () => {
    const { engine, sent } = start()
    const first = engine.add(request)
    const lost = { code: 'OUTCOME_UNKNOWN', message: 'lost' }
    sent[0]?.answer({ cart: null, problems: [lost] })
    await expect(first).resolves.toEqual({ problems: [lost] })
    expect(engine.state.slots).toEqual([])
    void engine.add(request)
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
  })

  it('keeps the intent of a write without a response until it is retried', async () => {
    const { engine, sent } = start()
    engine.setQuantity('a', 5)
    await vi.advanceTimersByTimeAsync(300)
    sent[0]?.answer({ cart: null, problems: [{ code: 'UPSTREAM_UNAVAILABLE', message: '' }] })
    await vi.advanceTimersByTimeAsync(10)
    expect(engine.snapshot.view.lines[0]).toMatchObject({ quantity: 5, isPending: false })
    engine.retry('line:a')
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
    sent[1]?.answer({ cart: cartOf('2', 5), problems: [] })
    await expect(engine.settled()).resolves.toBe(true)
  })

  it('says why when the cart cannot be read, and keeps the one it has', async () => {
    const { engine } = start()
    await engine.refresh()
    expect(engine.snapshot.failure?.code).toBe('NO_ANSWER')
    expect(engine.state.cart?.revision).toBe('1')
  })
})
