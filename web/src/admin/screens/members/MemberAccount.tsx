import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberAccount_MemberFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { dayOf } from '../../lib/dates.ts'
import { activityWords } from '../../lib/member-words.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Panel } from '../../ui/Panel.tsx'

const MemberAccount_member = graphql(`
  fragment MemberAccount_member on Member {
    id
    contactId
    slug
    activityStatus
    loginEmail
    loginEmailVerified
    createdAt
    updatedAt
    lastLoginAt
  }
`)

/** Sign-in and dates of a member. */
export const MemberAccount = (props: { member: FragmentType<typeof MemberAccount_member> }) => (
  <Panel title={messages.account}>
    <Facts facts={factsOf(unmask(MemberAccount_member, props.member))} />
  </Panel>
)

const pageLink = (slug: string) => {
  const path = `/members/${slug}`
  return <a href={path}>{path}</a>
}

const factsOf = (member: MemberAccount_MemberFragment) =>
  [
    [messages.loginEmail, member.loginEmail],
    [messages.proved, member.loginEmailVerified ? commonMessages.yes : messages.no],
    [messages.activity, activityWords[member.activityStatus]],
    [messages.publicPage, member.slug && pageLink(member.slug)],
    [messages.joined, dayOf(member.createdAt)],
    [commonMessages.changed, dayOf(member.updatedAt)],
    [messages.lastLogin, dayOf(member.lastLoginAt)],
    [messages.memberId, member.id],
    [messages.contactId, member.contactId],
  ] as const
