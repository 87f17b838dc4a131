// Converts an outcome to its preview.
import type {
  AdjustmentPreview,
  VariantAdjustmentPreview,
} from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import type { Amounts } from './amounts.ts'
import { textOf } from './exact-amounts.ts'
import type { PriceChange } from './price-change.ts'
import type { Outcome, OutcomeLine } from './price-outcome.ts'
import { risksOf, risksOfLine } from './price-risks.ts'

const money = (value: bigint): string => textOf(value, 2)
const moneyOrNull = (value: bigint | null): string | null => (value === null ? null : money(value))

/** Returns the amount that a change is about; the price if there are several. */
function amountOf(amounts: Amounts, { price, cost, weight }: PriceChange): string | null {
  if (!price && cost) return moneyOrNull(amounts.cost)
  if (!price && weight) return amounts.weight === null ? null : textOf(amounts.weight, 0)
  return money(amounts.price)
}

/** Returns the preview of a product and its variants. */
export function previewOf(
  outcome: Outcome,
  change: PriceChange,
  limitPercent: number,
): AdjustmentPreview {
  const { product, lines, isRefused } = outcome
  const [{ before, after }, ...variants] = lines
  return {
    id: product.id,
    name: product.name ?? '',
    before: amountOf(before, change),
    after: amountOf(after, change),
    soldBefore: money(before.sold),
    soldAfter: money(after.sold),
    cost: moneyOrNull(after.cost),
    risks: risksOf(outcome, change, limitPercent),
    variants: variants.flatMap((line) => variantOf(line, change, limitPercent)),
    problem: isRefused ? problem('OUT_OF_RANGE') : null,
  }
}

function variantOf(
  line: OutcomeLine,
  change: PriceChange,
  limitPercent: number,
): VariantAdjustmentPreview[] {
  const { variant, before, after } = line
  const [was, becomes] = [amountOf(before, change), amountOf(after, change)]
  if (!variant || was === null || becomes === null) return []
  return [
    {
      id: variant.id,
      choices: Object.entries(variant.choices).map(([option, choice]) => ({ option, choice })),
      before: was,
      after: becomes,
      soldBefore: money(before.sold),
      soldAfter: money(after.sold),
      cost: moneyOrNull(after.cost),
      risks: risksOfLine(line, change, limitPercent),
    },
  ]
}
