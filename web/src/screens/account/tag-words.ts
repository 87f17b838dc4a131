// Labels for the tags of phone numbers, email addresses and postal addresses.

import type { AddressTag, EmailTag, PhoneTag } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'

const phoneWords: Record<PhoneTag, string> = {
  UNTAGGED: messages.noLabel,
  MAIN: messages.main,
  MOBILE: messages.mobile,
  HOME: messages.home,
  WORK: messages.work,
  FAX: messages.fax,
}
const emailWords: Record<EmailTag, string> = {
  UNTAGGED: messages.noLabel,
  MAIN: messages.main,
  HOME: messages.home,
  WORK: messages.work,
}
export const addressWords: Record<AddressTag, string> = {
  UNTAGGED: messages.noLabel,
  HOME: messages.home,
  WORK: messages.work,
  BILLING: messages.billing,
  SHIPPING: messages.shipping,
}

/** Option for an unknown tag: only a sign-in returns tags. Saving leaves the stored tag unchanged. */
export const unknownTag = { value: '', label: messages.notKnown }

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const phoneTags = optionsOf(phoneWords)
export const emailTags = optionsOf(emailWords)
export const addressTags = optionsOf(addressWords)
