// Labels for the tags of phone numbers, email addresses and postal addresses.
import type { AddressTag, EmailTag, PhoneTag } from '../../__generated__/graphql.ts'

const phoneWords: Record<PhoneTag, string> = {
  UNTAGGED: 'No label',
  MAIN: 'Main',
  MOBILE: 'Mobile',
  HOME: 'Home',
  WORK: 'Work',
  FAX: 'Fax',
}
const emailWords: Record<EmailTag, string> = {
  UNTAGGED: 'No label',
  MAIN: 'Main',
  HOME: 'Home',
  WORK: 'Work',
}
export const addressWords: Record<AddressTag, string> = {
  UNTAGGED: 'No label',
  HOME: 'Home',
  WORK: 'Work',
  BILLING: 'Billing',
  SHIPPING: 'Shipping',
}

/** Option for an unknown tag: only a sign-in returns tags. Saving leaves the stored tag unchanged. */
export const unknownTag = { value: '', label: 'Not known' }

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const phoneTags = optionsOf(phoneWords)
export const emailTags = optionsOf(emailWords)
export const addressTags = optionsOf(addressWords)
