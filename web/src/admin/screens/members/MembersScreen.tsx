import { useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import type { BulkMemberAction } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'
import { useCommands } from '../../lib/commands.ts'
import { usePickedColumns } from '../../list/ColumnPicker.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { ListTools } from '../../list/ListTools.tsx'
import { useList } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { BulkMembers } from './BulkMembers.tsx'
import { ByFilter } from './ByFilter.tsx'
import { filterOf } from './filter.ts'
import { MemberFilters } from './MemberFilters.tsx'
import { columns, MemberRow_member } from './member-columns.tsx'
import { NewMember } from './NewMember.tsx'
import type { Target } from './use-platform-job.ts'
import { nameOf } from './words.ts'

const membersDocument = graphql(`
  query AdminMembers(
    $first: Int
    $page: Int
    $filter: ManagedMemberFilter
    $sort: ManagedMemberSort
  ) {
    managedMembers(first: $first, page: $page, filter: $filter, sort: $sort) {
      nodes { ...MemberRow_member }
      totalCount
    }
  }
`)

const views = [
  { name: messages.allMembersView, search: '' },
  { name: commonMessages.waiting, search: 'status=PENDING' },
  { name: messages.blockedView, search: 'status=BLOCKED' },
  { name: messages.newest, search: 'sort=CREATED_AT%3ADESC' },
]

export function Screen() {
  const list = useList({
    document: membersDocument,
    row: MemberRow_member,
    variables: ({ first, page, sort, get }) => ({ first, page, sort, filter: filterOf(get) }),
    pageOf: ({ managedMembers }) => managedMembers,
    sort: { field: 'CREATED_AT', order: 'DESC' },
    live: 'member',
  })
  const { shown, picker } = usePickedColumns('members', columns, ['lastName', 'company', 'slug'])
  const [target, setTarget] = useState<Target | null>(null)
  const [isNew, setIsNew] = useState(false)
  const commands = useMemo(() => [{ label: messages.newMember, run: () => setIsNew(true) }], [])
  useCommands(commands)
  const done = () => {
    setTarget(null)
    setIsNew(false)
    list.select([])
    list.reload()
  }
  const forFound = (action: BulkMemberAction) => setTarget({ action, filter: filterOf(list.get) })

  return (
    <>
      <ScreenHead title={commonMessages.members} lead={leadOf(list.page)}>
        <AllowedButton right="MEMBERS_WRITE" weight="primary" onClick={() => setIsNew(true)}>
          {messages.newMemberTitle}
        </AllowedButton>
      </ScreenHead>
      <ListTools table="members" views={views} picker={picker} />
      <MemberFilters onAll={forFound} />
      <ListTable
        list={list}
        label={commonMessages.members}
        columns={shown}
        nameOf={nameOf}
        isSelectable
        empty={
          <EmptyState drawing="lamp" title={messages.noMembersMatch}>
            <p>{commonMessages.takeFilterAwayToSeeMore}</p>
          </EmptyState>
        }
      />
      <BulkMembers list={list} onDone={done} />
      {target && <ByFilter target={target} onClose={() => setTarget(null)} onDone={done} />}
      {isNew && <NewMember onClose={() => setIsNew(false)} onDone={done} />}
    </>
  )
}

const leadOf = (page: { totalCount?: number | null } | null) =>
  page &&
  (typeof page.totalCount === 'number'
    ? commonMessages.memberCount({ count: page.totalCount })
    : messages.tooManyToCount)
