// What a phone number, an e-mail address or a postal address is for.
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

/** Only a sign-in tells labels; without one of ours they are left as they are. */
export const unknownTag = { value: '', label: 'Not known' }

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const phoneTags = optionsOf(phoneWords)
export const emailTags = optionsOf(emailWords)
export const addressTags = optionsOf(addressWords)
