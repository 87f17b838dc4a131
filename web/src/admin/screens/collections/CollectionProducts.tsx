import { useState } from 'react'
import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { CollectionProductRow_ProductFragment } from '../../__generated__/graphql.ts'
import { pluralize } from '../../lib/pluralize.ts'
import { useChange } from '../../lib/use-change.ts'
import { BulkBar } from '../../list/BulkBar.tsx'
import type { Column } from '../../list/DataTable.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import type { List } from '../../list/use-list.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { Label } from '../../ui/Label.tsx'
import { Muted } from '../../ui/Muted.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Problems } from '../../ui/Problems.tsx'
import { AddProducts } from './AddProducts.tsx'
import { removeFromCollectionDocument } from './documents.ts'

export const CollectionProductRow_product = graphql(`
  fragment CollectionProductRow_product on Product {
    id
    name
    visible
    price { price { formatted } }
  }
`)

type Row = CollectionProductRow_ProductFragment
type Props = { id: string; isBuiltIn: boolean; list: List<Row> }

/** Products of the collection: add by name, remove by selection. */
export function CollectionProducts({ id, isBuiltIn, list }: Props) {
  const { rows, page, selected, select, reload } = list
  const [isAdding, setIsAdding] = useState(false)
  const { change, isBusy, problems } = useChange()
  const take = async () => {
    const { isDone } = await change(removeFromCollectionDocument, { id, productIds: [...selected] })
    if (!isDone) return
    select([])
    reload()
  }
  return (
    <Panel
      title={pluralize(page?.totalCount ?? rows.length, 'products')}
      action={
        !isBuiltIn && (
          <AllowedButton right="CATALOG_WRITE" onClick={() => setIsAdding(true)}>
            Add products …
          </AllowedButton>
        )
      }
    >
      <Problems problems={problems} />
      <ListTable
        list={list}
        label="Products"
        columns={columns}
        nameOf={({ name }) => name}
        isSelectable={!isBuiltIn}
        empty={<Muted>No products yet</Muted>}
      />
      <BulkBar list={list} noun="products">
        <AllowedButton right="CATALOG_WRITE" isBusy={isBusy} disabled={isBusy} onClick={take}>
          Take out
        </AllowedButton>
      </BulkBar>
      {isAdding && (
        <AddProducts
          id={id}
          onClose={() => setIsAdding(false)}
          onDone={() => {
            setIsAdding(false)
            reload()
          }}
        />
      )}
    </Panel>
  )
}

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Product',
    isWide: true,
    cell: ({ id, name }) => <Link href={`/products/${id}`}>{name}</Link>,
  },
  {
    id: 'visible',
    header: 'Shown',
    cell: ({ visible }) => (visible ? 'Yes' : <Label tone="warning">Hidden</Label>),
  },
  { id: 'price', header: 'Price', isNumber: true, cell: ({ price }) => price.price.formatted },
]
