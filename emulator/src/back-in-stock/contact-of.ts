import { guidOf } from '../ids.ts'
import { memberByEmail } from '../members/find-member.ts'
import { guestContact } from '../members/guest-contact.ts'
import type { State } from '../state/state.ts'

/**
 * Returns the contact of an email address and creates one for an unknown address.
 * docs/contract/checkout-order.md §6.
 */
export function contactIdOf(email: string, state: State): string {
  const member = memberByEmail(email, state)
  if (member && !member.deletedDate) return member.contactId
  return guestContact(email, state)?.contactId ?? guidOf('contact', email.toLowerCase())
}
