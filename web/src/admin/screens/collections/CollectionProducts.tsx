import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { pluralize } from '../../lib/pluralize.ts'
import type { AddressState } from '../../lib/use-address-state.ts'
import { useChange } from '../../lib/use-change.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import { BulkBar } from '../../ui/BulkBar.tsx'
import layout from '../../ui/Columns.module.css'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Label } from '../../ui/Label.tsx'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Problems } from '../../ui/Problems.tsx'
import { AddProducts } from './AddProducts.tsx'
import type { Collection } from './documents.ts'
import { removeFromCollectionDocument } from './documents.ts'

type Row = Collection['managedProducts']['nodes'][number]
type Props = {
  collection: Collection
  address: AddressState
  isLoading: boolean
  onDone: () => void
}

/** Products of the collection: add by name, remove by selection. */
export function CollectionProducts({ collection, address, isLoading, onDone }: Props) {
  const { id, isBuiltIn, managedProducts } = collection
  const { nodes, totalCount } = managedProducts
  const [selected, setSelected] = useState(new Set<string>())
  const [isAdding, setIsAdding] = useState(false)
  const { change, isBusy, problems } = useChange(removeFromCollectionDocument)
  const columns = useMemo(() => columnsOf(), [])
  const take = async () => {
    if (!(await change({ id, productIds: [...selected] }))) return
    setSelected(new Set())
    onDone()
  }
  return (
    <Panel
      title={pluralize(totalCount ?? nodes.length, 'products')}
      action={
        !isBuiltIn && (
          <AllowedButton right="CATALOG_WRITE" onClick={() => setIsAdding(true)}>
            Add products …
          </AllowedButton>
        )
      }
    >
      <Problems problems={problems} />
      <DataTable
        label="Products"
        columns={columns}
        rows={nodes}
        idOf={(row) => row.id}
        nameOf={({ name }) => name}
        selected={selected}
        onSelect={isBuiltIn ? undefined : setSelected}
        empty={<p className={layout.muted}>No products yet</p>}
      />
      <PageNumbers
        address={address}
        total={totalCount}
        shown={nodes.length}
        size={50}
        isLoading={isLoading}
      />
      <BulkBar count={selected.size} noun="products" onClear={() => setSelected(new Set())}>
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
            onDone()
          }}
        />
      )}
    </Panel>
  )
}

const columnsOf = (): Column<Row>[] => [
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
