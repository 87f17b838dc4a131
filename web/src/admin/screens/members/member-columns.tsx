import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberRow_MemberFragment } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { dayOf } from '../../lib/dates.ts'
import { activityWords, statusWords } from '../../lib/member-words.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { nameOf, privacyWords } from './words.ts'

export const MemberRow_member = graphql(`
  fragment MemberRow_member on Member {
    id
    nickname
    slug
    loginEmail
    status
    privacyStatus
    activityStatus
    createdAt
    lastLoginAt
    contact { firstName lastName company }
  }
`)

export const columns: readonly Column<MemberRow_MemberFragment>[] = [
  {
    id: 'name',
    header: commonMessages.name,
    sortField: 'NICKNAME',
    isWide: true,
    cell: (member) => <Link href={`/members/${member.id}`}>{nameOf(member)}</Link>,
  },
  {
    id: 'email',
    header: messages.email,
    sortField: 'LOGIN_EMAIL',
    cell: ({ loginEmail }) => loginEmail ?? '–',
  },
  {
    id: 'status',
    header: messages.status,
    cell: ({ status }) => {
      const [word, tone] = statusWords[status]
      return <Label tone={tone}>{word}</Label>
    },
  },
  {
    id: 'privacy',
    header: commonMessages.shown,
    sortField: 'PRIVACY_STATUS',
    cell: ({ privacyStatus }) => privacyWords[privacyStatus],
  },
  {
    id: 'activity',
    header: messages.activity,
    cell: ({ activityStatus }) =>
      activityStatus === 'MUTED' ? (
        <Label tone="warning">{messages.mutedLabel}</Label>
      ) : (
        activityWords[activityStatus]
      ),
  },
  {
    id: 'lastName',
    header: messages.lastName,
    sortField: 'LAST_NAME',
    cell: ({ contact }) => contact?.lastName ?? '–',
  },
  { id: 'company', header: messages.company, cell: ({ contact }) => contact?.company ?? '–' },
  { id: 'slug', header: messages.slug, sortField: 'SLUG', cell: ({ slug }) => slug ?? '–' },
  {
    id: 'created',
    header: messages.joined,
    sortField: 'CREATED_AT',
    cell: ({ createdAt }) => dayOf(createdAt),
  },
  {
    id: 'seen',
    header: messages.lastLogin,
    sortField: 'LAST_LOGIN_AT',
    cell: ({ lastLoginAt }) => dayOf(lastLoginAt),
  },
]
