import type { Problem } from '../../cart/engine-types.ts'

export type Placed = Record<'coupon' | 'address' | 'option' | 'totals', Problem[]>

/** What an estimate complains about, sorted to where a person can do something about it. */
export function placeProblems(problems: readonly Problem[]): Placed {
  const placed: Placed = { coupon: [], address: [], option: [], totals: [] }
  for (const problem of problems) {
    const place = placeOf(problem)
    if (place) placed[place].push(problem)
  }
  return placed
}

function placeOf({ code, field, lineId }: Problem): keyof Placed | null {
  // Lines are told of by the cart itself.
  if (lineId) return null
  if (code.startsWith('COUPON_')) return 'coupon'
  if (code === 'SHIPPING_OPTION_CHANGED') return 'option'
  if (code === 'SHIPPING_NOT_AVAILABLE' || field?.startsWith('shippingAddress')) return 'address'
  return 'totals'
}
