import { Link } from 'wouter'
import type { AdminMembersQuery } from '../../__generated__/graphql.ts'
import { dayOf } from '../../lib/dates.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { activityWords, nameOf, privacyWords, statusWords } from './words.ts'

type Row = AdminMembersQuery['managedMembers']['nodes'][number]

export const columns: readonly Column<Row>[] = [
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
