// What an adjustment makes of an amount: the one sum of money the shop works out itself, and only to
// show it beforehand. In whole billionths, so that nothing is lost. contract/catalog.md §9.
import { type AdjustmentBody, maxCatalogAmount } from '@vitrine/platform'

const unit = 1_000_000_000n
const cent = 10_000_000n

function billionthsOf(amount: number): bigint {
  const text = /e/i.test(String(amount)) ? amount.toFixed(9) : String(amount)
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  const value = BigInt(whole) * unit + BigInt(part.padEnd(9, '0').slice(0, 9))
  return sign ? -value : value
}

/** To the nearest multiple of `step`; a half goes away from zero. */
function rounded(value: bigint, step: bigint): bigint {
  const half = value < 0n ? -step / 2n : step / 2n
  return ((value + half) / step) * step
}

function textOf(value: bigint, decimals: number): string {
  const size = value < 0n ? -value : value
  const part = String(size % unit).padStart(9, '0')
  const kept = part.replace(/0+$/, '').padEnd(decimals, '0')
  return `${value < 0n ? '-' : ''}${size / unit}${kept ? `.${kept}` : ''}`
}

export type Adjusted = {
  before: string
  after: string
  /** What was added, for variants that move along. In billionths. */
  shift: bigint
  /** The platform takes no such amount. */
  isRefused: boolean
}

type Rule = (amount: bigint) => bigint

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

/** `amount` as the platform sent it. */
export function adjusted(amount: number, rule: Rule, isMoney: boolean): Adjusted {
  const before = billionthsOf(amount)
  const after = rule(before)
  const decimals = isMoney ? 2 : 0
  return {
    before: textOf(before, decimals),
    after: textOf(after, decimals),
    shift: after - before,
    isRefused: after < 0n || after > most,
  }
}
