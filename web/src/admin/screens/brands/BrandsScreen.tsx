import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { BrandSortField } from '../../__generated__/graphql.ts'
import { useCommands } from '../../lib/commands.ts'
import { dayOf } from '../../lib/dates.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useLiveRows } from '../../live/use-live-rows.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { CursorPages } from '../../ui/CursorPages.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { FilterField } from '../../ui/FilterField.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import styles from './Brands.module.css'
import { DeleteBrands } from './DeleteBrands.tsx'
import { type Brand, brandsDocument } from './documents.ts'
import { MergeBrands } from './MergeBrands.tsx'
import { MergeHints } from './MergeHints.tsx'
import { NewBrands } from './NewBrands.tsx'
import { RenameBrand } from './RenameBrand.tsx'
import { RenameBrands } from './RenameBrands.tsx'

const pageSize = 50

export function Screen() {
  const list = useBrands()
  const { address, data, nodes } = list
  const changed = useLiveRows('brand', nodes, list.reload)
  const [selected, setSelected] = useState(new Set<string>())
  const [dialog, setDialog] = useState<'new' | 'rename' | 'delete' | null>(null)
  // A copy of the selection, because the list changes during the merge.
  const [merged, setMerged] = useState<readonly Brand[] | null>(null)
  const [renamed, setRenamed] = useState<Brand | null>(null)
  const commands = useMemo(() => [{ label: 'New brands …', run: () => setDialog('new') }], [])
  useCommands(commands)
  const columns = useMemo(() => columnsOf(setRenamed), [])
  // Only brands of this page, whose revisions are loaded.
  const chosen = nodes.filter(({ id }) => selected.has(id))
  const close = () => {
    setDialog(null)
    setRenamed(null)
    setMerged(null)
  }
  const done = () => {
    close()
    setSelected(new Set())
    list.reload()
  }

  return (
    <>
      <ScreenHead title="Brands" lead={data && pluralize(data.countBrands, 'brands')}>
        <AllowedButton right="CATALOG_WRITE" weight="primary" onClick={() => setDialog('new')}>
          New brands
        </AllowedButton>
      </ScreenHead>
      <MergeHints key={list.times} onMerge={setMerged} />
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <FilterField
          label="Name begins with"
          type="search"
          maxLength={50}
          value={address.get('name')}
          onValue={(text) => address.set({ name: text })}
        />
      </form>
      {list.isBroken && <NoAnswer error={list.error} onAgain={list.reload} />}
      <DataTable
        label="Brands"
        columns={columns}
        rows={nodes}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={list.sort}
        onSort={address.setSort}
        selected={selected}
        changed={changed}
        onSelect={setSelected}
        isLoading={list.isLoading}
        empty={!list.isBroken && <NoBrands />}
      />
      <CursorPages address={address} pageInfo={data?.managedBrands.pageInfo} />
      <BulkBar count={selected.size} noun="brands" onClear={() => setSelected(new Set())}>
        <AllowedButton
          right="CATALOG_WRITE"
          disabled={chosen.length === 0}
          onClick={() => setDialog('rename')}
        >
          Rename …
        </AllowedButton>
        <AllowedButton
          right="CATALOG_DELETE"
          disabled={chosen.length < 2}
          onClick={() => setMerged(chosen)}
        >
          Merge …
        </AllowedButton>
        <AllowedButton right="CATALOG_DELETE" onClick={() => setDialog('delete')}>
          Delete …
        </AllowedButton>
      </BulkBar>
      <NewBrands isOpen={dialog === 'new'} onClose={close} onDone={done} />
      <DeleteBrands
        ids={[...selected]}
        isOpen={dialog === 'delete'}
        onClose={close}
        onDone={done}
      />
      {dialog === 'rename' && <RenameBrands brands={chosen} onClose={close} onDone={done} />}
      {merged && <MergeBrands brands={merged} onClose={close} onDone={done} />}
      {renamed && <RenameBrand key={renamed.id} brand={renamed} onClose={close} onDone={done} />}
    </>
  )
}

/** The page of the list in the address. */
function useBrands() {
  const address = useAddressState()
  const [times, setTimes] = useState(0)
  const sort = address.sort ?? { field: 'NAME', order: 'ASC' as const }
  const [{ data, fetching, error }, refetch] = useQuery({
    query: brandsDocument,
    variables: {
      first: pageSize,
      after: address.get('after') || null,
      start: address.get('name') || null,
      sort: { field: sort.field as BrandSortField, order: sort.order },
    },
  })
  return {
    address,
    sort,
    data,
    /** Counts changes made by this screen. */
    times,
    nodes: data?.managedBrands.nodes ?? [],
    isLoading: fetching,
    isBroken: Boolean(error && !data),
    error,
    reload: () => {
      setTimes(times + 1)
      refetch({ requestPolicy: 'network-only' })
    },
  }
}

const NoBrands = () => (
  <EmptyState drawing="bookcase" title="No matching brands">
    <p>Take the filter away, or make a new one.</p>
  </EmptyState>
)

const columnsOf = (rename: (brand: Brand) => void): Column<Brand>[] => [
  {
    id: 'name',
    header: 'Name',
    sortField: 'NAME',
    isWide: true,
    cell: (brand) => <RenameButton brand={brand} rename={rename} />,
  },
  {
    id: 'products',
    header: 'Products',
    isNumber: true,
    cell: ({ assignedProductsCount }) => assignedProductsCount ?? '–',
  },
  {
    id: 'created',
    header: 'Created',
    sortField: 'CREATED_DATE',
    cell: ({ createdDate }) => dayOf(createdDate),
  },
  {
    id: 'updated',
    header: 'Changed',
    sortField: 'UPDATED_DATE',
    cell: ({ updatedDate }) => dayOf(updatedDate),
  },
  { id: 'revision', header: 'Revision', isNumber: true, cell: ({ revision }) => revision ?? '–' },
]

function RenameButton({ brand, rename }: { brand: Brand; rename: (brand: Brand) => void }) {
  return (
    <AllowedButton right="CATALOG_WRITE" weight="quiet" onClick={() => rename(brand)}>
      {brand.name}
    </AllowedButton>
  )
}
