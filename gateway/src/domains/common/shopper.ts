// Resolvers of addresses and contacts of carts and checkouts.
import type { WireAddress } from '@vitrine/platform'
import type { Resolvers } from '../../__generated__/resolvers.ts'

export const shopperResolvers = {
  Address: {
    country: (address) => address.country ?? null,
    countryName: (address) => address.countryFullname ?? null,
    subdivision: (address) => address.subdivision ?? null,
    subdivisionName: (address) => address.subdivisionFullname ?? null,
    city: (address) => address.city ?? null,
    postalCode: (address) => address.postalCode ?? null,
    addressLine: (address) => address.addressLine ?? null,
    addressLine2: (address) => address.addressLine2 ?? null,
    streetNumber: (address) => address.streetAddress?.number ?? null,
    streetName: (address) => address.streetAddress?.name ?? null,
    geocode: (address) => address.geocode ?? null,
    formatted: (address) => address.formattedAddress ?? null,
  },
  Contact: {
    address: (contact) => presentAddress(contact.address),
    contactDetails: (contact) => contact.contactDetails ?? null,
  },
  BuyerInfo: {
    kind: (buyer) => {
      if (buyer.memberId) return 'MEMBER'
      return buyer.userId ? 'STAFF' : 'VISITOR'
    },
    id: (buyer) => buyer.memberId ?? buyer.userId ?? buyer.visitorId ?? null,
    contactId: (buyer) => buyer.contactId ?? null,
    email: (buyer) => buyer.email ?? null,
  },
} satisfies Pick<Resolvers, 'Address' | 'Contact' | 'BuyerInfo'>

/** Returns null for an address without any member, which the platform may send. */
function presentAddress(address: WireAddress | null | undefined) {
  return address && Object.values(address).some(Boolean) ? address : null
}
