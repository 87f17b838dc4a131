// Judges a price change before it is made: which products have a risk nobody acknowledged. SECURITY S91.
import type { WireProduct } from '@vitrine/platform'
import type { PriceRisk, Problem } from '../../__generated__/resolvers.ts'
import type { PriceChange } from './price-change.ts'
import { type Outcome, outcomeOf } from './price-outcome.ts'
import { countRisks, defaultLimitPercent, risksOf, unacknowledged } from './price-risks.ts'

/** What the caller means, and how much is a large change. */
export type PriceGuard = { acknowledged: readonly PriceRisk[]; limitPercent: number }
export const strictGuard: PriceGuard = { acknowledged: [], limitPercent: defaultLimitPercent }

export type Judged = { outcome: Outcome; change: PriceChange; risks: PriceRisk[] }

/** Works out the change of each product that is there. `products`: by id in lower case. */
export function judge(
  changes: Iterable<readonly [id: string, change: PriceChange]>,
  products: ReadonlyMap<string, WireProduct>,
  limitPercent: number,
): Judged[] {
  return [...changes].flatMap(([id, change]) => {
    const product = products.get(id.toLowerCase())
    if (!product) return []
    const outcome = outcomeOf(product, change)
    return [{ outcome, change, risks: risksOf(outcome, change, limitPercent) }]
  })
}

/** One problem for each kind of risk that is not acknowledged, with how many products it is about. */
export function guardProblems(
  judged: readonly Judged[],
  { acknowledged, limitPercent }: PriceGuard,
  field: string,
): Problem[] {
  const counts = countRisks(judged.map(({ risks }) => risks))
  return unacknowledged(counts, acknowledged, { field, limitPercent })
}

/** Why a single product is not changed, by id in lower case; those that may be are not in it. */
export function refusedOnes(
  judged: readonly Judged[],
  { acknowledged, limitPercent }: PriceGuard,
): Map<string, Problem> {
  return new Map(
    judged.flatMap(({ outcome, risks }) => {
      const [first] = unacknowledged(countRisks([risks]), acknowledged, { limitPercent })
      return first ? [[outcome.product.id.toLowerCase(), first] as const] : []
    }),
  )
}
