// Reads people and places. docs/contract/cart.md §3, §5.6.
import {
  type JsonObject,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  textOrNull,
  wordOf,
} from '../../read-json.ts'
import type { Address, BuyerInfo, Contact, ContactDetails } from '../person.ts'

const taxIdTypes = { CPF: 'CPF', CNPJ: 'CNPJ', UNSPECIFIED: 'UNKNOWN' } as const

const geocode = (from: JsonObject) => ({
  latitude: numberOrNull(from, 'latitude'),
  longitude: numberOrNull(from, 'longitude'),
})

export function readAddress(from: JsonObject): Address {
  return {
    ...mappedPart(from, 'streetAddress', (street) => ({
      streetNumber: textOrNull(street, 'number'),
      streetName: textOrNull(street, 'name'),
    })),
    country: textOrNull(from, 'country'),
    countryName: textOrNull(from, 'countryFullname'),
    subdivision: textOrNull(from, 'subdivision'),
    subdivisionName: textOrNull(from, 'subdivisionFullname'),
    city: textOrNull(from, 'city'),
    postalCode: textOrNull(from, 'postalCode'),
    addressLine: textOrNull(from, 'addressLine'),
    addressLine2: textOrNull(from, 'addressLine2'),
    geocode: mappedOrNull(from, 'geocode', geocode),
    formatted: textOrNull(from, 'formattedAddress'),
  }
}

const readContactDetails = (from: JsonObject): ContactDetails => ({
  firstName: textOrNull(from, 'firstName'),
  lastName: textOrNull(from, 'lastName'),
  phone: textOrNull(from, 'phone'),
  company: textOrNull(from, 'company'),
  vatId: mappedOrNull(from, 'vatId', (vatId) => ({
    id: textOrNull(vatId, 'id'),
    type: wordOf(vatId, 'type', taxIdTypes, null),
  })),
})

/** The platform may send an address without any member. */
const isPresent = (address: Address) => Object.values(address).some(Boolean)

export function readContact(from: JsonObject): Contact {
  const address = mappedOrNull(from, 'address', readAddress)
  return {
    address: address && isPresent(address) ? address : null,
    contactDetails: mappedOrNull(from, 'contactDetails', readContactDetails),
  }
}

export function readBuyerInfo(from: JsonObject): BuyerInfo {
  const [memberId, userId] = [textOrNull(from, 'memberId'), textOrNull(from, 'userId')]
  const kind = userId ? 'STAFF' : 'VISITOR'
  return {
    kind: memberId ? 'MEMBER' : kind,
    id: memberId ?? userId ?? textOrNull(from, 'visitorId'),
    contactId: textOrNull(from, 'contactId'),
    email: textOrNull(from, 'email'),
  }
}
