// Formats amounts as the platform does. Every calculation is decimal; amounts are never floats.
import type { WireMoney } from '@vitrine/platform'
import Big, { type BigSource } from 'big.js'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formats.set(currency, format)
  return format
}

const scales = new Map<string, number>()

/** Returns the fraction digits of a currency: 2 for USD, 0 for JPY. Source: Intl, which takes longer than a sum. */
export function scaleOf(currency: string): number {
  const known = scales.get(currency)
  if (known !== undefined) return known
  const scale = formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
  scales.set(currency, scale)
  return scale
}

/** Rounds half up to the smallest unit of the currency. */
export const roundTo = (amount: BigSource, currency: string): Big =>
  new Big(amount).round(scaleOf(currency), Big.roundHalfUp)

/** Formats `35` as `$35.00`. docs/contract/catalog.md §5: with the currency's own number of digits. */
export const formatAmount = (amount: BigSource, currency: string): string =>
  // Passes a decimal string, so that Intl never gets a float.
  formatOf(currency).format(new Big(amount).toFixed(scaleOf(currency)) as unknown as number)

/** The currency of calculations, and the currency of converted display prices. */
export type Display = { currency: string; conversion: string }

/** Units of a currency per US dollar. A fixed table, because exchange rates are not part of a shop. Assumed. */
const perDollar: Record<string, string> = {
  USD: '1',
  EUR: '0.92',
  GBP: '0.79',
  ILS: '3.7',
  JPY: '151',
  CHF: '0.88',
  CAD: '1.36',
  AUD: '1.52',
  SEK: '10.5',
  NOK: '10.7',
  DKK: '6.86',
}

/** Currencies that prices of the shop can be converted to. */
export const convertibleCurrencies: readonly string[] = Object.keys(perDollar).filter(
  (currency) => currency !== 'USD',
)

export const isKnownCurrency = (currency: string): boolean => currency in perDollar

export function convert(amount: BigSource, display: Display): Big {
  const from = perDollar[display.currency] ?? '1'
  const to = perDollar[display.conversion] ?? from
  return roundTo(new Big(amount).times(to).div(from), display.conversion)
}

/** Money of carts and checkouts: four strings. docs/contract/cart.md §5.1. */
export function moneyOf(amount: BigSource, display: Display): WireMoney {
  const own = roundTo(amount, display.currency)
  const converted = convert(own, display)
  return {
    amount: own.toFixed(),
    convertedAmount: converted.toFixed(),
    formattedAmount: formatAmount(own, display.currency),
    formattedConvertedAmount: formatAmount(converted, display.conversion),
  }
}

export const zero: Big = new Big(0)
export const sum = (amounts: readonly BigSource[]): Big =>
  amounts.reduce<Big>((total, amount) => total.plus(amount), zero)
export const smaller = (one: Big, other: Big): Big => (one.lt(other) ? one : other)
export const larger = (one: Big, other: Big): Big => (one.gt(other) ? one : other)
