// Seeds one coupon of every kind and state, with readable codes.
import { guidOf } from './ids.ts'
import type { StoredCoupon } from './rows/commerce-rows.ts'

const day = 86_400_000

type SeedCoupon = Pick<StoredCoupon, 'code' | 'name' | 'kind' | 'value'> & Partial<StoredCoupon>

export function seedCoupons(seedTime: number): StoredCoupon[] {
  const at = (days: number) => new Date(seedTime + days * day).toISOString()
  const coupons: SeedCoupon[] = [
    { code: 'SPRING10', name: 'Ten percent off', kind: 'PERCENTAGE', value: '10' },
    { code: 'FIVEOFF', name: 'Five dollars off', kind: 'FIXED_AMOUNT', value: '5' },
    { code: 'SHIPFREE', name: 'Free delivery', kind: 'FREE_SHIPPING', value: '0' },
    {
      code: 'MUGLOVE',
      name: 'A fifth off the Morning Mug',
      kind: 'PERCENTAGE',
      value: '20',
      productIds: [guidOf('product', 'morning-mug')],
    },
    {
      code: 'BIG20',
      name: 'Twenty off from one hundred',
      kind: 'FIXED_AMOUNT',
      value: '20',
      minimumSubtotal: '100',
    },
    {
      code: 'LASTYEAR',
      name: 'Last year’s ten percent',
      kind: 'PERCENTAGE',
      value: '10',
      startsAt: at(-400),
      expiresAt: at(-30),
    },
    {
      code: 'NEXTYEAR',
      name: 'Next year’s fifteen percent',
      kind: 'PERCENTAGE',
      value: '15',
      startsAt: at(365),
    },
    {
      code: 'FIRST50',
      name: 'For the first fifty',
      kind: 'PERCENTAGE',
      value: '25',
      usageLimit: 50,
      usageCount: 50,
    },
    {
      code: 'ONCE15',
      name: 'Once per customer',
      kind: 'PERCENTAGE',
      value: '15',
      limitPerCustomer: 1,
    },
    { code: 'PAUSED', name: 'Switched off', kind: 'PERCENTAGE', value: '30', disabled: true },
  ]
  return coupons.map((coupon) => ({
    usageCount: 0,
    usedBy: {},
    disabled: false,
    ...coupon,
    id: guidOf('coupon', coupon.code),
  }))
}
