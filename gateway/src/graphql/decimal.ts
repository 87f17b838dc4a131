// Decimal numbers as text.

/** Returns a number or decimal text without an exponent, with at least `leastDecimals` decimals and no further zeros. */
export function decimalText(value: number | string, leastDecimals = 0): string {
  const text = plainText(value)
  const [whole = '', part = ''] = text.split('.')
  const decimals = part.replace(/0+$/, '').padEnd(leastDecimals, '0')
  return decimals ? `${whole}.${decimals}` : whole
}

/** Returns a number of the platform as decimal text; null without a finite one. */
export const decimalOrNull = (value: number | null | undefined): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? decimalText(value) : null

/** A number far from 1 is printed with an exponent: `1e-7`. Nine decimals are more than the platform has. */
const plainText = (value: number | string): string =>
  /e/i.test(String(value)) ? Number(value).toFixed(9) : String(value)

export const isDecimal = (text: string): boolean => /^-?\d{1,18}(\.\d{1,9})?$/.test(text)
