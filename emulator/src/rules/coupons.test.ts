import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { seedCoupons } from '../coupons.ts'
import { guidOf } from '../ids.ts'
import { type CouponUse, couponProblem, couponStatus } from './coupons.ts'
import { takeCoupon, takeMerchantDiscount } from './discounts.ts'

const now = new Date('2026-11-20T00:00:00.000Z')
const coupons = seedCoupons(now.getTime())
const mug = guidOf('product', 'morning-mug')

function coupon(code: string) {
  const found = coupons.find((one) => one.code === code)
  if (!found) throw new Error(`The seed has no ${code}`)
  return found
}

const use = (own: Partial<CouponUse> = {}): CouponUse => ({
  now,
  customers: ['visitor:1', 'a@b.co'],
  subtotal: new Big(56),
  productIds: [mug],
  currency: 'USD',
  ...own,
})

describe('when a coupon applies', () => {
  it.each([
    ['SPRING10', undefined],
    ['FIVEOFF', undefined],
    ['SHIPFREE', undefined],
    ['MUGLOVE', undefined],
    ['ONCE15', undefined],
    ['BIG20', 'ERROR_COUPON_NOT_APPLICABLE'],
    ['LASTYEAR', 'ERROR_COUPON_HAS_EXPIRED'],
    ['NEXTYEAR', 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
    ['FIRST50', 'ERROR_COUPON_USAGE_EXCEEDED'],
    ['PAUSED', 'ERROR_COUPON_IS_DISABLED'],
  ])('%s: %s', (code, problem) => {
    expect(couponProblem(coupon(code), use())?.code).toBe(problem)
  })

  it('a minimum is met by exactly its amount', () => {
    expect(couponProblem(coupon('BIG20'), use({ subtotal: new Big('99.99') }))).toBeDefined()
    expect(couponProblem(coupon('BIG20'), use({ subtotal: new Big(100) }))).toBeUndefined()
  })

  it('one for a product needs the product', () => {
    expect(couponProblem(coupon('MUGLOVE'), use({ productIds: [] }))).toMatchObject({
      code: 'ERROR_COUPON_NOT_APPLICABLE',
      status: 428,
    })
  })

  it.each(['visitor:1', 'a@b.co'])('a limit per customer counts by %s', (customer) => {
    const used = { ...coupon('ONCE15'), usedBy: { [customer]: 1 } }
    expect(couponProblem(used, use())?.code).toBe('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED')
    expect(couponProblem(used, use({ customers: ['visitor:2'] }))).toBeUndefined()
  })

  it('says its state to the owner', () => {
    const states = coupons.map((one) => [one.code, couponStatus(one, now)])
    expect(Object.fromEntries(states)).toMatchObject({
      SPRING10: 'ACTIVE',
      LASTYEAR: 'EXPIRED',
      NEXTYEAR: 'NOT_ACTIVE_YET',
      FIRST50: 'USED_UP',
      PAUSED: 'DISABLED',
    })
  })
})

describe('what a discount takes off', () => {
  const lines = () => [
    { id: 'a', productId: mug, left: new Big('56'), discount: new Big(0) },
    { id: 'b', productId: 'other', left: new Big('9.99'), discount: new Big(0) },
  ]

  it.each([
    ['SPRING10', '6.6', ['5.6', '1'], 'GLOBAL'],
    ['FIVEOFF', '5', ['4.24', '0.76'], 'GLOBAL'],
    ['MUGLOVE', '11.2', ['11.2', '0'], 'SPECIFIC_ITEMS'],
    ['SHIPFREE', '0', ['0', '0'], 'SHIPPING'],
  ])('%s takes %s as %j (%s)', (code, amount, parts, scope) => {
    const touched = lines()
    const applied = takeCoupon(touched, coupon(code), 'USD')
    expect(applied.amount.toFixed()).toBe(amount)
    expect(applied.scope).toBe(scope)
    expect(touched.map((line) => line.discount.toFixed())).toEqual(parts)
  })

  it('never takes more than there is', () => {
    const touched = lines()
    const applied = takeCoupon(touched, { ...coupon('FIVEOFF'), value: '500' }, 'USD')
    expect(applied.amount.toFixed()).toBe('65.99')
    expect(touched.map((line) => line.left.toFixed())).toEqual(['0', '0'])
  })

  it('a merchant’s discount may name its lines', () => {
    const touched = lines()
    const applied = takeMerchantDiscount(touched, { amount: '12', lineItemIds: ['b'] }, 'USD')
    expect(applied.amount.toFixed()).toBe('9.99')
    expect(applied.lineItemIds).toEqual(['b'])
    expect(touched[0]?.discount.toFixed()).toBe('0')
  })
})

describe('the limits of a coupon', () => {
  const at = (own: Partial<ReturnType<typeof coupon>>, customer = 'a@b.co') =>
    couponProblem({ ...coupon('SPRING10'), ...own }, use({ customers: [customer] }))
  const later = new Date(now.getTime() + 1).toISOString()

  it('begins at its moment, and ends at its moment', () => {
    expect(at({ startsAt: now.toISOString() })).toBeUndefined()
    expect(at({ startsAt: later })?.description).toBe('This coupon is not active yet')
    expect(at({ expiresAt: later })).toBeUndefined()
    expect(at({ expiresAt: now.toISOString() })?.description).toBe('This coupon has expired')
  })

  it('is used up by the last use, and by none without a limit', () => {
    expect(at({ usageLimit: 3, usageCount: 2 })).toBeUndefined()
    expect(at({ usageLimit: 3, usageCount: 3 })?.description).toBe('This coupon has been used up')
    const { usageLimit: _, ...unlimited } = { ...coupon('SPRING10'), usageCount: 1e6 }
    expect(couponProblem(unlimited, use())).toBeUndefined()
  })

  it('counts the uses of a customer', () => {
    const limited = { limitPerCustomer: 2, usedBy: { 'a@b.co': 2, 'c@d.co': 1 } }
    expect(at(limited)?.description).toBe('This coupon works 2 times per customer')
    expect(at(limited, 'c@d.co')).toBeUndefined()
    const once = { limitPerCustomer: 1, usedBy: { 'a@b.co': 1 } }
    expect(at(once)?.description).toBe('This coupon works once per customer')
  })

  it('says what is missing', () => {
    expect(at({ disabled: true })?.description).toBe('This coupon is switched off')
    expect(at({ minimumSubtotal: '100' })?.description).toBe(
      'This coupon needs a subtotal of at least $100.00',
    )
    expect(at({ productIds: ['other'] })?.description).toBe(
      'This coupon is for products that are not in the cart',
    )
  })
})
