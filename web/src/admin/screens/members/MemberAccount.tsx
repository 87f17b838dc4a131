import { type FragmentType, unmask } from '../../__generated__/fragment-masking.ts'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberAccount_MemberFragment } from '../../__generated__/graphql.ts'
import { dayOf } from '../../lib/dates.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { activityWords } from './words.ts'

const MemberAccount_member = graphql(`
  fragment MemberAccount_member on Member {
    id
    contactId
    slug
    activityStatus
    loginEmail
    isLoginEmailVerified
    createdDate
    updatedDate
    lastLoginDate
  }
`)

/** Sign-in and dates of a member. */
export const MemberAccount = (props: { member: FragmentType<typeof MemberAccount_member> }) => (
  <Panel title="Account">
    <Facts facts={factsOf(unmask(MemberAccount_member, props.member))} />
  </Panel>
)

const factsOf = (member: MemberAccount_MemberFragment) =>
  [
    ['Login email', member.loginEmail],
    ['Proved', member.isLoginEmailVerified ? 'Yes' : 'No'],
    ['Activity', activityWords[member.activityStatus]],
    ['Public page', member.slug && <a href={`/members/${member.slug}`}>/members/{member.slug}</a>],
    ['Joined', dayOf(member.createdDate)],
    ['Changed', dayOf(member.updatedDate)],
    ['Last login', dayOf(member.lastLoginDate)],
    ['Member id', member.id],
    ['Contact id', member.contactId],
  ] as const
