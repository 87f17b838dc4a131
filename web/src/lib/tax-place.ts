// Decides whether an address is complete enough for tax. Separate from the names of countries, which few pages load.
const countriesWithStates = ['US', 'CA'] as const

export type CountryWithStates = (typeof countriesWithStates)[number]

/** Returns whether tax depends on a state or province. */
export const hasStates = (country: string): country is CountryWithStates =>
  countriesWithStates.some((one) => one === country)

/**
 * Returns whether an address is complete enough for tax: a country, and a state where the country has them. Before
 * that a tax of zero means nothing.
 */
export function isTaxPlace(
  address: { country: string; subdivision?: string | null } | null,
): boolean {
  return address !== null && (Boolean(address.subdivision) || !hasStates(address.country))
}
