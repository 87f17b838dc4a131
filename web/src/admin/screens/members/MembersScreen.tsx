import { useMemo, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { BulkMemberAction, ManagedMemberSortField } from '../../__generated__/graphql.ts'
import { useCommands } from '../../lib/commands.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { useLiveRows } from '../../live/use-live-rows.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { ColumnPicker } from '../../ui/ColumnPicker.tsx'
import layout from '../../ui/Columns.module.css'
import { DataTable } from '../../ui/DataTable.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { SavedViews } from '../../ui/SavedViews.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { ByFilter, type Target } from './ByFilter.tsx'
import { ChosenMembers } from './ChosenMembers.tsx'
import { columns } from './columns.tsx'
import { membersDocument } from './documents.ts'
import { filterOf } from './filter.ts'
import { MemberFilters } from './MemberFilters.tsx'
import { NewMember } from './NewMember.tsx'
import { nameOf } from './words.ts'

const pageSize = 50

const views = [
  { name: 'Everybody', search: '' },
  { name: 'Waiting', search: 'status=PENDING' },
  { name: 'Blocked', search: 'status=BLOCKED' },
  { name: 'Newest', search: 'sort=CREATED_DATE%3ADESC' },
]

export function Screen() {
  const list = useMembers()
  const { address, filter, nodes } = list
  const changed = useLiveRows('member', nodes, list.reload)
  const [hidden, setHidden] = useLocalStorage<string[]>('members-columns', [
    'lastName',
    'company',
    'slug',
  ])
  const [selected, setSelected] = useState(new Set<string>())
  const [target, setTarget] = useState<Target | null>(null)
  const [action, setAction] = useState<BulkMemberAction | null>(null)
  const names = useNames(nodes)
  const [isNew, setIsNew] = useState(false)
  const commands = useMemo(() => [{ label: 'New member …', run: () => setIsNew(true) }], [])
  useCommands(commands)
  const done = () => {
    setTarget(null)
    setAction(null)
    setIsNew(false)
    setSelected(new Set())
    list.reload()
  }
  const forFound = (action: BulkMemberAction) =>
    setTarget({ action, filter, search: address.get('q') || null })

  return (
    <>
      <ScreenHead title="Members" lead={list.lead}>
        <AllowedButton right="MEMBERS_WRITE" weight="primary" onClick={() => setIsNew(true)}>
          New member
        </AllowedButton>
      </ScreenHead>
      <div className={layout.tools}>
        <SavedViews table="members" address={address} given={views} />
        <ColumnPicker
          columns={columns}
          hidden={new Set(hidden)}
          onChange={(next) => setHidden([...next])}
        />
      </div>
      <MemberFilters address={address} onAll={forFound} />
      {list.isBroken && <NoAnswer error={list.error} onAgain={list.reload} />}
      <DataTable
        label="Members"
        columns={columns}
        rows={nodes}
        idOf={({ id }) => id}
        nameOf={nameOf}
        hidden={new Set(hidden)}
        sort={list.sort}
        onSort={address.setSort}
        selected={selected}
        changed={changed}
        onSelect={setSelected}
        isLoading={list.isLoading}
        empty={!list.isBroken && <NoMembers />}
      />
      <PageNumbers
        address={address}
        total={list.total}
        shown={nodes.length}
        size={pageSize}
        isLoading={list.isLoading}
      />
      <BulkBar count={selected.size} noun="members" onClear={() => setSelected(new Set())}>
        <AllowedButton right="MEMBERS_WRITE" onClick={() => setAction('APPROVE')}>
          Approve …
        </AllowedButton>
        <AllowedButton right="MEMBERS_DELETE" onClick={() => setAction('BLOCK')}>
          Block …
        </AllowedButton>
        <AllowedButton right="MEMBERS_DELETE" onClick={() => setAction('DELETE')}>
          Delete …
        </AllowedButton>
      </BulkBar>
      {action && (
        <ChosenMembers
          action={action}
          people={[...selected].map((id) => ({ id, name: names.get(id) ?? id }))}
          onClose={() => setAction(null)}
          onDone={done}
        />
      )}
      {target && <ByFilter target={target} onClose={() => setTarget(null)} onDone={done} />}
      {isNew && <NewMember onClose={() => setIsNew(false)} onDone={done} />}
    </>
  )
}

/** Names of all members loaded so far, because the selection may span pages. */
function useNames(nodes: readonly (Parameters<typeof nameOf>[0] & { id: string })[]) {
  const seen = useRef(new Map<string, string>())
  for (const member of nodes) seen.current.set(member.id, nameOf(member))
  return seen.current
}

/** The page of the directory in the address. */
function useMembers() {
  const address = useAddressState()
  const filter = filterOf(address.get)
  const sort = address.sort ?? { field: 'CREATED_DATE', order: 'DESC' as const }
  const [{ data, fetching, error }, refetch] = useQuery({
    query: membersDocument,
    variables: {
      first: pageSize,
      page: address.page,
      filter,
      search: address.get('q') || null,
      sort: { field: sort.field as ManagedMemberSortField, order: sort.order },
    },
  })
  const total = data?.managedMembers.totalCount
  return {
    address,
    filter,
    sort,
    total,
    lead: data && (typeof total === 'number' ? pluralize(total, 'members') : 'Too many to count'),
    nodes: data?.managedMembers.nodes ?? [],
    isLoading: fetching,
    isBroken: Boolean(error && !data),
    error,
    reload: () => refetch({ requestPolicy: 'network-only' }),
  }
}

const NoMembers = () => (
  <EmptyState drawing="lamp" title="No members match">
    <p>Take a filter away to see more.</p>
  </EmptyState>
)
