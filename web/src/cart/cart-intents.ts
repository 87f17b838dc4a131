// Cart intents: changes a shopper makes, and the slot each belongs to.
import type { CartLineRequest } from '../lib/cart-signal.ts'

export type Delivery = {
  address: { country: string; subdivision?: string; postalCode?: string } | null
  option: { code: string; carrierId?: string } | null
}

export type CartIntent =
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  | { kind: 'add'; line: CartLineRequest }
  | { kind: 'coupon'; code: string }
  | { kind: 'no-coupon' }
  | { kind: 'gift-card'; code: string }
  | { kind: 'no-gift-card' }
  | { kind: 'note'; text: string }
  | { kind: 'delivery'; delivery: Delivery }

/** Keys of slots. A slot is the subject of an intent; it has at most one write in flight. */
export const slots = {
  line: (lineId: string) => `line:${lineId}`,
  coupon: 'coupon',
  giftCard: 'gift-card',
  note: 'note',
  delivery: 'delivery',
  /** Problems of the cart as a whole. */
  cart: 'cart',
} as const

/** Returns whether two intents have the same kind and the same values. */
export function isSameIntent(one: CartIntent, other: CartIntent): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
