// What an address has to say before tax can be worked out. Apart from the names of countries, which few pages load.
const countriesWithStates = ['US', 'CA'] as const

export type CountryWithStates = (typeof countriesWithStates)[number]

/** True where tax depends on a state or province. */
export const hasStates = (country: string): country is CountryWithStates =>
  countriesWithStates.some((one) => one === country)

/**
 * True when an address says enough for tax: a country, and a state where the country has them. A tax of zero before
 * that is the tax of no place.
 */
export function isTaxPlace(
  address: { country: string; subdivision?: string | null } | null,
): boolean {
  return address !== null && (Boolean(address.subdivision) || !hasStates(address.country))
}
