import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/products.ts'
import { useCommands } from '../../lib/commands.ts'
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
  { name: commonMessages.all, search: '' },
  { name: commonMessages.hidden, search: 'shown=no' },
  { name: commonMessages.soldOut, search: 'stock=OUT_OF_STOCK' },
  { name: messages.onSale, search: 'sale=1' },
  { name: commonMessages.belowCost, search: 'loss=1' },
  { name: messages.recentlyChanged, search: 'sort=UPDATED_AT%3ADESC' },
]

const hiddenAtFirst = ['ribbon', 'type', 'collections', 'sku']

export function Screen() {
  const list = useList({
    document: productsDocument,
    row: ProductRow_product,
    variables: ({ first, page, sort, get }) => ({ first, page, sort, filter: filterOf(get) }),
    pageOf: ({ managedProducts }) => managedProducts,
    sort: { field: 'CREATION_ORDER', order: 'DESC' },
    live: 'product',
  })
  const { selected, select } = list
  const filter = filterOf(list.get)
  const total = list.page?.totalCount
  const { shown, picker } = usePickedColumns('products', columns, hiddenAtFirst)
  const [, navigate] = useLocation()
  const commands = useMemo(
    () => [{ label: commonMessages.newProduct, run: () => navigate('/products/new') }],
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
        title={commonMessages.products}
        lead={typeof total === 'number' ? commonMessages.productCount({ count: total }) : undefined}
      >
        <ProductFiles filter={filter} onDone={done} />
        <AllowedButton
          right="CATALOG_WRITE"
          weight="primary"
          onClick={() => navigate('/products/new')}
        >
          {commonMessages.newProduct}
        </AllowedButton>
      </ScreenHead>
      <ListTools table="products" views={views} picker={picker} />
      <ProductFilters />
      <ListTable
        list={list}
        label={commonMessages.products}
        columns={shown}
        nameOf={({ name }) => name}
        isSelectable
        empty={
          <EmptyState drawing="basket" title={messages.noMatchingProducts}>
            <p>{commonMessages.takeFilterAwayToSeeMore}</p>
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
