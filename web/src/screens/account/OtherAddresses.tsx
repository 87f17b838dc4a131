import type { OwnAddress } from './AddressesScreen.tsx'

const parts = ['tag', 'addressLine2', 'city', 'subdivision', 'country', 'postalCode'] as const

/** A street is one line here, however the platform keeps it. */
export const streetOf = ({ addressLine, streetNumber, streetName }: OwnAddress) =>
  addressLine ?? [streetNumber, streetName].filter(Boolean).join(' ')

type OtherAddressesProps = { addresses: readonly OwnAddress[]; without: number }

/** The rest of the list as hidden fields: a list is saved as a whole. */
export function OtherAddresses({ addresses, without }: OtherAddressesProps) {
  return addresses.flatMap((address, index) => {
    if (index === without) return []
    const fields: [string, string | null | undefined][] = [
      ['addressLine', streetOf(address)],
      ...parts.map((part): [string, string | null | undefined] => [part, address[part]]),
    ]
    return fields.map(([part, value]) =>
      value ? (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what the field is
          key={`${index} ${part}`}
          type="hidden"
          name={`addresses[${index}].${part}`}
          value={value}
        />
      ) : null,
    )
  })
}
