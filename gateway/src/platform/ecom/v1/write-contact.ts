// Converts people and places of requests to the platform's form. docs/contract/cart.md §3, §5.6.
import type { AddressChange, ContactChange, ContactDetailsChange } from '../cart-change.ts'

/** Members of an address that is replaced. */
const noAddress = {
  subdivision: null,
  city: null,
  postalCode: null,
  addressLine: null,
  addressLine2: null,
  streetAddress: null,
  geocode: null,
}

/** Returns an address with its street and number as an object. */
export const addressBodyOf = ({ streetNumber, streetName, ...address }: AddressChange) => ({
  ...address,
  ...((streetNumber || streetName) && {
    streetAddress: { number: streetNumber, name: streetName },
  }),
})

const taxIdTypes = { CPF: 'CPF', CNPJ: 'CNPJ', UNKNOWN: 'UNSPECIFIED' } as const

const vatIdBodyOf = ({ id, type }: NonNullable<ContactDetailsChange['vatId']>) => ({
  id,
  type: type && taxIdTypes[type],
})

const detailsBodyOf = ({ vatId, ...details }: ContactDetailsChange) => ({
  ...details,
  vatId: vatId && vatIdBodyOf(vatId),
})

/** The platform merges an address member by member, so those that are not given are cleared. */
export const contactBodyOf = ({ address, contactDetails }: ContactChange) => ({
  address: address && { ...noAddress, ...addressBodyOf(address) },
  contactDetails: contactDetails && detailsBodyOf(contactDetails),
})
