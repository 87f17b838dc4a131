import { expect, test } from 'vitest'
import { isShipped } from './is-shipped.ts'

const cart = (...shippable: (boolean | null | undefined)[]) => ({
  lines: shippable.map((one) => ({
    physicalProperties: one === undefined ? null : { shippable: one },
  })),
})

test('a cart is delivered unless all of its lines are known to need no delivery', () => {
  expect([cart(false), cart(false, false)].map(isShipped)).toEqual([false, false])
  expect([cart(false, true), cart(null), cart(undefined), cart(), null].map(isShipped)).toEqual([
    ...[true, true, true, true, true],
  ])
})
