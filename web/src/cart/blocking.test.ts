import { expect, test, vi } from 'vitest'
import * as messages from '../__generated__/messages/cart.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import { blockingEntries, totalsState } from './blocking.ts'
import type { CartEngine } from './cart-engine.ts'
import type { Problem } from './engine-types.ts'
import { lineAnchor } from './line-anchor.ts'
import { isBeyondRepair } from './problem-fix.ts'
import type { CartSnapshot } from './transport.ts'

const engine = { remove: vi.fn(), setQuantity: vi.fn() }

/** The entry of a cart's only problem. */
function entryOf(problem: Partial<Problem>, by: typeof engine | null = engine) {
  const all = { code: 'OTHER', message: '', lineId: 'a', ...problem }
  const cart = { lines: [{ id: 'b' }, { id: 'a', name: 'Mug' }], problems: [all] }
  const entries = blockingEntries(
    cart as unknown as CartSnapshot,
    by as unknown as CartEngine,
    '/cart',
  )
  expect(entries).toHaveLength(1)
  return entries[0]
}

const fields = { lineId: 'a', returnTo: '/cart' }
const removal = { label: commonMessages.remove, action: '/forms/remove-line', fields }

test('without a cart nothing blocks', () => {
  expect(blockingEntries(null, null, '/cart')).toEqual([])
})

test('a new price of a line, which changes no revision, is another state of the totals', () => {
  const stateOf = (display: string) =>
    totalsState({ revision: '3', subtotal: { display }, lines: [], problems: [] } as never)
  expect(stateOf('$31.00')).toBe(stateOf('$31.00'))
  expect(stateOf('$37.00')).not.toBe(stateOf('$31.00'))
})

test('a line is set to what is left of it', () => {
  const entry = entryOf({ code: 'LINE_PARTIALLY_AVAILABLE', availableQuantity: 2 })
  expect(entry).toMatchObject({
    name: 'Mug',
    fix: {
      label: messages.setTo({ left: 2 }),
      action: '/forms/set-quantity',
      fields: { ...fields, quantity: '2' },
    },
  })
  entry?.fix?.run()
  expect(engine.setQuantity).toHaveBeenCalledExactlyOnceWith('a', 2)
})

test.each<Partial<Problem>>([
  { code: 'LINE_NOT_AVAILABLE' },
  { code: 'OUT_OF_STOCK', availableQuantity: 2 },
  { code: 'PRODUCT_NOT_AVAILABLE' },
  { suggestedFix: 'REMOVE_LINE_ITEM' },
  { code: 'LINE_PARTIALLY_AVAILABLE', availableQuantity: 0 },
  { code: 'LINE_PARTIALLY_AVAILABLE', availableQuantity: null },
])('a line with %j can only be removed', (problem) => {
  const entry = entryOf(problem)
  expect(entry?.fix).toMatchObject(removal)
  engine.remove.mockClear()
  entry?.fix?.run()
  expect(engine.remove).toHaveBeenCalledExactlyOnceWith('a')
})

test('on the server a fix is a form, and its script does nothing', () => {
  engine.remove.mockClear()
  engine.setQuantity.mockClear()
  entryOf({ code: 'OUT_OF_STOCK' }, null)?.fix?.run()
  entryOf({ code: 'LINE_PARTIALLY_AVAILABLE', availableQuantity: 1 }, null)?.fix?.run()
  expect([engine.remove, engine.setQuantity].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a line of which one piece is left is not beyond repair', () => {
  const partly = { code: 'LINE_PARTIALLY_AVAILABLE', message: '' }
  const quantities = [null, 0, 1, 2]
  expect(
    quantities.map((availableQuantity) => isBeyondRepair({ ...partly, availableQuantity })),
  ).toEqual([true, true, false, false])
})

test('the drawer and the page show a line under different ids', () => {
  expect([lineAnchor('a'), lineAnchor('a', true)]).toEqual(['line-a', 'drawer-line-a'])
})

test.each<Partial<Problem>>([
  { suggestedFix: 'TRY_AGAIN' },
  { availableQuantity: 0 },
  { code: 'LINE_NOT_AVAILABLE', lineId: null },
])('nothing fixes %j', (problem) => {
  expect(entryOf(problem)?.fix).toBeNull()
})

test('a problem of the whole cart has no name', () => {
  expect(entryOf({ lineId: null })?.name).toBeUndefined()
})
