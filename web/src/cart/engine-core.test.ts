import { describe, expect, it } from 'vitest'
import { type CartIntent, slots } from './cart-intents.ts'
import { viewOf } from './cart-view.ts'
import { dueSlots, nextDueAt } from './engine-queue.ts'
import { type CoreCart, emptyState, type Problem } from './engine-types.ts'
import {
  after,
  answered,
  cart,
  type Event,
  known,
  line,
  quantity,
  requested,
  sent,
  shown,
} from './test/engine-steps.ts'

describe('answers', () => {
  it('drops a cart older than the last one', () => {
    const state = known(cart(5, line('a', 5)))
    const old = after(state, { type: 'read', cart: cart(4, line('a', 1)), applied: 0 })
    expect(old.cart?.revision).toBe('5')
  })

  it('compares revisions as numbers of any length', () => {
    const state = known(cart(9, line('a', 1)))
    expect(after(state, { type: 'read', cart: cart(10), applied: 0 }).cart?.revision).toBe('10')
  })

  it('follows a new cart, and never goes back to the one before', () => {
    const fresh = { ...cart(1, line('b', 1)), id: 'next' }
    const state = after(known(cart(7, line('a', 1))), { type: 'read', cart: fresh, applied: 0 })
    expect(state.cart?.id).toBe('next')
    expect(after(state, { type: 'read', cart: cart(8), applied: 0 }).cart?.id).toBe('next')
  })

  it('ignores a "no cart" that was requested before a write was answered', () => {
    const state = after(
      known(cart(1, line('a', 1))),
      requested('a', quantity('a', 2)),
      sent('a', 'r'),
    )
    const done = after(state, answered('a', 'r', cart(2, line('a', 2))))
    expect(after(done, { type: 'read', cart: null, applied: 0 }).cart).not.toBeNull()
    expect(after(done, { type: 'read', cart: null, applied: 1 }).cart).toBeNull()
  })

  it('takes a cart of the same revision', () => {
    const same = cart(5, line('a', 2))
    const state = after(known(cart(5, line('a', 1))), { type: 'read', cart: same, applied: 0 })
    expect(state.cart).toBe(same)
  })

  it('ignores a "no cart" while a write is in flight, and knows it afterwards', () => {
    const none: Event = { type: 'read', cart: null, applied: 0 }
    const empty = after(emptyState<CoreCart>(), none)
    expect([empty.isKnown, empty.cart]).toEqual([true, null])
    const state = after(known(cart(1, line('a', 1))), requested('a', quantity('a', 2)))
    expect(after(state, none).cart).toBeNull()
    expect(after(state, sent('a', 'r'), none).cart).not.toBeNull()
  })

  it('knows the cart once a write was answered', () => {
    const state = after(emptyState<CoreCart>(), requested('a', quantity('a', 2)), sent('a', 'r'))
    expect(state.isKnown).toBe(false)
    expect(after(state, answered('a', 'r', cart(1))).isKnown).toBe(true)
  })

  it('takes only the cart from an answer to a request that was replaced', () => {
    const problem = { code: 'OUT_OF_STOCK', message: '' }
    const state = after(
      known(cart(1, line('a', 1))),
      requested('a', quantity('a', 2)),
      sent('a', 'r2'),
      answered('a', 'r1', cart(2, line('a', 5)), [problem]),
    )
    expect(state).toMatchObject({ cart: { revision: '2' }, applied: 1, problems: {} })
    expect(state.slots).toHaveLength(1)
    expect(state.slots[0]?.inFlight?.idempotencyKey).toBe('r2')
  })

  it('forgets no problem of another line, and removes its own with the next intent', () => {
    const problem = { code: 'OUT_OF_STOCK', message: '' }
    const refused = (id: string, revision: number): Event[] => [
      requested(id, quantity(id, 2)),
      sent(id, id),
      answered(id, id, cart(revision, line('a', 1), line('b', 1)), [problem]),
    ]
    const state = after(
      known(cart(1, line('a', 1), line('b', 1))),
      ...refused('a', 2),
      ...refused('b', 3),
    )
    expect(state.problems).toEqual({ 'line:a': [problem], 'line:b': [problem] })
    expect(after(state, requested('a', quantity('a', 1))).problems).toEqual({ 'line:b': [problem] })
    expect(after(state, { type: 'dropped', key: 'line:a' }).problems).toEqual({
      'line:b': [problem],
    })
    const retried = after(state, { type: 'retried', key: 'line:b', at: 1 })
    expect(retried.problems).toEqual({ 'line:a': [problem] })
    const done = after(
      state,
      requested('a', quantity('a', 3)),
      sent('a', 'next'),
      answered('a', 'next', cart(4, line('a', 3), line('b', 1))),
    )
    expect(done.problems).toEqual({ 'line:a': [], 'line:b': [problem] })
  })

  it('puts all problems of a line together, and those of a line that is gone beside the change', () => {
    const [one, two, gone] = ['a', 'a', 'x'].map((lineId, index) => ({
      code: `P${index}`,
      message: '',
      lineId,
    })) as [Problem, Problem, Problem]
    const state = after(
      known(cart(1, line('a', 1), line('b', 1))),
      requested('b', quantity('b', 2)),
      sent('b', 'r'),
      answered('b', 'r', cart(2, line('a', 1), line('b', 2)), [one, gone, two]),
    )
    expect(state.problems).toEqual({ 'line:a': [one, two], 'line:b': [gone] })
  })

  it('takes the cart from an answer whose intent was dropped, or was never sent', () => {
    const waiting = after(known(cart(1, line('a', 1))), requested('a', quantity('a', 2)))
    const dropped = after(waiting, sent('a', 'r'), { type: 'dropped', key: slots.line('a') })
    for (const state of [waiting, dropped]) {
      const next = after(state, answered('a', 'r', cart(2, line('a', 5))))
      expect([next.cart?.revision, next.slots]).toEqual(['2', state.slots])
    }
  })

  it('keeps what failed while there is no cart, and its problems beside it', () => {
    const lost = [{ code: 'NO_ANSWER', message: '', lineId: 'a' }]
    const fail = (problems: Problem[]) =>
      after(
        emptyState<CoreCart>(),
        requested('a', quantity('a', 2)),
        sent('a', 'r'),
        answered('a', 'r', null, problems),
      )
    expect(fail(lost).slots).toMatchObject([{ error: lost[0] }])
    const refused = [{ code: 'OUT_OF_STOCK', message: '', lineId: 'a' }]
    expect(fail(refused).problems).toEqual({ 'line:a': refused })
  })

  it('adds the problems of the server to those there are', () => {
    const problem = { code: 'OUT_OF_STOCK', message: '' }
    const state = after(
      known(cart(1)),
      { type: 'serverProblems', problems: { coupon: [problem] } },
      { type: 'serverProblems', problems: { cart: [problem] } },
    )
    expect(state.problems).toEqual({ coupon: [problem], cart: [problem] })
  })

  it.each(['UPSTREAM_UNAVAILABLE', 'OUTCOME_UNKNOWN', 'NO_ANSWER'])(
    'keeps the intent of a write that ended with %s, also among other problems',
    (code) => {
      const lost = { code, message: '' }
      const state = after(
        known(cart(1, line('a', 1))),
        requested('a', quantity('a', 2)),
        sent('a', 'r'),
        answered('a', 'r', null, [{ code: 'OTHER', message: '' }, lost]),
      )
      expect(state.slots).toMatchObject([{ error: lost, inFlight: null, retryId: 'r' }])
    },
  )

  it('lets a failed removal go once the line is gone, and a failed coupon never', () => {
    const lost = [{ code: 'NO_ANSWER', message: '' }]
    const failed = (intent: CartIntent) =>
      after(
        known(cart(1, line('a', 1))),
        requested('a', intent),
        sent('a', 'r'),
        answered('a', 'r', null, lost),
      )
    const read = (next: CoreCart): Event => ({ type: 'read', cart: next, applied: 1 })
    const removal = failed({ kind: 'remove', lineId: 'a' })
    expect(after(removal, read(cart(2, line('a', 1)))).slots).toHaveLength(1)
    expect(after(removal, read(cart(2, line('b', 1)))).slots).toEqual([])
    const other = failed(quantity('a', 2))
    expect(after(other, read(cart(2, line('b', 2)))).slots).toHaveLength(1)
    expect(after(other, read(cart(2, line('a', 3)))).slots).toHaveLength(1)
    expect(after(failed({ kind: 'coupon', code: 'A' }), read(cart(2))).slots).toHaveLength(1)
  })

  it('sends a retried intent without its error, from the given time on', () => {
    const lost = [{ code: 'NO_ANSWER', message: '' }]
    const state = after(
      known(cart(1, line('a', 1), line('b', 1))),
      requested('b', quantity('b', 5), 900),
      requested('a', quantity('a', 2)),
      sent('a', 'r'),
      answered('a', 'r', null, lost),
      { type: 'retried', key: slots.line('a'), at: 70 },
    )
    expect(state.slots).toMatchObject([
      { key: 'line:b', dueAt: 900, error: null },
      { key: 'line:a', dueAt: 70, error: null, retryId: 'r' },
    ])
  })

  it('keeps the newer intent when an older one is answered', () => {
    const state = after(
      known(cart(1, line('a', 1))),
      requested('a', quantity('a', 2)),
      sent('a', 'r1'),
      requested('a', quantity('a', 3)),
      answered('a', 'r1', cart(2, line('a', 2))),
    )
    expect(shown(state)).toEqual([['a', 3]])
    expect(state.slots[0]).toMatchObject({ inFlight: null, retryId: null })
  })

  it('repeats a lost write under its own id, and lets it go once the cart shows it done', () => {
    const lost = after(
      known(cart(1, line('a', 1))),
      requested('a', quantity('a', 2)),
      sent('a', 'r1'),
      answered('a', 'r1', null, [{ code: 'OUTCOME_UNKNOWN', message: '' }]),
    )
    expect(dueSlots(lost, 1)).toEqual([])
    const again = after(lost, { type: 'retried', key: slots.line('a'), at: 1 })
    expect(dueSlots(again, 1)[0]?.retryId).toBe('r1')
    const seen = after(lost, { type: 'read', cart: cart(2, line('a', 2)), applied: 1 })
    expect(seen.slots).toEqual([])
  })

  it('puts a capped quantity beside its line', () => {
    const capped = { code: 'QUANTITY_CAPPED', message: 'Only 2 left', lineId: 'a' }
    const state = after(
      known(cart(1, line('a', 1))),
      requested('a', quantity('a', 9)),
      sent('a', 'r'),
      answered('a', 'r', cart(2, line('a', 2)), [capped]),
    )
    expect(viewOf(state).lines[0]).toMatchObject({ quantity: 2, problems: [capped] })
  })

  it('waits a while after being too fast', () => {
    const state = after(
      known(cart(1, line('a', 1))),
      requested('a', quantity('a', 2)),
      sent('a', 'r'),
      answered('a', 'r', null, [{ code: 'RATE_LIMITED', message: '' }]),
    )
    expect(dueSlots(state, 1)).toEqual([])
    expect(nextDueAt(state, 1)).toBeGreaterThan(1000)
    expect(state.slots[0]?.retryId).toBe('r')
  })
})
