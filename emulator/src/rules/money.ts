// Amounts as the platform writes them. Every calculation is decimal; a float never touches money.
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

/** Digits behind the point of a currency: 2 for USD, 0 for JPY. Source: Intl. */
export function scaleOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** Rounded half up to what the currency can pay. */
export const roundTo = (amount: BigSource, currency: string): Big =>
  new Big(amount).round(scaleOf(currency), Big.roundHalfUp)

/** `35` → `$35.00`. contract/catalog.md §5: currency formatting with its own digits. */
export const formatAmount = (amount: BigSource, currency: string): string =>
  // A decimal string, so that Intl never sees a float.
  formatOf(currency).format(new Big(amount).toFixed(scaleOf(currency)) as unknown as number)

/** In which currency the shop calculates, and in which it shows beside it. */
export type Display = { currency: string; conversion: string }

/** Units of a currency for one US dollar. A fixed table: an exchange is no part of a shop. Assumed. */
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

export const isKnownCurrency = (currency: string): boolean => currency in perDollar

export function convert(amount: BigSource, display: Display): Big {
  const from = perDollar[display.currency] ?? '1'
  const to = perDollar[display.conversion] ?? from
  return roundTo(new Big(amount).times(to).div(from), display.conversion)
}

/** Money of carts and checkouts: four strings. contract/cart.md §5.1. */
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
