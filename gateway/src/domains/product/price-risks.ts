// What a price change may do that is rarely meant: goods given away, sold at a loss, or priced by a slip of a
// digit. Each kind that occurs has to be acknowledged. SECURITY S91.
import type { PriceRisk, Problem } from '../../__generated__/resolvers.ts'
import { problem } from '../../graphql/problems.ts'
import { isAboutMoney, type PriceChange } from './price-change.ts'
import type { Outcome, OutcomeLine } from './price-outcome.ts'

/** In the order they are shown in. */
export const priceRisks = [
  'SOLD_AT_ZERO',
  'BELOW_ZERO',
  'BELOW_COST',
  'LARGE_CHANGE',
] as const satisfies readonly PriceRisk[]

/** Percent of the price before. Source: assumed. */
export const defaultLimitPercent = 50

/** Risks of one line of an outcome. */
export function risksOfLine(
  line: OutcomeLine,
  change: PriceChange,
  limitPercent: number,
): PriceRisk[] {
  if (!isAboutMoney(change)) return []
  const isPriced = Boolean(change.price || change.discount || change.variantPrices)
  const { before, after, due } = line
  const isBelowZero = isPriced && (due < 0n || after.price < 0n)
  const found: Record<PriceRisk, boolean> = {
    SOLD_AT_ZERO: isPriced && after.sold === 0n && !isBelowZero,
    BELOW_ZERO: isBelowZero,
    BELOW_COST: after.cost !== null && after.sold < after.cost,
    LARGE_CHANGE:
      isLarge(before.sold, after.sold, limitPercent) ||
      isLarge(before.price, after.price, limitPercent),
  }
  return priceRisks.filter((risk) => found[risk])
}

/** Risks of a product: those of any of its lines. */
export function risksOf(
  { lines }: Outcome,
  change: PriceChange,
  limitPercent: number,
): PriceRisk[] {
  const found = new Set(lines.flatMap((line) => risksOfLine(line, change, limitPercent)))
  return priceRisks.filter((risk) => found.has(risk))
}

/** From nothing to something is large, whatever the limit. */
function isLarge(before: bigint, after: bigint, limitPercent: number): boolean {
  const moved = after > before ? after - before : before - after
  return moved * 100n > before * BigInt(limitPercent)
}

const words: Record<PriceRisk, (limitPercent: number) => string> = {
  SOLD_AT_ZERO: () => 'would be sold at 0.00',
  BELOW_ZERO: () => 'would end below zero',
  BELOW_COST: () => 'would be sold below cost',
  LARGE_CHANGE: (limit) => `would change by more than ${limit} %`,
}

/** One problem for each risk that occurs and is not acknowledged. `field`: the argument for it. */
export function unacknowledged(
  counts: ReadonlyMap<PriceRisk, number>,
  acknowledged: readonly PriceRisk[],
  { field, limitPercent }: { field?: string; limitPercent: number },
): Problem[] {
  const open = priceRisks.filter((risk) => counts.get(risk) && !acknowledged.includes(risk))
  return open.map((risk) => {
    const count = counts.get(risk) ?? 0
    const what = `${count} ${count === 1 ? 'product' : 'products'} ${words[risk](limitPercent)}`
    const message = `${what}. Acknowledge ${risk} to go on.`
    return problem('ACKNOWLEDGMENT_REQUIRED', { field, message })
  })
}

/** How many products each risk is about. */
export function countRisks(found: Iterable<readonly PriceRisk[]>): Map<PriceRisk, number> {
  const counts = new Map<PriceRisk, number>()
  for (const risks of found) {
    for (const risk of risks) counts.set(risk, (counts.get(risk) ?? 0) + 1)
  }
  return counts
}
