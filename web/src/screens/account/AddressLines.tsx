import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { countryName } from '../../lib/countries.ts'
import { placeLine } from '../../lib/place-line.ts'
import styles from './Account.module.css'

export const AddressLines_address = graphql(`
  fragment AddressLines_address on MemberAddress {
    id
    addressLine
    addressLine2
    streetNumber
    streetName
    city
    subdivision
    country
    postalCode
  }
`)

/** A postal address in the order in which it is written on a parcel. */
export function AddressLines({ address }: { address: FragmentType<typeof AddressLines_address> }) {
  const one = unmask(AddressLines_address, address)
  const street = one.addressLine ?? [one.streetNumber, one.streetName].filter(Boolean).join(' ')
  const lines = [street, one.addressLine2, placeLine(one), one.country && countryName(one.country)]
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  )
}
