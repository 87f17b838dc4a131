import { allCountries } from './all-countries.ts'

/** Returns the names of countries, sorted; after them the codes that are of none. */
export function countryNames(codes: readonly string[]): string[] {
  const known = allCountries.filter(({ value }) => codes.includes(value))
  const unknown = codes.filter((code) => !known.some(({ value }) => value === code))
  return [...known.map(({ label }) => label), ...unknown]
}
