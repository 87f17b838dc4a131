import { expect, test, vi } from 'vitest'
import * as messages from '../__generated__/messages/cart.ts'
import { announceAnswers, say, spoken } from './announcements.ts'
import { CartEngine } from './cart-engine.ts'
import type { CartIntent } from './cart-intents.ts'
import type { Problem, Slot } from './engine-types.ts'
import type { CartSnapshot } from './transport.ts'

const engine = new CartEngine({ send: () => new Promise(() => {}), read: async () => null })
announceAnswers(engine)

const cart = {
  lines: [
    { id: 'a', name: 'Mug' },
    { id: 'b', name: 'Bowl' },
  ],
} as unknown as CartSnapshot

/** Returns what is announced for an answer; null for nothing. */
function announcement(
  intent: CartIntent,
  problems: Problem[] = [],
  known: CartSnapshot | null = cart,
) {
  const said = vi.fn()
  const stop = spoken.subscribe(said)
  say('before')
  said.mockClear()
  engine.onAnswer?.({ intent } as Slot, { cart: known, problems })
  stop()
  return said.mock.calls.length > 0 ? spoken.text() : null
}

const line = {
  productId: 'p',
  choices: [],
  customTexts: [],
  quantity: 2,
  preview: { name: 'Mug', imageUrl: null, price: '' },
}

test('what a shopper cannot see happen is announced', () => {
  expect(announcement({ kind: 'add', line })).toBe(
    messages.addedToCart({ quantity: 2, name: 'Mug' }),
  )
  expect(announcement({ kind: 'coupon', code: 'TEN' })).toBe(messages.codeApplied({ code: 'TEN' }))
  expect(announcement({ kind: 'no-coupon' })).toBe(messages.codeRemoved)
  // Never the code, which is worth money.
  expect(announcement({ kind: 'gift-card', code: 'HALDEN25' })).toBe(messages.giftCardApplied)
  expect(announcement({ kind: 'no-gift-card' })).toBe(messages.giftCardRemoved)
  expect(announcement({ kind: 'note', text: '' })).toBe(messages.noteSaved)
})

test('a change of a quantity, a removal and a delivery speak for themselves', () => {
  expect(announcement({ kind: 'quantity', lineId: 'a', quantity: 1 })).toBeNull()
  expect(announcement({ kind: 'remove', lineId: 'a' })).toBeNull()
  expect(announcement({ kind: 'delivery', delivery: { address: null, option: null } })).toBeNull()
})

test('a refusal is announced instead, with the name of its line', () => {
  const problems = [
    { code: 'QUANTITY_CAPPED', message: 'Only 2 left.', lineId: 'b' },
    { code: 'OUT_OF_STOCK', message: 'Sold out.', lineId: 'gone' },
    { code: 'OTHER', message: 'Not now.' },
  ]
  expect(announcement({ kind: 'add', line }, problems)).toBe(
    'Bowl: Only 2 left. Sold out. Not now.',
  )
  expect(announcement({ kind: 'add', line }, problems.slice(0, 1), null)).toBe('Only 2 left.')
})

test('who stopped listening is not called', () => {
  const listener = vi.fn()
  spoken.subscribe(listener)()
  say('Gone.')
  expect(listener).not.toHaveBeenCalled()
})

test('a repeated announcement differs, so that it is read again', () => {
  say('Saved.')
  const first = spoken.text()
  say('Saved.')
  const second = spoken.text()
  say('Saved.')
  expect([first, second.trim()]).toEqual(['Saved.', 'Saved.'])
  expect(second).not.toBe(first)
  expect(spoken.text()).not.toBe(second)
})
