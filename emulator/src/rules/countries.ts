// Lists the countries of the hosted checkout, and those that make "Europe" for delivery.
import { locale } from '../__generated__/messages/locale.ts'

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

const names = new Intl.DisplayNames([locale], { type: 'region' })

const countryName = (code: string): string => names.of(code) ?? code

/** Countries of a select box: the shop's own country first, the rest by name. */
export const offeredCountries: readonly { code: string; name: string }[] = [
  { code: 'US', name: countryName('US') },
  ...[...europe, ...elsewhere, 'AQ']
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name)),
]
