// Converts an outcome to its preview.
import { problem } from '../../graphql/problems.ts'
import { weightOf } from '../../platform/weight.ts'
import { money } from '../common/money.ts'
import type { Amounts } from './amounts.ts'
import { textOf } from './exact-amounts.ts'
import type { PriceChange } from './price-change.ts'
import type { Outcome, OutcomeLine } from './price-outcome.ts'
import { risksOf, risksOfLine } from './price-risks.ts'

type Previewed = { change: PriceChange; limitPercent: number; currency: string }

/** Returns the amount that a change is about; the price if there are several. */
function amountOf({ price, cost, weight }: Amounts, change: PriceChange): bigint | null {
  if (!change.price && change.cost) return cost
  return isAboutWeight(change) ? weight : price
}

const isAboutWeight = ({ price, cost, weight }: PriceChange) => !price && !cost && Boolean(weight)

const weightOrNull = (value: bigint | null) => (value === null ? null : weightOf(textOf(value, 0)))

function amountsOf({ before, after }: Pick<OutcomeLine, 'before' | 'after'>, made: Previewed) {
  const { change, currency } = made
  const priced = (value: bigint) => money(currency, textOf(value, 0))
  const pricedOrNull = (value: bigint | null) => (value === null ? null : priced(value))
  const [was, becomes] = [amountOf(before, change), amountOf(after, change)]
  const isWeight = isAboutWeight(change)
  return {
    before: isWeight ? null : pricedOrNull(was),
    after: isWeight ? null : pricedOrNull(becomes),
    weightBefore: isWeight ? weightOrNull(was) : null,
    weightAfter: isWeight ? weightOrNull(becomes) : null,
    paidBefore: priced(before.sold),
    paidAfter: priced(after.sold),
    cost: pricedOrNull(after.cost),
  }
}

/** Returns the preview of a product and its variants. `currency`: the shop's, for a product without one. */
export function previewOf(
  outcome: Outcome,
  change: PriceChange,
  { limitPercent, currency }: Omit<Previewed, 'change'>,
) {
  const { product, lines, isRefused } = outcome
  const [own, ...variants] = lines
  const made = { change, limitPercent, currency: product.price.currency ?? currency }
  return {
    id: product.id,
    name: product.name,
    ...amountsOf(own, made),
    risks: risksOf(outcome, change, limitPercent),
    variants: variants.flatMap((line) => variantOf(line, made)),
    problem: isRefused ? problem('OUT_OF_RANGE') : null,
  }
}

function variantOf(line: OutcomeLine, made: Previewed) {
  const { variant, before, after } = line
  const { change, limitPercent } = made
  if (!variant || amountOf(before, change) === null || amountOf(after, change) === null) return []
  return [
    {
      id: variant.id,
      choices: Object.entries(variant.choices).map(([option, choice]) => ({ option, choice })),
      ...amountsOf(line, made),
      risks: risksOfLine(line, change, limitPercent),
    },
  ]
}
