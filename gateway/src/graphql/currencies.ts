// Decimals and format of currencies, ISO 4217.

type Currency = { decimals: number; format: Intl.NumberFormat }
const known = new Map<string, Currency>()

/** Returns null for a text that is no code, such as the missing currency of an order; Intl throws for it. */
function find(code: string): Currency | null {
  const found = known.get(code)
  if (found || !/^[A-Z]{3}$/.test(code)) return found ?? null
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
  const currency = { format, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 }
  known.set(code, currency)
  return currency
}

/** Returns the number of decimals of a currency: 2 for USD, 0 for JPY. */
export const currencyDecimals = (currency: string): number => find(currency)?.decimals ?? 2

/** Formats an amount for which the platform sends no text: `$19.90`. */
export const formattedAmount = (amount: string, currency: string): string =>
  // Intl reads decimal text exactly; the type of its parameter is narrower than decimal text.
  find(currency)?.format.format(amount as Intl.StringNumericLiteral) ??
  `${amount} ${currency}`.trim()
