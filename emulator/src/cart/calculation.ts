// Calculates the totals of a stored basket.
import type { WireAddress } from '@vitrine/platform'
import type { Basket, StoredCheckout } from '../rows/commerce-rows.ts'
import type { PricedLine } from '../rules/priced-line.ts'
import { type Calculation, type CalculationRequest, calculate } from '../rules/totals.ts'
import type { Site } from '../site.ts'
import type { State } from '../state/state.ts'
import { availabilities } from './availability.ts'
import { pricedLineOf } from './line-item.ts'

export type RequestedCalculation = {
  email?: string | null
  giftCard?: StoredCheckout['giftCard']
  shippingAddress?: WireAddress | null
  billingAddress?: WireAddress | null
  selectedShippingOption?: CalculationRequest['selectedShippingOption']
  without?: CalculationRequest['without']
}

export function calculateBasket(
  basket: Basket,
  requested: RequestedCalculation,
  { state, site }: { state: State; site: Site },
): Calculation {
  const { email, giftCard, ...request } = requested
  const card = giftCard && state.giftCards.get(giftCard.id)
  return calculate({
    ...request,
    lines: orderableLines(basket, { state, site }),
    coupon: basket.couponId ? state.coupons.get(basket.couponId) : undefined,
    giftCard: card && { card, most: giftCard?.most },
    merchantDiscounts: basket.merchantDiscounts,
    customers: customersOf(basket.owner, email),
    currency: site.currency,
    now: state.now(),
  })
}

/**
 * Returns the lines that are priced: sold-out and removed products cost nothing, because they cannot be
 * ordered. Assumed.
 */
export function orderableLines(
  { lines }: Basket,
  { state, site }: { state: State; site: Site },
): PricedLine[] {
  const left = availabilities(lines, state)
  return lines
    .filter((line) => !unorderable.has(left.get(line.id)?.status ?? 'AVAILABLE'))
    .map((line) => pricedLineOf(line, state, site.currency))
}

const unorderable: ReadonlySet<string> = new Set(['NOT_AVAILABLE', 'NOT_FOUND'])

/** Returns the keys by which coupons count the uses of a customer: the cart's owner and the email in lower case. */
export const customersOf = (owner: string, email: string | null | undefined): string[] =>
  email ? [owner, email.toLowerCase()] : [owner]
