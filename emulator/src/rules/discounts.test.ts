import Big from 'big.js'
import { expect, it } from 'vitest'
import type { MerchantDiscount, StoredCoupon } from '../rows/commerce-rows.ts'
import { type Discountable, takeCoupon, takeMerchantDiscount } from './discounts.ts'

const lines = (): Discountable[] =>
  (
    [
      ['a', 'mug', 30],
      ['b', 'jug', 10],
      ['c', undefined, 20],
    ] as const
  ).map(([id, productId, price]) => ({
    id,
    ...(productId && { productId }),
    left: new Big(price),
    discount: new Big(0),
  }))
const coupon = (own: Partial<StoredCoupon>): StoredCoupon => ({
  id: 'coupon',
  code: 'X',
  name: 'X',
  kind: 'FIXED_AMOUNT',
  value: '6',
  usageCount: 0,
  usedBy: {},
  disabled: false,
  ...own,
})
const amounts = (all: Discountable[]) =>
  all.map(({ left, discount }) => [left.toNumber(), discount.toNumber()])

it('a discount of the merchant is spread over all lines in proportion to their prices', () => {
  const all = lines()
  const merchant: MerchantDiscount = { amount: '6' }
  const { amount, ...applied } = takeMerchantDiscount(all, merchant, 'USD')
  expect(applied).toEqual({ source: { merchant }, scope: 'GLOBAL', lineItemIds: [] })
  expect(amount.toNumber()).toBe(6)
  expect(amounts(all)).toEqual([
    [27, 3],
    [9, 1],
    [18, 2],
  ])
})

it('one for some lines leaves the others alone, and no line is below zero', () => {
  const all = lines()
  const merchant: MerchantDiscount = { amount: '50', lineItemIds: ['b', 'c'] }
  const { amount, ...applied } = takeMerchantDiscount(all, merchant, 'USD')
  expect(applied).toEqual({
    source: { merchant },
    scope: 'SPECIFIC_ITEMS',
    lineItemIds: ['b', 'c'],
  })
  expect(amount.toNumber()).toBe(30)
  expect(amounts(all)).toEqual([
    [30, 0],
    [0, 10],
    [0, 20],
  ])
})

it('a coupon for all products, of an amount and of a percentage', () => {
  const six = takeCoupon(lines(), coupon({}), 'USD')
  expect(six).toMatchObject({ source: { coupon: coupon({}) }, scope: 'GLOBAL', lineItemIds: [] })
  expect(six.amount.toNumber()).toBe(6)
  expect(
    takeCoupon(lines(), coupon({ kind: 'PERCENTAGE', value: '15' }), 'USD').amount.toNumber(),
  ).toBe(9)
})

it('a coupon for some products names their lines; one without a product is none of them', () => {
  const all = lines()
  const applied = takeCoupon(all, coupon({ productIds: ['jug'], value: '4' }), 'USD')
  expect(applied).toMatchObject({ scope: 'SPECIFIC_ITEMS', lineItemIds: ['b'] })
  expect(amounts(all)).toEqual([
    [30, 0],
    [6, 4],
    [20, 0],
  ])
  expect(takeCoupon(lines(), coupon({ productIds: [] }), 'USD').amount.toNumber()).toBe(0)
})

it('free shipping takes nothing off the lines', () => {
  const all = lines()
  const applied = takeCoupon(all, coupon({ kind: 'FREE_SHIPPING' }), 'USD')
  expect(applied).toMatchObject({ scope: 'SHIPPING', lineItemIds: [] })
  expect(applied.amount.toNumber()).toBe(0)
  expect(amounts(all).map(([, discount]) => discount)).toEqual([0, 0, 0])
})
