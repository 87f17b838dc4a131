// The currencies of the shop, and decimals and format of each, ISO 4217.
import { localeOf, primaryLanguage } from '@vitrine/languages'

/** Currencies that the platform is known to convert to. Assumed: no call lists them. */
const conversionCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'ILS']

/** Returns the codes of all currencies that amounts can be shown in, the shop's own first. */
export const currenciesOfShop = (own: string): string[] => [
  ...new Set([own, ...conversionCurrencies]),
]

type Currency = { decimals: number; format: Intl.NumberFormat }
const known = new Map<string, Currency>()

/** Returns null for a text that is no code, such as the missing currency of an order; Intl throws for it. */
function find(code: string, locale = localeOf(primaryLanguage)): Currency | null {
  const key = `${locale} ${code}`
  const found = known.get(key)
  if (found || !/^[A-Z]{3}$/.test(code)) return found ?? null
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code })
  const currency = { format, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 }
  known.set(key, currency)
  return currency
}

/** Returns the sign and the name of a currency in a locale. */
export const currencyWords = (code: string, locale: string) => ({
  symbol:
    find(code, locale)
      ?.format.formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code,
  name: new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code,
})

/** Returns the number of decimals of a currency: 2 for USD, 0 for JPY. */
export const currencyDecimals = (currency: string): number => find(currency)?.decimals ?? 2

/** Formats an amount for which the platform sends no text: `$19.90`, in another language `19,90 $`. */
export const formattedAmount = (amount: string, currency: string, locale?: string): string =>
  // Intl reads decimal text exactly; the type of its parameter is narrower than decimal text.
  find(currency, locale)?.format.format(amount as Intl.StringNumericLiteral) ??
  `${amount} ${currency}`.trim()
