import { describe, expect, it } from 'vitest'
import { type CartIntent, slots } from './cart-intents.ts'
import { viewOf } from './cart-view.ts'
import { reduce } from './engine-core.ts'
import { dueSlots, nextDueAt } from './engine-queue.ts'
import {
  type CoreCart,
  type CoreLine,
  type EngineEvent,
  type EngineState,
  emptyState,
  type Problem,
} from './engine-types.ts'

type State = EngineState<CoreCart>
type Event = EngineEvent<CoreCart>

const line = (id: string, quantity: number): CoreLine => ({
  id,
  name: id,
  productId: `product-${id}`,
  quantity,
  choices: [],
  customTexts: [],
})
const cart = (revision: number, ...lines: CoreLine[]): CoreCart => ({
  id: 'cart',
  revision: String(revision),
  lines,
})
const after = (state: State, ...events: Event[]) => events.reduce(reduce<CoreCart>, state)
const known = (first: CoreCart) =>
  after(emptyState<CoreCart>(), { type: 'read', cart: first, applied: 0 })

const quantity = (lineId: string, wanted: number): CartIntent => ({
  kind: 'quantity',
  lineId,
  quantity: wanted,
})
const requested = (lineId: string, intent: CartIntent, dueAt = 0): Event => ({
  type: 'requested',
  key: slots.line(lineId),
  intent,
  productId: `product-${lineId}`,
  dueAt,
})
const sent = (lineId: string, requestId: string): Event => ({
  type: 'sent',
  key: slots.line(lineId),
  requestId,
})
const answered = (
  lineId: string,
  requestId: string,
  answer: CoreCart | null,
  problems: Problem[] = [],
): Event => ({
  type: 'answered',
  key: slots.line(lineId),
  requestId,
  cart: answer,
  problems,
  at: 0,
})
const add = (productId: string, pieces = 1): CartIntent => ({
  kind: 'add',
  line: {
    productId,
    choices: [],
    customTexts: [],
    quantity: pieces,
    preview: { name: productId, imageUrl: null, price: '' },
  },
})
const shown = (state: State) => viewOf(state).lines.map((one) => [one.line?.id, one.quantity])

describe('what is shown', () => {
  it('shows an intent at once and keeps the server cart', () => {
    const state = after(known(cart(1, line('a', 1))), requested('a', quantity('a', 4)))
    expect(shown(state)).toEqual([['a', 4]])
    expect(state.cart?.lines[0]?.quantity).toBe(1)
    expect(viewOf(state)).toMatchObject({ count: 4, isPending: true })
  })

  it('hides a removed line, and brings it back with the reason when the removal fails', () => {
    const gone = after(
      known(cart(1, line('a', 1))),
      requested('a', { kind: 'remove', lineId: 'a' }),
    )
    expect(shown(gone)).toEqual([])
    const problem = { code: 'UPSTREAM_UNAVAILABLE', message: 'no answer' }
    const back = after(gone, sent('a', 'r'), answered('a', 'r', null, [problem]))
    expect(viewOf(back).lines[0]?.error).toEqual(problem)
  })

  it('shows an added product first, and merges it with a line that is the same thing', () => {
    const first = known(cart(1, line('a', 2)))
    const other = after(first, { ...requested('x', add('product-x')), key: 'add:1' } as Event)
    expect(shown(other)).toEqual([
      [undefined, 1],
      ['a', 2],
    ])
    const same = after(first, { ...requested('a', add('product-a', 3)), key: 'add:1' } as Event)
    expect(shown(same)).toEqual([['a', 5]])
  })
})

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

describe('what may be sent', () => {
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
    const first = after(both, { type: 'sent', key: 'add:1', requestId: 'r' })
    expect(dueSlots(first, 0)).toEqual([])
  })

  it('sends nothing while offline, and everything after', () => {
    const state = after(known(cart(1, line('a', 1))), { type: 'online', isOnline: false })
    const queued = after(state, requested('a', quantity('a', 2)))
    expect(dueSlots(queued, 0)).toEqual([])
    expect(dueSlots(after(queued, { type: 'online', isOnline: true }), 0)).toHaveLength(1)
  })
})
