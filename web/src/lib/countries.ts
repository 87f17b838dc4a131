// The countries that the payment page offers for shipping.
import { shippingCountries } from '../__generated__/countries/shipping.ts'
import { splitNames } from './split-names.ts'

export const countryOptions = splitNames(shippingCountries)

/** Returns the name of a shipping country; the code of any other. */
export function countryName(code: string): string {
  return countryOptions.find(({ value }) => value === code)?.label ?? code
}
