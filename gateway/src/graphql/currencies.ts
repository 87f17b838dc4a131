// Decimals and format of currencies, ISO 4217.

const formats = new Map<string, Intl.NumberFormat | null>()

function formatOf(currency: string): Intl.NumberFormat | null {
  let format = formats.get(currency)
  if (format === undefined) {
    format = isCode(currency)
      ? new Intl.NumberFormat('en-US', { style: 'currency', currency })
      : null
    formats.set(currency, format)
  }
  return format
}

/** Intl throws for any other text, such as the missing currency of an order. */
const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text)

/** Returns the number of decimals of a currency: 2 for USD, 0 for JPY. */
export const currencyDecimals = (currency: string): number =>
  formatOf(currency)?.resolvedOptions().maximumFractionDigits ?? 2

/** Formats an amount for which the platform sends no text: `$19.90`. */
export const formattedAmount = (amount: string, currency: string): string =>
  formatOf(currency)?.format(amount as Intl.StringNumericLiteral) ?? `${amount} ${currency}`.trim()
