// What an adjustment makes of an amount: the one sum of money the shop works out itself, and only to
// show it beforehand. In whole billionths, so that nothing is lost. contract/catalog.md §9.
import { type AdjustmentBody, maxCatalogAmount } from '@vitrine/platform'
import { billionthsOf, cent, rounded, textOf, unit } from './exact-amounts.ts'

export type Adjusted = {
  before: string
  after: string
  /** What was added, for variants that move along. In billionths. */
  shift: bigint
  /** The platform takes no such amount. */
  isRefused: boolean
}

/** What becomes of an amount, in billionths. */
export type Rule = (amount: bigint) => bigint

/** Money keeps two decimals, also after an amount with more; weights keep what they have. */
export function ruleOf({ amount, percentage }: AdjustmentBody, isMoney: boolean): Rule {
  if (percentage) {
    const { rate, roundToInt } = percentage
    const step = roundToInt ? unit : cent
    return (before) => rounded(before * BigInt(100 + rate), step * 100n) / 100n
  }
  const added = billionthsOf(amount ?? 0)
  return (before) => (isMoney ? rounded(before + added, cent) : before + added)
}

const most = billionthsOf(maxCatalogAmount)

/** True for an amount the platform does not take. */
export const isOutOfRange = (value: bigint): boolean => value < 0n || value > most

/** `amount` as the platform sent it. */
export function adjusted(amount: number, rule: Rule, isMoney: boolean): Adjusted {
  const before = billionthsOf(amount)
  const after = rule(before)
  const decimals = isMoney ? 2 : 0
  return {
    before: textOf(before, decimals),
    after: textOf(after, decimals),
    shift: after - before,
    isRefused: isOutOfRange(after),
  }
}
