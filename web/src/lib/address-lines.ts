import { type Place, placeLine } from './place-line.ts'

type Address = Place & {
  addressLine?: string | null
  addressLine2?: string | null
  streetNumber?: string | null
  streetName?: string | null
}

/** Returns street and house number, and what stands below them. */
export function streetLines(address: Address): string[] {
  const { addressLine, addressLine2, streetNumber, streetName } = address
  const street = addressLine ?? [streetNumber, streetName].filter(Boolean).join(' ')
  return [street, addressLine2].flatMap((line) => line || [])
}

/** Returns a postal address in the order in which it is written on a parcel. `countryName` returns the name of a code. */
export function addressLines(
  address: Address,
  countryName: (code: string) => string | undefined,
): string[] {
  const { country } = address
  const lines = [...streetLines(address), placeLine(address), country && countryName(country)]
  return lines.flatMap((line) => line || [])
}
