// Amounts of money and weight as hundredths: exact, never in floating point.

/** Hundredths, exactly; null for what is no amount with at most two decimals. */
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

const most = 99_999_999_999n

/** What is wrong with an amount of the sheet; null when nothing is. contract/catalog.md §14. */
export function amountProblem(text: string): string | null {
  const value = cents(text)
  if (value === null) return 'A number with at most two decimals.'
  if (value < 0n) return 'Not below zero.'
  return value > most ? 'At most 999999999.99.' : null
}
