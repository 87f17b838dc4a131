// Money of the catalog. Nothing is calculated.
import { currencyDecimals } from '../../graphql/currencies.ts'
import { decimalText } from '../../graphql/decimal.ts'
import type { MoneyRangeSource, MoneySource } from '../../graphql/sources.ts'

type Amount = number | string | null | undefined

/** Returns money; null without an amount. `formatted`: the platform's text, where it sends one. */
export const moneyIn = (
  currency: string,
  amount: Amount,
  formatted?: string | null,
): MoneySource | null =>
  amount === null || amount === undefined || amount === ''
    ? null
    : money(currency, amount, formatted)

/** Returns money of an amount that is there. */
export const money = (
  currency: string,
  amount: number | string,
  formatted: string | null = null,
): MoneySource => ({
  amount: decimalText(amount, currencyDecimals(currency)),
  currency,
  formatted,
  converted: null,
})

export const noMoney = (currency: string): MoneySource => money(currency, 0)

type Range<Bound> = { minValue?: Bound | null; maxValue?: Bound | null } | null | undefined

/** Returns a range of amounts; null unless both ends are known. */
export function moneyRange<Bound>(
  range: Range<Bound>,
  moneyOfBound: (bound: Bound | null | undefined) => MoneySource | null,
): MoneyRangeSource | null {
  const min = moneyOfBound(range?.minValue)
  const max = moneyOfBound(range?.maxValue)
  return min && max ? { min, max } : null
}
