// Lists the countries of the hosted checkout, and those that make "Europe" for delivery.

/** Countries with the shop's European delivery rates. Assumed. */
export const europe = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

/** Countries without delivery. Assumed. */
export const notServed = ['AQ', 'BV', 'HM', 'KP', 'TF', 'UM'] as const

const elsewhere = [
  'AU',
  'BR',
  'CA',
  'CL',
  'HK',
  'IL',
  'IN',
  'JP',
  'KR',
  'MX',
  'NZ',
  'SG',
  'TW',
  'ZA',
]

const codes = [...europe, ...elsewhere, 'AQ']

export const isOfferedCountry = (code: string): boolean => code === 'US' || codes.includes(code)

/** Returns the countries of a select box: the shop's own country first, the rest by name. */
export function offeredCountries(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const named = (code: string) => ({ code, name: names.of(code) ?? code })
  const others = codes.map(named).sort((one, other) => one.name.localeCompare(other.name, language))
  return [named('US'), ...others]
}
