// Decimals and format of currencies, ISO 4217, and which of them a caller may choose.
import { localeOf, primaryLanguage } from '@vitrine/languages'

type Currency = { decimals: number; format: Intl.NumberFormat }
type Currencies = Map<string, Currency>

/** By locale and code, without a key of both: each amount of a list is looked up. */
const known = new Map<string, Currencies>()

function knownIn(locale: string): Currencies {
  const before = known.get(locale)
  if (before) return before
  const currencies: Currencies = new Map()
  known.set(locale, currencies)
  return currencies
}

/** Returns null for a text that is no code, such as the missing currency of an order; Intl throws for it. */
function find(code: string, locale = localeOf(primaryLanguage)): Currency | null {
  const currencies = knownIn(locale)
  const found = currencies.get(code)
  if (found || !/^[A-Z]{3}$/.test(code)) return found ?? null
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code })
  const currency = { format, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 }
  currencies.set(code, currency)
  return currency
}

type CurrencyWords = { symbol: string; name: string }
const knownWords = new Map<string, CurrencyWords>()

/** Returns the sign and the name of a currency of the shop in a locale. Every page has those of all its currencies. */
export function currencyWords(code: string, locale: string): CurrencyWords {
  const key = `${locale} ${code}`
  const words = knownWords.get(key) ?? {
    symbol:
      find(code, locale)
        ?.format.formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? code,
    name: new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code,
  }
  knownWords.set(key, words)
  return words
}

/** Returns the number of decimals of a currency: 2 for USD, 0 for JPY. */
export const currencyDecimals = (currency: string): number => find(currency)?.decimals ?? 2

/** Formats an amount for which the platform sends no text: `$19.90`, in another language `19,90 $`. */
export const formattedAmount = (amount: string, currency: string, locale?: string): string =>
  // Intl reads decimal text exactly; the type of its parameter is narrower than decimal text.
  find(currency, locale)?.format.format(amount as Intl.StringNumericLiteral) ??
  `${amount} ${currency}`.trim()

type Offered = { currency: string; currencies: readonly string[] }

/** Returns the currency to convert to; undefined for the shop's own, and for one that the shop does not offer. */
export const shownCurrency = (code: string, store: Offered): string | undefined =>
  code !== store.currency && store.currencies.includes(code) ? code : undefined
