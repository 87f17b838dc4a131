// Risks of a price change that are rarely intended: products given away, sold at a loss, or mispriced by a digit.
// Each kind must be acknowledged. docs/security.md S91.
import { z } from 'zod'
import { messages } from '../../__generated__/messages/catalog.ts'
import type { PriceRisk, Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import { isAboutMoney, type PriceChange } from './price-change.ts'
import type { Outcome, OutcomeLine } from './price-outcome.ts'

/** In the order of display. */
export const priceRisks = [
  'SOLD_AT_ZERO',
  'BELOW_ZERO',
  'BELOW_COST',
  'LARGE_CHANGE',
] as const satisfies readonly PriceRisk[]

/** Percent of the previous price. Source: assumed. */
export const defaultLimitPercent = 50
export const limitPercentRule = z.number().int().min(0).max(1000).nullish()

/** Returns the risks of one line of an outcome. */
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

/** Returns the risks of any line of a product. */
export function risksOf(
  { lines }: Outcome,
  change: PriceChange,
  limitPercent: number,
): PriceRisk[] {
  const found = new Set(lines.flatMap((line) => risksOfLine(line, change, limitPercent)))
  return priceRisks.filter((risk) => found.has(risk))
}

/** Any change from zero is large. */
function isLarge(before: bigint, after: bigint, limitPercent: number): boolean {
  const moved = after > before ? after - before : before - after
  return moved * 100n > before * BigInt(limitPercent)
}

const words: Record<PriceRisk, (limitPercent: number) => string> = {
  SOLD_AT_ZERO: () => messages.wouldBeSoldAt000,
  BELOW_ZERO: () => messages.wouldEndBelowZero,
  BELOW_COST: () => messages.wouldBeSoldBelowCost,
  LARGE_CHANGE: (limit) => messages.wouldChangeByMoreThan({ limit }),
}

/** Returns one problem per unacknowledged risk. `field`: the argument that acknowledges. */
export function unacknowledged(
  counts: ReadonlyMap<PriceRisk, number>,
  acknowledged: readonly PriceRisk[],
  { field, limitPercent }: { field?: string; limitPercent: number },
): Problem[] {
  const open = priceRisks.filter((risk) => counts.get(risk) && !acknowledged.includes(risk))
  return open.map((risk) => {
    const count = counts.get(risk) ?? 0
    const message = messages.acknowledgeToGoOn({ count, effect: words[risk](limitPercent), risk })
    return problem('ACKNOWLEDGMENT_REQUIRED', { field, message })
  })
}

/** Counts the products of each risk. */
export function countRisks(found: Iterable<readonly PriceRisk[]>): Map<PriceRisk, number> {
  const counts = new Map<PriceRisk, number>()
  for (const risks of found) {
    for (const risk of risks) counts.set(risk, (counts.get(risk) ?? 0) + 1)
  }
  return counts
}
