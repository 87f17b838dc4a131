import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { MemberRow_MemberFragment } from '../../__generated__/graphql.ts'
import { dayOf } from '../../lib/dates.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { activityWords, nameOf, privacyWords, statusWords } from './words.ts'

export const MemberRow_member = graphql(`
  fragment MemberRow_member on Member {
    id
    nickname
    slug
    loginEmail
    status
    privacyStatus
    activityStatus
    createdDate
    lastLoginDate
    contact { firstName lastName company }
  }
`)

export const columns: readonly Column<MemberRow_MemberFragment>[] = [
  {
    id: 'name',
    header: 'Name',
    sortField: 'NICKNAME',
    isWide: true,
    cell: (member) => <Link href={`/members/${member.id}`}>{nameOf(member)}</Link>,
  },
  {
    id: 'email',
    header: 'Email',
    sortField: 'LOGIN_EMAIL',
    cell: ({ loginEmail }) => loginEmail ?? '–',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => {
      const [word, tone] = statusWords[status]
      return <Label tone={tone}>{word}</Label>
    },
  },
  {
    id: 'privacy',
    header: 'Shown',
    sortField: 'PRIVACY_STATUS',
    cell: ({ privacyStatus }) => privacyWords[privacyStatus],
  },
  {
    id: 'activity',
    header: 'Activity',
    cell: ({ activityStatus }) =>
      activityStatus === 'MUTED' ? (
        <Label tone="warning">Muted</Label>
      ) : (
        activityWords[activityStatus]
      ),
  },
  {
    id: 'lastName',
    header: 'Last name',
    sortField: 'LAST_NAME',
    cell: ({ contact }) => contact?.lastName ?? '–',
  },
  { id: 'company', header: 'Company', cell: ({ contact }) => contact?.company ?? '–' },
  { id: 'slug', header: 'Slug', sortField: 'SLUG', cell: ({ slug }) => slug ?? '–' },
  {
    id: 'created',
    header: 'Joined',
    sortField: 'CREATED_DATE',
    cell: ({ createdDate }) => dayOf(createdDate),
  },
  {
    id: 'seen',
    header: 'Last login',
    sortField: 'LAST_LOGIN_DATE',
    cell: ({ lastLoginDate }) => dayOf(lastLoginDate),
  },
]
