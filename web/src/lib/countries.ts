// The countries that the payment page offers for shipping. Names are written out, because `Intl` data of server and
// browser may differ.
import { type CountryWithStates, hasStates } from './tax-place.ts'

const offered =
  'US United States|AQ Antarctica|AU Australia|AT Austria|BE Belgium|BR Brazil|BG Bulgaria|CA Canada|CL Chile|' +
  'HR Croatia|CY Cyprus|CZ Czechia|DK Denmark|EE Estonia|FI Finland|FR France|DE Germany|GR Greece|HK Hong Kong|' +
  'HU Hungary|IS Iceland|IN India|IE Ireland|IL Israel|IT Italy|JP Japan|LV Latvia|LI Liechtenstein|LT Lithuania|' +
  'LU Luxembourg|MT Malta|MX Mexico|NL Netherlands|NZ New Zealand|NO Norway|PL Poland|PT Portugal|RO Romania|' +
  'SG Singapore|SK Slovakia|SI Slovenia|ZA South Africa|KR South Korea|ES Spain|SE Sweden|CH Switzerland|TW Taiwan|' +
  'GB United Kingdom'

const regions: Record<CountryWithStates, string> = {
  US:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
    'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|' +
    'SK Saskatchewan|YT Yukon',
}

const split = (text: string, prefix = '') =>
  text.split('|').map((entry) => ({ value: prefix + entry.slice(0, 2), label: entry.slice(3) }))

export const countryOptions = split(offered)

/** Subdivisions such as `US-NY`; empty where the country is enough. */
export function regionOptions(country: string) {
  return hasStates(country) ? split(regions[country], `${country}-`) : []
}

/** Returns the name of a shipping country; the code of any other. */
export function countryName(code: string): string {
  return countryOptions.find(({ value }) => value === code)?.label ?? code
}
