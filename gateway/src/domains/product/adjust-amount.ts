// Computes price adjustments for previews in whole billionths, so that no digit is lost. docs/contract/catalog.md §9.
import { maxCatalogAmount } from '@vitrine/platform'
import type { Adjustment } from '../../platform/catalog/property-change.ts'
import { billionthsOf, cent, rounded, textOf, unit } from './exact-amounts.ts'

export type Adjusted = {
  before: string
  after: string
  /** The difference in billionths, applied to variants as well. */
  shift: bigint
  /** The platform accepts no such amount. */
  isRefused: boolean
}

/** Maps an amount in billionths. */
export type Rule = (amount: bigint) => bigint

/** Rounds money to two decimals; weights keep all decimals. */
export function ruleOf({ amount, percentage }: Adjustment, isMoney: boolean): Rule {
  if (percentage) {
    const { percent, roundToInteger } = percentage
    const step = roundToInteger ? unit : cent
    return (before) => rounded(before * BigInt(100 + percent), step * 100n) / 100n
  }
  const added = billionthsOf(amount ?? 0)
  return (before) => (isMoney ? rounded(before + added, cent) : before + added)
}

const most = billionthsOf(maxCatalogAmount)

/** Returns whether the platform refuses the amount. */
export const isOutOfRange = (value: bigint): boolean => value < 0n || value > most

/** `amount`: as sent by the platform. */
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
