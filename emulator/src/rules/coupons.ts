// Decides when a coupon applies. Codes: docs/contract/cart.md §10; at most one at a time:
// docs/contract/cart.md §2.2.
import type Big from 'big.js'
import type { StoredCoupon } from '../rows/commerce-rows.ts'
import { formatAmount } from './money.ts'

export type CouponUse = {
  now: Date
  /** Customers whose uses count: the cart's owner, and the email once it is known. */
  customers: readonly string[]
  subtotal: Big
  productIds: readonly string[]
  currency: string
}

export type CouponProblem = { code: string; description: string; status: number }

type Rule<Use = CouponUse> = (coupon: StoredCoupon, use: Use) => CouponProblem | undefined
type Moment = Pick<CouponUse, 'now'>

const problem = (code: string, description: string, status = 409): CouponProblem => ({
  code: `ERROR_COUPON_${code}`,
  description,
  status,
})

/** docs/contract/cart.md §10; 404 as for other missing things. */
export const unknownCoupon = problem('DOES_NOT_EXIST', 'This coupon does not exist', 404)

const notDisabled: Rule = ({ disabled }) =>
  disabled ? problem('IS_DISABLED', 'This coupon is switched off') : undefined

const started: Rule<Moment> = ({ startsAt }, { now }) =>
  startsAt && Date.parse(startsAt) > now.getTime()
    ? problem('IS_NOT_ACTIVE_YET', 'This coupon is not active yet')
    : undefined

const notExpired: Rule<Moment> = ({ expiresAt }, { now }) =>
  expiresAt && Date.parse(expiresAt) <= now.getTime()
    ? problem('HAS_EXPIRED', 'This coupon has expired')
    : undefined

const notUsedUp = ({ usageLimit = Number.POSITIVE_INFINITY, usageCount }: StoredCoupon) =>
  usageCount >= usageLimit ? problem('USAGE_EXCEEDED', 'This coupon has been used up') : undefined

const underLimitPerCustomer: Rule = ({ limitPerCustomer, usedBy }, { customers }) => {
  if (limitPerCustomer === undefined) return
  const used = Math.max(0, ...customers.map((customer) => usedBy[customer] ?? 0))
  if (used < limitPerCustomer) return
  const times = limitPerCustomer === 1 ? 'once' : `${limitPerCustomer} times`
  return problem('LIMIT_PER_CUSTOMER_EXCEEDED', `This coupon works ${times} per customer`)
}

const aboveMinimum: Rule = ({ minimumSubtotal }, { subtotal, currency }) => {
  if (!minimumSubtotal || subtotal.gte(minimumSubtotal)) return
  const minimum = formatAmount(minimumSubtotal, currency)
  return problem('NOT_APPLICABLE', `This coupon needs a subtotal of at least ${minimum}`, 428)
}

const fitsAProduct: Rule = ({ productIds }, use) =>
  productIds && !use.productIds.some((id) => productIds.includes(id))
    ? problem('NOT_APPLICABLE', 'This coupon is for products that are not in the cart', 428)
    : undefined

/** Ordered from problems that the shopper cannot fix to those that the shopper can. */
const rules: readonly Rule[] = [
  notDisabled,
  started,
  notExpired,
  notUsedUp,
  underLimitPerCustomer,
  fitsAProduct,
  aboveMinimum,
]

/** Returns why the coupon does not apply; `undefined` when it does. */
export function couponProblem(coupon: StoredCoupon, use: CouponUse): CouponProblem | undefined {
  for (const rule of rules) {
    const broken = rule(coupon, use)
    if (broken) return broken
  }
}

/** Returns a coupon's status for the owner's lists, independent of the caller. */
export function couponStatus(coupon: StoredCoupon, now: Date): string {
  if (coupon.disabled) return 'DISABLED'
  if (started(coupon, { now })) return 'NOT_ACTIVE_YET'
  if (notExpired(coupon, { now })) return 'EXPIRED'
  return notUsedUp(coupon) ? 'USED_UP' : 'ACTIVE'
}
