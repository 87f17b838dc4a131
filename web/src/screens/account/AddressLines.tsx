import { addressLines } from '@vitrine/languages/postal-address'
import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import { countryName } from '../../lib/countries.ts'
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

/** A postal address of the member. */
export function AddressLines({ address }: { address: FragmentType<typeof AddressLines_address> }) {
  return (
    <address className={styles.address}>
      {addressLines(unmask(AddressLines_address, address), countryName).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
