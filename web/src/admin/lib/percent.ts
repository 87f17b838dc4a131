// Formats fractions as percentages.
const small = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 1 })

/** `0.62` is `62%`; below one percent the first digit remains, because a small loss is still a loss. */
export function percentWith(digits: number): { format: (fraction: number) => string } {
  const usual = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: digits })
  return {
    format: (fraction) => (Math.abs(fraction) < 0.01 ? small : usual).format(fraction),
  }
}

export const percent = percentWith(0)

/** Returns the number of a fraction that the schema has as decimal text; null without one. */
export const fractionOf = (text: string | null | undefined): number | null =>
  typeof text === 'string' ? Number(text) : null
