import { describe, expect, it } from 'vitest'
import { slots } from './cart-intents.ts'
import { rateLimitPause } from './engine-core.ts'
import { dueSlots, nextDueAt } from './engine-queue.ts'
import { type CoreCart, emptyState } from './engine-types.ts'
import {
  add,
  after,
  answered,
  cart,
  type Event,
  known,
  line,
  quantity,
  requested,
  type State,
  sent,
} from './test/engine-steps.ts'

describe('after being too fast', () => {
  it('a write waits from the time of its answer, exactly as long as it has to', () => {
    const tooFast = {
      ...answered('a', 'r', null, [{ code: 'RATE_LIMITED', message: '' }]),
      at: 100,
    }
    const state = after(
      known(cart(1, line('a', 1), line('b', 1))),
      requested('b', quantity('b', 2), 50),
      requested('a', quantity('a', 2)),
      sent('a', 'r'),
      tooFast as Event,
    )
    expect(state.slots.map(({ key, dueAt }) => [key, dueAt])).toEqual([
      ['line:b', 50],
      ['line:a', 100 + rateLimitPause],
    ])
    expect(rateLimitPause).toBe(2500)
  })
})

describe('when something is due', () => {
  const state = after(
    known(cart(1, line('a', 1), line('b', 1), line('c', 1))),
    requested('a', quantity('a', 2), 300),
    requested('b', quantity('b', 2), 200),
    requested('c', quantity('c', 2), 100),
    sent('c', 'r'),
  )

  it('is the earliest time of what waits', () => {
    expect([nextDueAt(state, 0), nextDueAt(state, 199), nextDueAt(state, 200)]).toEqual([
      200, 200, 300,
    ])
  })

  it('is never for what is in flight, failed or already due', () => {
    expect(nextDueAt(state, 300)).toBeNull()
    const lost = [{ code: 'NO_ANSWER', message: '' }]
    const failed = after(
      known(cart(1, line('a', 1))),
      requested('a', quantity('a', 2), 300),
      sent('a', 'r'),
      answered('a', 'r', null, lost),
    )
    expect([nextDueAt(failed, 0), dueSlots(failed, 900)]).toEqual([null, []])
  })

  it('is never while offline', () => {
    expect(nextDueAt(after(state, { type: 'online', isOnline: false }), 0)).toBeNull()
  })
})

describe('what may be sent', () => {
  it('goes in the order of the intents', () => {
    const state = after(
      known(cart(1, line('a', 1), line('b', 1))),
      requested('a', quantity('a', 2), 10),
      requested('b', quantity('b', 2)),
      requested('a', quantity('a', 3)),
    )
    expect(dueSlots(state, 10).map(({ key }) => key)).toEqual(['line:b', 'line:a'])
    const reversed = { ...state, slots: [...state.slots].reverse() }
    expect(dueSlots(reversed, 10).map(({ key }) => key)).toEqual(['line:b', 'line:a'])
  })

  it('sends the earlier of an add and a change of one product first, whichever it is', () => {
    const first = known(cart(1, line('a', 1)))
    const addFirst = { ...requested('a', add('product-a')), key: 'add:1' } as Event
    const set = requested('a', quantity('a', 2))
    const due = (state: State) => dueSlots(state, 0).map(({ key }) => key)
    expect(due(after(first, set, addFirst))).toEqual(['line:a'])
    expect(due(after(first, addFirst, set))).toEqual(['add:1'])
    const flying = after(first, set, addFirst, { type: 'sent', key: 'add:1', idempotencyKey: 'r' })
    expect(due(flying)).toEqual([])
  })

  it('is not held up by a failed change of the same product, by another product, or without one', () => {
    const lost = [{ code: 'NO_ANSWER', message: '' }]
    const failed = after(
      known(cart(1, line('a', 1))),
      requested('a', quantity('a', 2)),
      sent('a', 'r'),
      answered('a', 'r', null, lost),
      { ...requested('a', add('product-a')), key: 'add:1' } as Event,
    )
    expect(dueSlots(failed, 0).map(({ key }) => key)).toEqual(['add:1'])
    const note = (key: string) =>
      ({ ...requested('x', { kind: 'note', text: '' }), key, productId: null }) as Event
    const others = after(
      known(cart(1, line('a', 1))),
      note('note'),
      { ...requested('b', add('product-b')), key: 'add:1' } as Event,
      { ...requested('c', add('product-c')), key: 'add:2', productId: null } as Event,
    )
    expect(dueSlots(others, 0).map(({ key }) => key)).toEqual(['note', 'add:1', 'add:2'])
  })

  it('lets two lines of one product be changed at once', () => {
    const both = after(
      known(cart(1, line('a', 1), line('b', 1))),
      requested('a', quantity('a', 2)),
      { ...requested('b', quantity('b', 2)), productId: 'product-a' } as Event,
    )
    expect(dueSlots(both, 0)).toHaveLength(2)
  })

  it('waits for its time, and sends one write of a line at a time', () => {
    const state = after(known(cart(1, line('a', 1))), requested('a', quantity('a', 2), 300))
    expect(dueSlots(state, 299)).toEqual([])
    expect(dueSlots(state, 300)).toHaveLength(1)
    const flying = after(state, sent('a', 'r'), requested('a', quantity('a', 3)))
    expect(dueSlots(flying, 900)).toEqual([])
  })

  it('lets different lines overlap', () => {
    const state = after(
      known(cart(1, line('a', 1), line('b', 1))),
      requested('a', quantity('a', 2)),
      sent('a', 'r'),
      requested('b', quantity('b', 2)),
    )
    expect(dueSlots(state, 0).map(({ key }) => key)).toEqual([slots.line('b')])
  })

  it('does not let an add and a change of the same product overtake each other', () => {
    const removing = after(
      known(cart(1, line('a', 1))),
      requested('a', { kind: 'remove', lineId: 'a' }),
      sent('a', 'r'),
      { ...requested('a', add('product-a')), key: 'add:1' } as Event,
    )
    expect(dueSlots(removing, 0)).toEqual([])
    expect(dueSlots(after(removing, answered('a', 'r', cart(2))), 0)).toHaveLength(1)
  })

  it('awaits the first write of a browser without a cart', () => {
    const none = after(emptyState<CoreCart>(), { type: 'read', cart: null, applied: 0 })
    const both = after(
      none,
      { ...requested('a', add('product-a')), key: 'add:1' } as Event,
      { ...requested('b', add('product-b')), key: 'add:2' } as Event,
    )
    expect(dueSlots(both, 0).map(({ key }) => key)).toEqual(['add:1'])
    const first = after(both, { type: 'sent', key: 'add:1', idempotencyKey: 'r' })
    expect(dueSlots(first, 0)).toEqual([])
  })

  it('sends nothing while offline, and everything after', () => {
    const state = after(known(cart(1, line('a', 1))), { type: 'online', isOnline: false })
    const queued = after(state, requested('a', quantity('a', 2)))
    expect(dueSlots(queued, 0)).toEqual([])
    expect(dueSlots(after(queued, { type: 'online', isOnline: true }), 0)).toHaveLength(1)
  })
})
