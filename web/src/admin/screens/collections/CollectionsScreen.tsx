import { useQuery } from 'urql'
import { Link, useLocation } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { AdminCollectionsQuery, CollectionSortField } from '../../__generated__/graphql.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useLiveRows } from '../../live/use-live-rows.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { FilterField } from '../../ui/FilterField.tsx'
import { Label } from '../../ui/Label.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { collectionsDocument } from './documents.ts'

type Row = AdminCollectionsQuery['managedCollections']['nodes'][number]

const pageSize = 50

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    sortField: 'NAME',
    isWide: true,
    cell: ({ id, name, isBuiltIn }) => (
      <>
        <Link href={`/collections/${id}`}>{name}</Link> {isBuiltIn && <Label>Built in</Label>}
      </>
    ),
  },
  { id: 'slug', header: 'Address', cell: ({ slug }) => `/collections/${slug}` },
  {
    id: 'visible',
    header: 'Page',
    cell: ({ visible }) => (visible ? 'Shown' : <Label tone="warning">Hidden</Label>),
  },
  {
    id: 'products',
    header: 'Products',
    isNumber: true,
    cell: ({ numberOfProducts }) => numberOfProducts ?? '–',
  },
]

export function Screen() {
  const address = useAddressState()
  const [, navigate] = useLocation()
  const sort = address.sort ?? { field: 'NAME', order: 'ASC' as const }
  const [{ data, fetching, error }, refetch] = useQuery({
    query: collectionsDocument,
    variables: {
      first: pageSize,
      page: address.page,
      search: address.get('q') || null,
      sort: { field: sort.field as CollectionSortField, order: sort.order },
    },
  })
  const { nodes = [], totalCount } = data?.managedCollections ?? {}
  const changed = useLiveRows('collection', nodes, () => refetch({ requestPolicy: 'network-only' }))
  return (
    <>
      <ScreenHead
        title="Collections"
        lead={typeof totalCount === 'number' ? pluralize(totalCount, 'collections') : undefined}
      >
        <AllowedButton
          right="CATALOG_WRITE"
          weight="primary"
          onClick={() => navigate('/collections/new')}
        >
          New collection
        </AllowedButton>
      </ScreenHead>
      <form className={layout.filters} onSubmit={(event) => event.preventDefault()}>
        <FilterField
          label="Search"
          type="search"
          maxLength={50}
          placeholder="Part of the name"
          value={address.get('q')}
          onValue={(text) => address.set({ q: text })}
        />
      </form>
      {error && !data && <NoAnswer error={error} onAgain={refetch} />}
      <DataTable
        label="Collections"
        columns={columns}
        rows={nodes}
        idOf={({ id }) => id}
        changed={changed}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={address.setSort}
        isLoading={fetching}
        empty={!error && <EmptyState drawing="bookcase" title="No collection is called that" />}
      />
      <PageNumbers
        address={address}
        total={totalCount}
        shown={nodes.length}
        size={pageSize}
        isLoading={fetching}
      />
    </>
  )
}
