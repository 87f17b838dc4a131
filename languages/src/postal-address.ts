// Writes a postal address as its country does. For gateway and web.
import { type Place, placeLine } from './place-line.ts'

export type PostalAddress = Place & {
  /** Name of the region, where its code is not known. */
  subdivisionName?: string | null
  addressLine?: string | null
  addressLine2?: string | null
  streetNumber?: string | null
  streetName?: string | null
}

/** Returns street and house number, and what stands below them. */
export function streetLines(address: PostalAddress): string[] {
  const { addressLine, addressLine2, streetNumber, streetName } = address
  const street = addressLine ?? [streetNumber, streetName].filter(Boolean).join(' ')
  return [street, addressLine2].flatMap((line) => line || [])
}

/** Returns a postal address in the order in which it is written on a parcel. `countryName` returns the name of a code. */
export function addressLines(
  address: PostalAddress,
  countryName: (code: string) => string | undefined,
): string[] {
  const { country } = address
  const lines = [...streetLines(address), placeLine(address), country && countryName(country)]
  return lines.flatMap((line) => line || [])
}

const namesByLocale = new Map<string, Intl.DisplayNames>()

/**
 * Returns the name of a country by its code (ISO 3166-1, two letters); the text itself if it is no code. For the server alone:
 * browsers have the names of countries from the texts of their language.
 */
export function countryNameIn(locale: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  // Making one takes longer than all its names.
  const names = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  namesByLocale.set(locale, names)
  return names.of(code) ?? code
}

/** Returns the business address of the shop, whose country may be any. For the server alone, as `countryNameIn`. */
export function shopAddressLines(address: PostalAddress | null, locale: string): string[] {
  if (!address) return []
  const subdivision = address.subdivision ?? address.subdivisionName ?? null
  return addressLines({ ...address, subdivision }, (code) => countryNameIn(locale, code))
}
