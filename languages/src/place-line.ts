// Writes city, region and ZIP code as their country does. Apart from the rest of an address: most pages need it alone.

export type Place = {
  city?: string | null
  postalCode?: string | null
  /** `US-NY`. */
  subdivision?: string | null
  country?: string | null
}

/** Countries that write the region after the city, and the ZIP code last. */
const townFirst = new Set(['US', 'CA', 'AU'])

/** Returns city, region and ZIP code in one line: `Hudson, NY 12534` or `1050 Wien`. */
export function placeLine({ city, postalCode, subdivision, country }: Place): string {
  if (!townFirst.has(country ?? '')) return [postalCode, city].filter(Boolean).join(' ')
  const region = subdivision?.split('-').at(-1)
  return [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
