import { describe, expect, it } from 'vitest'
import { type CartIntent, slots } from './cart-intents.ts'
import { viewOf } from './cart-view.ts'
import { type CoreCart, type CoreLine, emptyState } from './engine-types.ts'
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
  shown,
} from './test/engine-steps.ts'

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

  it('shows an added product last, where the platform puts it, and merges it with a line that is the same thing', () => {
    const first = known(cart(1, line('a', 2)))
    const other = after(first, { ...requested('x', add('product-x')), key: 'add:1' } as Event)
    expect(shown(other)).toEqual([
      ['a', 2],
      [undefined, 1],
    ])
    const same = after(first, { ...requested('a', add('product-a', 3)), key: 'add:1' } as Event)
    expect(shown(same)).toEqual([['a', 5]])
  })
})

describe('a line in the view', () => {
  const add1 = (intent: CartIntent) => ({ ...requested('a', intent), key: 'add:1' }) as Event
  const described = (choice: string, text?: string): CoreLine => ({
    ...line('a', 1),
    choices: [{ option: 'Size', choice }],
    customTexts: text === undefined ? [] : [{ title: 'Engraving', value: text }],
  })
  const adding = (choice: string, text?: string): CartIntent => ({
    kind: 'add',
    line: {
      productId: 'product-a',
      choices: [...described(choice).choices],
      customTexts: [...described(choice, text).customTexts],
      quantity: 1,
      preview,
    },
  })
  const preview = { name: 'A', imageUrl: null, price: '' }
  const isMerged = (there: CoreLine, intent: CartIntent) =>
    viewOf(after(known(cart(1, there)), add1(intent))).lines.length === 1

  it('takes an add of the same choices, however they are written, and the same texts', () => {
    expect(isMerged(described('Small'), adding('small'))).toBe(true)
    expect(isMerged(described('Small', 'A'), adding('Small', 'A'))).toBe(true)
    expect(isMerged(described('Small'), adding('Large'))).toBe(false)
    expect(isMerged(described('Small', 'A'), adding('Small', 'a'))).toBe(false)
    expect(isMerged(described('Small', 'A'), adding('Small'))).toBe(false)
    expect(isMerged(described('Small'), adding('Small', 'A'))).toBe(false)
    expect(isMerged({ ...described('Small'), productId: 'other' }, adding('Small'))).toBe(false)
  })

  it('counts an add made after its quantity was set, not one made before', () => {
    const first = known(cart(1, line('a', 1)))
    const setThenAdd = after(first, requested('a', quantity('a', 4)), add1(add('product-a', 2)))
    expect(shown(setThenAdd)).toEqual([['a', 6]])
    const addThenSet = after(first, add1(add('product-a', 2)), requested('a', quantity('a', 4)))
    expect(shown(addThenSet)).toEqual([['a', 4]])
  })

  it('is as the server has it when nothing is open', () => {
    expect(viewOf(known(cart(1, line('a', 2))))).toEqual({
      lines: [
        {
          key: slots.line('a'),
          line: line('a', 2),
          preview: null,
          quantity: 2,
          isPending: false,
          isNew: false,
          error: null,
          problems: [],
        },
      ],
      count: 2,
      isPending: false,
    })
    expect(viewOf(emptyState<CoreCart>())).toEqual({ lines: [], count: 0, isPending: false })
  })

  it('is pending while a change of it or an add to it is open', () => {
    const first = known(cart(1, line('a', 2), line('b', 1)))
    const pending = (state: State) => viewOf(state).lines.map(({ isPending }) => isPending)
    expect(pending(after(first, requested('a', quantity('a', 3))))).toEqual([true, false])
    expect(pending(after(first, add1(add('product-a'))))).toEqual([true, false])
  })

  it('that is brought back is shown as it was, while its removal is in flight, too', () => {
    const gone = after(
      known(cart(1, line('a', 2), line('b', 1))),
      requested('a', { kind: 'remove', lineId: 'a' }),
      sent('a', 'r'),
    )
    const removed = line('a', 2)
    const intent: CartIntent = {
      kind: 'add',
      line: {
        productId: removed.productId ?? '',
        choices: [],
        customTexts: [],
        quantity: 2,
        preview: { name: 'A', imageUrl: null, price: '', line: removed },
      },
    }
    const undone = after(gone, add1(intent))
    expect(viewOf(undone).lines.map((one) => [one.key, one.line])).toEqual([
      [slots.line('b'), line('b', 1)],
      ['add:1', removed],
    ])
  })

  it('of a new product stands last, the newest after the others', () => {
    const state = after(
      known(cart(1, line('a', 1))),
      { ...requested('x', add('product-x')), key: 'add:1' } as Event,
      { ...requested('y', add('product-y', 2)), key: 'add:2' } as Event,
    )
    const { lines, count, isPending } = viewOf(state)
    expect(lines.map(({ key }) => key)).toEqual([slots.line('a'), 'add:1', 'add:2'])
    expect([count, isPending]).toEqual([4, true])
    expect(lines[2]).toEqual({
      key: 'add:2',
      line: null,
      preview: { name: 'product-y', imageUrl: null, price: '' },
      quantity: 2,
      isPending: true,
      isNew: true,
      error: null,
      problems: [],
    })
  })

  it('is not shown for an add that failed', () => {
    const event = { ...requested('x', add('product-x')), key: 'add:1' } as Event
    const lost = [{ code: 'NO_ANSWER', message: '' }]
    const state = after(
      known(cart(1)),
      event,
      { type: 'sent', key: 'add:1', idempotencyKey: 'r' },
      {
        ...answered('x', 'r', null, lost),
        key: 'add:1',
      } as Event,
    )
    expect(viewOf(state)).toMatchObject({ lines: [], isPending: false })
  })

  it('is new when the last add raised it', () => {
    const added = (next: CoreCart) => {
      const state = after(
        known(cart(1, line('a', 1), line('b', 1))),
        add1(add('product-a')),
        { type: 'sent', key: 'add:1', idempotencyKey: 'r' },
        { ...answered('a', 'r', next), key: 'add:1' } as Event,
      )
      return state
    }
    const isNew = (state: State) => viewOf(state).lines.map((one) => one.isNew)
    const raised = added(cart(2, line('a', 2), line('b', 1), line('c', 1)))
    expect(isNew(raised)).toEqual([true, false, true])
    const changed = after(
      raised,
      requested('b', quantity('b', 3)),
      sent('b', 'r2'),
      answered('b', 'r2', cart(3, line('a', 2), line('b', 3), line('c', 1))),
    )
    expect(isNew(changed)).toEqual([true, false, true])
    expect(isNew(added(cart(2, line('a', 1), line('b', 1))))).toEqual([false, false])
  })
})
