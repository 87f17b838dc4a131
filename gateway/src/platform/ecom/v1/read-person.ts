// Reads people and places. docs/contract/cart.md §3, §5.6.
import {
  type JsonObject,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { Address, BuyerInfo, Contact, ContactDetails } from '../person.ts'

const taxIdTypes = { CPF: 'CPF', CNPJ: 'CNPJ', UNSPECIFIED: 'UNKNOWN' } as const

const geocode = (from: JsonObject) => ({
  latitude: numberOrNull(from, 'latitude'),
  longitude: numberOrNull(from, 'longitude'),
})

/** Reads an address of a person or a place; its street may be one line, or an object with name and number. */
export function readAddress(from: JsonObject): Address {
  return {
    ...mappedPart(from, 'streetAddress', (street) => ({
      streetNumber: stringOrNull(street, 'number'),
      streetName: stringOrNull(street, 'name'),
    })),
    country: stringOrNull(from, 'country'),
    countryName: stringOrNull(from, 'countryFullname'),
    subdivision: stringOrNull(from, 'subdivision'),
    subdivisionName: stringOrNull(from, 'subdivisionFullname'),
    city: stringOrNull(from, 'city'),
    postalCode: stringOrNull(from, 'postalCode'),
    addressLine: stringOrNull(from, 'addressLine'),
    addressLine2: stringOrNull(from, 'addressLine2'),
    geocode: mappedOrNull(from, 'geocode', geocode),
    formatted: stringOrNull(from, 'formattedAddress'),
  }
}

const readContactDetails = (from: JsonObject): ContactDetails => ({
  firstName: stringOrNull(from, 'firstName'),
  lastName: stringOrNull(from, 'lastName'),
  phone: stringOrNull(from, 'phone'),
  company: stringOrNull(from, 'company'),
  vatId: mappedOrNull(from, 'vatId', (vatId) => ({
    id: stringOrNull(vatId, 'id'),
    type: wordOf(vatId, 'type', taxIdTypes, null),
  })),
})

/** The platform may send an address without any member. */
const isPresent = (address: Address) => Object.values(address).some(Boolean)

/** Reads `address` and `contactDetails` of a member. An address without any filled member is null. */
export function readContact(from: JsonObject): Contact {
  const address = mappedOrNull(from, 'address', readAddress)
  return {
    address: address && isPresent(address) ? address : null,
    contactDetails: mappedOrNull(from, 'contactDetails', readContactDetails),
  }
}

/** Reads who buys. The platform names one id; without that of a member or of staff, the buyer is a visitor. */
export function readBuyerInfo(from: JsonObject): BuyerInfo {
  const [memberId, userId] = [stringOrNull(from, 'memberId'), stringOrNull(from, 'userId')]
  const kind = userId ? 'STAFF' : 'VISITOR'
  return {
    kind: memberId ? 'MEMBER' : kind,
    id: memberId ?? userId ?? stringOrNull(from, 'visitorId'),
    contactId: stringOrNull(from, 'contactId'),
    email: stringOrNull(from, 'email'),
  }
}
