import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import { useCommands } from '../../lib/commands.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { usePickedColumns } from '../../list/ColumnPicker.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { ListTools } from '../../list/ListTools.tsx'
import { useList } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { AllFound } from './AllFound.tsx'
import { BulkProducts } from './BulkProducts.tsx'
import { filterOf } from './filter.ts'
import { ProductFiles } from './ProductFiles.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { columns, ProductRow_product } from './product-columns.tsx'

const productsDocument = graphql(`
  query AdminProducts(
    $first: Int
    $page: Int
    $filter: ManagedProductFilter
    $sort: ManagedProductSort
  ) {
    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {
      nodes { ...ProductRow_product }
      totalCount
    }
  }
`)

const views = [
  { name: 'All', search: '' },
  { name: 'Hidden', search: 'shown=no' },
  { name: 'Sold out', search: 'stock=OUT_OF_STOCK' },
  { name: 'On sale', search: 'sale=1' },
  { name: 'Below cost', search: 'loss=1' },
  { name: 'Recently changed', search: 'sort=LAST_UPDATED%3ADESC' },
]

const hiddenAtFirst = ['ribbon', 'type', 'collections', 'sku']

export function Screen() {
  const list = useList({
    document: productsDocument,
    row: ProductRow_product,
    variables: ({ first, page, sort, get }) => ({ first, page, sort, filter: filterOf(get) }),
    pageOf: ({ managedProducts }) => managedProducts,
    sort: { field: 'NUMERIC_ID', order: 'DESC' },
    live: 'product',
  })
  const { selected, select } = list
  const filter = filterOf(list.get)
  const total = list.page?.totalCount
  const { shown, picker } = usePickedColumns('products', columns, hiddenAtFirst)
  const [, navigate] = useLocation()
  const commands = useMemo(
    () => [{ label: 'New product', run: () => navigate('/products/new') }],
    [navigate],
  )
  useCommands(commands)
  const done = () => {
    select([])
    list.reload()
  }

  return (
    <>
      <ScreenHead
        title="Products"
        lead={typeof total === 'number' ? pluralize(total, 'products') : undefined}
      >
        <ProductFiles filter={filter} onDone={done} />
        <AllowedButton
          right="CATALOG_WRITE"
          weight="primary"
          onClick={() => navigate('/products/new')}
        >
          New product
        </AllowedButton>
      </ScreenHead>
      <ListTools table="products" views={views} picker={picker} />
      <ProductFilters />
      <ListTable
        list={list}
        label="Products"
        columns={shown}
        nameOf={({ name }) => name}
        isSelectable
        empty={
          <EmptyState drawing="basket" title="No matching products">
            <p>Take a filter away to see more.</p>
          </EmptyState>
        }
      />
      <BulkProducts list={list} onDone={done}>
        {(total ?? 0) > selected.size && (
          <AllFound filter={filter} total={total ?? 0} onChosen={select} />
        )}
      </BulkProducts>
    </>
  )
}
