import { useState } from 'react'
import { Link } from 'wouter'
import { graphql } from '../../__generated__/gql.ts'
import type { CollectionProductRow_ProductFragment } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/collections.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
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

const removeFromCollectionDocument = graphql(`
  mutation AdminRemoveFromCollection($id: ID!, $productIds: [ID!]!) {
    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

export const CollectionProductRow_product = graphql(`
  fragment CollectionProductRow_product on Product {
    id
    name
    visible
    price { formatted }
  }
`)

type Row = CollectionProductRow_ProductFragment
type Props = { id: string; builtIn: boolean; list: List<Row> }

/** Products of the collection: add by name, remove by selection. */
export function CollectionProducts({ id, builtIn, list }: Props) {
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
      title={commonMessages.productCount({ count: page?.totalCount ?? rows.length })}
      action={
        !builtIn && (
          <AllowedButton right="CATALOG_WRITE" onClick={() => setIsAdding(true)}>
            {messages.addProductsButton}
          </AllowedButton>
        )
      }
    >
      <Problems problems={problems} />
      <ListTable
        list={list}
        label={commonMessages.products}
        columns={columns}
        nameOf={({ name }) => name}
        isSelectable={!builtIn}
        empty={<Muted>{messages.noProductsYet}</Muted>}
      />
      <BulkBar list={list} noun="products">
        <AllowedButton right="CATALOG_WRITE" isBusy={isBusy} disabled={isBusy} onClick={take}>
          {commonMessages.remove}
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
    header: commonMessages.product,
    isWide: true,
    cell: ({ id, name }) => <Link href={`/products/${id}`}>{name}</Link>,
  },
  {
    id: 'visible',
    header: commonMessages.shown,
    cell: ({ visible }) =>
      visible ? commonMessages.yes : <Label tone="warning">{commonMessages.hidden}</Label>,
  },
  {
    id: 'price',
    header: commonMessages.price,
    isNumber: true,
    cell: ({ price }) => price.formatted,
  },
]
