// Selects the brand of the week.
const day = 24 * 3600 * 1000

/** 1 January 1970 was a Thursday: the ISO week that contains it began three days before. */
const daysBeforeEpoch = 3

/** Number of the ISO week, in UTC, counted from that of 1 January 1970. */
const weekOf = (at: number) => Math.floor((at / day + daysBeforeEpoch) / 7)

/**
 * Returns the brand of the week of `at`, in milliseconds; null without brands. Weeks are counted on over the turn of the
 * year: their number in the year begins again, and with it some brands would be shown twice and others left out.
 */
export function brandOfWeek<Brand extends { slug: string }>(
  brands: readonly Brand[],
  at: number,
): Brand | null {
  const sorted = brands.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  return sorted[weekOf(at) % sorted.length] ?? null
}
