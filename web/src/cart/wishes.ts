// What a person can want of a cart, and when two wants may not travel at the same time.
import type { CartLineRequest } from '../lib/cart-signal.ts'

export type Delivery = {
  address: { country: string; subdivision?: string; postalCode?: string } | null
  option: { code: string; carrierId?: string } | null
}

export type Wish =
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  | { kind: 'add'; line: CartLineRequest }
  | { kind: 'coupon'; code: string }
  | { kind: 'no-coupon' }
  | { kind: 'note'; text: string }
  | { kind: 'delivery'; delivery: Delivery }

/** What a wish is about: only one write of a slot is under way at a time. */
export const slots = {
  line: (lineId: string) => `line:${lineId}`,
  coupon: 'coupon',
  note: 'note',
  delivery: 'delivery',
  /** Problems that belong to nothing in particular. */
  cart: 'cart',
} as const

/** Two wishes of the same kind that ask for the same, word by word. */
export function isSameWish(one: Wish, other: Wish): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
