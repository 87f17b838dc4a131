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

/**
 * Returns the business address of the shop, whose country may be any. For the server alone: browsers have the names of
 * countries from the texts of their language.
 */
export function shopAddressLines(address: PostalAddress | null, locale: string): string[] {
  if (!address) return []
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const subdivision = address.subdivision ?? address.subdivisionName ?? null
  return addressLines({ ...address, subdivision }, (code) =>
    /^[A-Z]{2}$/.test(code) ? names.of(code) : code,
  )
}
