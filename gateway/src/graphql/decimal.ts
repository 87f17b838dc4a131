// Decimal numbers as text.

/** Returns a number or decimal text without an exponent, with at least `leastDecimals` decimals and no further zeros. */
export function decimalText(value: number | string, leastDecimals = 0): string {
  const text = plainText(value)
  const point = text.indexOf('.')
  const whole = point < 0 ? text : text.slice(0, point)
  const part = point < 0 ? '' : text.slice(point + 1).replace(/0+$/, '')
  const decimals = part.padEnd(leastDecimals, '0')
  return decimals ? `${whole}.${decimals}` : whole
}

/** Returns a number of the platform as decimal text; null without a finite one. */
export const decimalOrNull = (value: number | null | undefined): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? decimalText(value) : null

/** A number far from 1 is printed with an exponent: `1e-7`. Nine decimals are more than the platform has. */
function plainText(value: number | string): string {
  const text = String(value)
  return /e/i.test(text) ? Number(value).toFixed(9) : text
}

export const isDecimal = (text: string): boolean => /^-?\d{1,18}(\.\d{1,9})?$/.test(text)
