import type { Problem } from '../../cart/engine-types.ts'

export type ProblemsBySection = Record<
  'coupon' | 'giftCard' | 'address' | 'option' | 'totals',
  Problem[]
>

/** Groups the problems of an estimate by the section that can fix them. */
export function placeProblems(problems: readonly Problem[]): ProblemsBySection {
  const placed: ProblemsBySection = {
    coupon: [],
    giftCard: [],
    address: [],
    option: [],
    totals: [],
  }
  for (const problem of problems) {
    const place = placeOf(problem)
    if (place) placed[place].push(problem)
  }
  return placed
}

function placeOf({ code, field, lineId }: Problem): keyof ProblemsBySection | null {
  // Problems of lines are reported by the cart itself.
  if (lineId) return null
  if (code.startsWith('COUPON_')) return 'coupon'
  if (code.startsWith('GIFT_CARD')) return 'giftCard'
  if (code === 'SHIPPING_OPTION_CHANGED') return 'option'
  if (code === 'SHIPPING_NOT_AVAILABLE' || field?.startsWith('shippingAddress')) return 'address'
  return 'totals'
}
