// Finds the contact of a visitor who ordered without an account. docs/contract/auth.md §6
// "mergeExistingContact": a new member that is linked to it inherits its data.
import type { WireAddress, WireContact } from '@vitrine/platform'
import type { WireOrder } from '../checkout/order.ts'
import type { StoredAddress, StoredContact } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'

type Buyer = { email?: string | null; memberId?: string | null; contactId?: string | null }

/** Returns the data of the latest order. Assumed: docs/contract/auth.md §6 does not say which data wins. */
export function guestContact(email: string, state: State) {
  const order = state.orders
    .all()
    .map((one) => one.order)
    .findLast((one) => isGuestOrderOf(email, one))
  if (!order) return
  const { contactId } = order.buyerInfo as Buyer
  return { contactId: contactId ?? undefined, contact: contactOf(order, state) }
}

function isGuestOrderOf(email: string, { buyerInfo }: WireOrder): boolean {
  const buyer = buyerInfo as Buyer | undefined
  return buyer?.email?.toLowerCase() === email.toLowerCase() && !buyer.memberId
}

function contactOf(order: WireOrder, state: State): Partial<StoredContact> {
  const { contactDetails, address } = (order.billingInfo ?? {}) as WireContact
  const { firstName, lastName, company, phone } = contactDetails ?? {}
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(company && { company }),
    ...(phone && { phones: [{ phone, tag: 'UNTAGGED' }] }),
    ...(address && { addresses: [addressOf(address, state)] }),
  }
}

function addressOf(address: WireAddress, state: State): StoredAddress {
  const { country, subdivision, city, postalCode, addressLine, addressLine2 } = address
  const { number, name } = address.streetAddress ?? {}
  return {
    id: state.newId('address'),
    tag: 'UNTAGGED',
    country,
    subdivision,
    city,
    postalCode,
    addressLine,
    addressLine2,
    ...(!addressLine && name && { streetAddress: { number, name } }),
  }
}
