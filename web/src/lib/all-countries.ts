// Every country: more than the shop ships to.
import { everyCountry } from '../__generated__/countries/every.ts'
import { countryName } from './countries.ts'
import { splitNames } from './split-names.ts'

/** ISO 3166-1 codes, sorted by name. */
export const allCountries = splitNames(everyCountry).map(({ value, label }) => ({
  value,
  label: label || countryName(value),
}))
