import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { useLocation } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { ManagedProductSortField } from '../../__generated__/graphql.ts'
import { useCommands } from '../../lib/commands.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import { useLiveRows } from '../../live/use-live-rows.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ColumnPicker } from '../../ui/ColumnPicker.tsx'
import layout from '../../ui/Columns.module.css'
import { DataTable } from '../../ui/DataTable.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { SavedViews } from '../../ui/SavedViews.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { AllFound } from './AllFound.tsx'
import { BulkProducts } from './BulkProducts.tsx'
import { columns } from './columns.tsx'
import { productsDocument } from './documents.ts'
import { filterOf } from './filter.ts'
import { ProductFiles } from './ProductFiles.tsx'
import { ProductFilters } from './ProductFilters.tsx'

const pageSize = 50

const views = [
  { name: 'All', search: '' },
  { name: 'Hidden', search: 'shown=no' },
  { name: 'Sold out', search: 'stock=OUT_OF_STOCK' },
  { name: 'On sale', search: 'sale=1' },
  { name: 'Below cost', search: 'loss=1' },
  { name: 'Recently changed', search: 'sort=LAST_UPDATED%3ADESC' },
]

export function Screen() {
  const list = useProducts()
  const { address, nodes } = list
  const changed = useLiveRows('product', nodes, list.reload)
  const [, navigate] = useLocation()
  const [hidden, setHidden] = useLocalStorage<string[]>('products-columns', [
    'ribbon',
    'type',
    'collections',
    'sku',
  ])
  const [selected, setSelected] = useState(new Set<string>())
  const commands = useMemo(
    () => [{ label: 'New product', run: () => navigate('/products/new') }],
    [navigate],
  )
  useCommands(commands)
  const done = () => {
    setSelected(new Set())
    list.reload()
  }

  return (
    <>
      <ScreenHead title="Products" lead={list.lead}>
        <ProductFiles filter={list.filter} onDone={done} />
        <AllowedButton
          right="CATALOG_WRITE"
          weight="primary"
          onClick={() => navigate('/products/new')}
        >
          New product
        </AllowedButton>
      </ScreenHead>
      <div className={layout.tools}>
        <SavedViews table="products" address={address} given={views} />
        <ColumnPicker
          columns={columns}
          hidden={new Set(hidden)}
          onChange={(next) => setHidden([...next])}
        />
      </div>
      <ProductFilters address={address} />
      {list.isBroken && <NoAnswer error={list.error} onAgain={list.reload} />}
      <DataTable
        label="Products"
        columns={columns}
        rows={nodes}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hidden={new Set(hidden)}
        sort={list.sort}
        onSort={address.setSort}
        selected={selected}
        changed={changed}
        onSelect={setSelected}
        isLoading={list.isLoading}
        empty={!list.isBroken && <Nothing />}
      />
      <PageNumbers
        address={address}
        total={list.total}
        shown={nodes.length}
        size={pageSize}
        isLoading={list.isLoading}
      />
      <BulkProducts ids={[...selected]} onClear={() => setSelected(new Set())} onDone={done}>
        {(list.total ?? 0) > selected.size && (
          <AllFound
            filter={list.filter}
            total={list.total ?? 0}
            onChosen={(ids) => setSelected(new Set(ids))}
          />
        )}
      </BulkProducts>
    </>
  )
}

/** The page of the catalog in the address. */
function useProducts() {
  const address = useAddressState()
  const filter = filterOf(address.get)
  const sort = address.sort ?? { field: 'NUMERIC_ID', order: 'DESC' as const }
  const [{ data, fetching, error }, refetch] = useQuery({
    query: productsDocument,
    variables: {
      first: pageSize,
      page: address.page,
      filter,
      sort: { field: sort.field as ManagedProductSortField, order: sort.order },
    },
  })
  const total = data?.managedProducts.totalCount
  return {
    address,
    filter,
    sort,
    total,
    lead: typeof total === 'number' ? pluralize(total, 'products') : undefined,
    nodes: data?.managedProducts.nodes ?? [],
    isLoading: fetching,
    isBroken: Boolean(error && !data),
    error,
    reload: () => refetch({ requestPolicy: 'network-only' }),
  }
}

const Nothing = () => (
  <EmptyState drawing="basket" title="No matching products">
    <p>Take a filter away to see more.</p>
  </EmptyState>
)
