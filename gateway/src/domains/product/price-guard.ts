// Judges a price change before it is made: which products have unacknowledged risks. docs/security.md S91.
import type { PriceRisk, Problem } from '../../__generated__/schema-types.ts'
import type { PricedProduct } from './amounts.ts'
import type { PriceChange } from './price-change.ts'
import { type Outcome, outcomeOf } from './price-outcome.ts'
import { countRisks, defaultLimitPercent, risksOf, unacknowledged } from './price-risks.ts'

/** The acknowledged risks, and from which percentage a change is large. */
export type PriceGuard = { acknowledged: readonly PriceRisk[]; limitPercent: number }
export const strictGuard: PriceGuard = { acknowledged: [], limitPercent: defaultLimitPercent }

export type Judged = { outcome: Outcome; change: PriceChange; risks: PriceRisk[] }

/** Computes the change of each existing product. `products`: by id in lower case. */
export function judge(
  changes: Iterable<readonly [id: string, change: PriceChange]>,
  products: ReadonlyMap<string, PricedProduct>,
  limitPercent: number,
): Judged[] {
  return [...changes].flatMap(([id, change]) => {
    const product = products.get(id.toLowerCase())
    if (!product) return []
    const outcome = outcomeOf(product, change)
    return [{ outcome, change, risks: risksOf(outcome, change, limitPercent) }]
  })
}

/** Returns one problem per unacknowledged kind of risk, with the number of products. */
export function guardProblems(
  judged: readonly Judged[],
  { acknowledged, limitPercent }: PriceGuard,
  field: string,
): Problem[] {
  const counts = countRisks(judged.map(({ risks }) => risks))
  return unacknowledged(counts, acknowledged, { field, limitPercent })
}

/** Returns why single products may not be changed, by id in lower case. */
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
