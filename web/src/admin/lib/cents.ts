// Amounts of money and weight as integer hundredths, to avoid floating-point errors.
import * as commonMessages from '../__generated__/messages/common.ts'

/** Parses hundredths exactly; null for text that is no amount with at most two decimals. */
export function cents(text: string): bigint | null {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!found) return null
  const [, sign, whole = '0', part = ''] = found
  const value = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return sign ? -value : value
}

export function fromCents(value: bigint): string {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const maxCents = 99_999_999_999n

/** Problem with an amount of the price grid; null when it is valid. docs/contract/catalog.md §14. */
export function amountProblem(text: string): string | null {
  const value = cents(text)
  if (value === null) return commonMessages.numberWithAtMostTwoDecimals
  if (value < 0n) return commonMessages.notBelowZero
  return value > maxCents ? commonMessages.amountTooLarge : null
}
