// Money as sent by the platform, with canonical amounts. Nothing is calculated.
import type { WireMoney, WireOrderDiscount } from '@vitrine/platform'
import { currencyDecimals, formattedAmount } from '../../graphql/currencies.ts'
import { decimalText } from '../../graphql/decimal.ts'
import type {
  AppliedDiscountSource,
  Currencies,
  MoneyRangeSource,
  MoneySource,
} from '../../graphql/sources.ts'

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
export function money(
  currency: string,
  amount: number | string,
  formatted?: string | null,
): MoneySource {
  const text = decimalText(amount, currencyDecimals(currency))
  return {
    amount: text,
    currency,
    formatted: formatted ?? formattedAmount(text, currency),
    converted: null,
  }
}

export const noMoney = (currency: string): MoneySource => money(currency, 0)

type Formatted = { amount?: string | null; formattedAmount?: string | null } | null | undefined
/** An amount of a cart or an order; the latter has no converted one. */
type Converted =
  | (Formatted & Partial<Pick<WireMoney, 'convertedAmount' | 'formattedConvertedAmount'>>)
  | null
  | undefined

/** Returns money of an order, or of an event, which is never converted; null without an amount. */
export const wireMoneyIn = (currency: string, wire: Formatted): MoneySource | null =>
  moneyIn(currency, wire?.amount, wire?.formattedAmount)

/** Returns money of a cart, estimate or checkout; null when missing. */
export function moneyOf(
  wire: Converted,
  { currency, conversionCurrency }: Currencies,
): MoneySource | null {
  const own = wireMoneyIn(currency, wire)
  if (!wire || !own) return null
  const converted =
    conversionCurrency === currency
      ? null
      : moneyIn(conversionCurrency, wire.convertedAmount, wire.formattedConvertedAmount)
  return { ...own, converted }
}

/** Like `moneyOf` for amounts that are never null. */
export const moneyAlways = (
  wire: WireMoney | null | undefined,
  currencies: Currencies,
): MoneySource => moneyOf(wire, currencies) ?? noMoney(currencies.currency)

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

/** Returns the discounts of an order, whose amounts are never converted. */
export const discountsIn = (
  discounts: readonly WireOrderDiscount[] | null | undefined,
  currency: string,
): AppliedDiscountSource[] =>
  (discounts ?? []).map((wire) => ({ wire, currencies: currenciesOf({ currency }, currency) }))

/** Returns the currencies of a cart, an estimate or a checkout. */
export function currenciesOf(
  wire: { currency?: string | null; conversionCurrency?: string | null },
  fallback: string,
): Currencies {
  const currency = wire.currency ?? fallback
  return { currency, conversionCurrency: wire.conversionCurrency ?? currency }
}
