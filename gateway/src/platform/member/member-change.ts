// What a call changes of a member. docs/contract/members.md §7.
import type { MemberAddress, MemberPicture } from './member.ts'

type Text = string | null | undefined

/** What is not known of an address may be left out. */
export type AddressChange = { readonly [Name in keyof MemberAddress]?: MemberAddress[Name] }

/**
 * Given fields are set, an empty text clears, a non-empty list replaces. An empty list changes nothing: it needs a
 * separate call. A picture without id and URL removes it.
 */
export type MemberChange = {
  readonly nickname?: Text
  readonly title?: Text
  readonly photo?: Pick<MemberPicture, 'url' | 'width' | 'height'> & { readonly id: string }
  readonly firstName?: Text
  readonly lastName?: Text
  readonly birthdate?: Text
  readonly company?: Text
  readonly jobTitle?: Text
  readonly phones?: readonly string[] | null
  readonly emails?: readonly string[] | null
  readonly addresses?: readonly AddressChange[] | null
  readonly customFields?: readonly { readonly key: string; readonly value: string }[] | null
  readonly privacyStatus?: 'PRIVATE' | 'PUBLIC' | null
}

const isSent = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined

/** Returns whether there is anything to send. */
export const hasChange = (change: MemberChange): boolean => Object.values(change).some(isSent)

/** `contentAssigneeId`: the member to whom passes what a deleted one has written. */
export type ContentAssignee = { readonly contentAssigneeId?: string | undefined }
