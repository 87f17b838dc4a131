import { useMemo, useState } from 'react'
import { useQuery } from 'urql'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import type { AdminPricesQuery } from '../../__generated__/graphql.ts'
import { amountProblem } from '../../lib/cents.ts'
import { discountWords } from '../../lib/discount-words.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { useUnsaved } from '../../lib/unsaved.ts'
import { type AddressState, useAddressState } from '../../lib/use-address-state.ts'
import { AllowedButton } from '../../ui/Allowed.tsx'
import layout from '../../ui/Columns.module.css'
import { FilterField } from '../../ui/FilterField.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { PageNumbers } from '../../ui/PageNumbers.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { AdjustDialog } from './AdjustDialog.tsx'
import { applyChanges, type Change, freshSheet, type GridRow, redo, undo } from './grid-state.ts'
import { PriceGrid } from './PriceGrid.tsx'
import { SaveDialog } from './SaveDialog.tsx'

const pricesDocument = graphql(`
  query AdminPrices($page: Int, $filter: ManagedProductFilter) {
    managedProducts(
      first: 100
      page: $page
      filter: $filter
      sort: { field: NAME, order: ASC }
    ) {
      nodes {
        id
        name
        weight
        price { price { amount } }
        discount { type value }
        costAndProfit { itemCost { amount } }
      }
      totalCount
    }
  }
`)

type Node = AdminPricesQuery['managedProducts']['nodes'][number]

const rowOf = ({ id, name, weight, price, discount, costAndProfit }: Node): GridRow => ({
  id,
  name,
  price: price.price.amount,
  discount: discountWords(discount),
  cost: costAndProfit?.itemCost?.amount ?? '',
  weight: weight === null || weight === undefined ? '' : String(weight),
})

export function Screen() {
  const { address, data, error, isLoading, rows, refetch } = usePrices()
  const work = useSheet(rows)
  const { sheet, setSheet, selected } = work
  const [dialog, setDialog] = useState<'adjust' | 'save' | null>(null)
  const isReadOnly = useRefusal('CATALOG_WRITE') !== null
  const done = (savedIds: readonly string[]) => {
    work.discardEdits(savedIds)
    setDialog(null)
    refetch({ requestPolicy: 'network-only' })
  }

  if (!data) return error ? <NoAnswer error={error} onAgain={refetch} /> : <Loading />
  return (
    <>
      <PricesHead work={work} onDialog={setDialog} />
      <PricesSearch address={address} isOff={work.count > 0} />
      {rows.length === 0 ? (
        <EmptyState drawing="basket" title="No product is called that" />
      ) : (
        <PriceGrid
          rows={rows}
          sheet={sheet}
          selected={selected}
          onSelect={work.setSelected}
          onChange={work.change}
          onUndo={() => setSheet(undo)}
          onRedo={() => setSheet(redo)}
          isReadOnly={isReadOnly}
        />
      )}
      {work.count === 0 && (
        <PageNumbers
          address={address}
          total={data.managedProducts.totalCount}
          shown={rows.length}
          size={100}
          isLoading={isLoading}
        />
      )}
      {dialog === 'adjust' && (
        <AdjustDialog
          rows={rows.filter(({ id }) => selected.has(id))}
          sheet={sheet}
          onClose={() => setDialog(null)}
          onApply={(changes) => {
            work.change(changes)
            setDialog(null)
          }}
        />
      )}
      {dialog === 'save' && (
        <SaveDialog rows={rows} edits={sheet.edits} onClose={() => setDialog(null)} onDone={done} />
      )}
    </>
  )
}

function usePrices() {
  const address = useAddressState()
  const filter = address.get('q') ? { search: address.get('q') } : null
  const [{ data, error, fetching }, refetch] = useQuery({
    query: pricesDocument,
    variables: { page: address.page, filter },
  })
  const rows = useMemo(() => (data?.managedProducts.nodes ?? []).map(rowOf), [data])
  return { address, data, error, isLoading: fetching, rows, refetch }
}

/** State of the grid: edits, selection, number of changes. */
function useSheet(rows: readonly GridRow[]) {
  const [sheet, setSheet] = useState(freshSheet)
  const [selected, setSelected] = useState(new Set<string>())
  const change = (changes: readonly Change[]) =>
    setSheet((before) => applyChanges(before, rows, changes))
  /** Removes saved edits and the undo history. */
  const discardEdits = (savedIds: readonly string[]) => {
    const left = Object.entries(sheet.edits).filter(([id]) => !savedIds.includes(id))
    setSheet({ ...freshSheet, edits: Object.fromEntries(left) })
  }
  const count = Object.keys(sheet.edits).length
  useUnsaved(count > 0)
  return { sheet, setSheet, selected, setSelected, change, discardEdits, count }
}

type HeadProps = {
  work: ReturnType<typeof useSheet>
  onDialog: (dialog: 'adjust' | 'save') => void
}

function PricesHead({ work: { sheet, setSheet, selected, count }, onDialog }: HeadProps) {
  const isFaulty = hasFaults(sheet.edits)
  return (
    <ScreenHead
      title="Prices"
      lead="Arrow keys to move, type to edit, Ctrl+Z to undo. Nothing is saved until you press Save."
    >
      <Button disabled={sheet.past.length === 0} onClick={() => setSheet(undo)}>
        Undo
      </Button>
      <Button disabled={sheet.future.length === 0} onClick={() => setSheet(redo)}>
        Redo
      </Button>
      <AllowedButton
        right="CATALOG_WRITE"
        disabled={selected.size === 0}
        onClick={() => onDialog('adjust')}
      >
        Change {selected.size || ''} chosen …
      </AllowedButton>
      <AllowedButton
        right="CATALOG_WRITE"
        weight="primary"
        disabled={count === 0 || isFaulty}
        title={isFaulty ? 'Put the red cells right first.' : undefined}
        onClick={() => onDialog('save')}
      >
        Save {count || ''}
      </AllowedButton>
    </ScreenHead>
  )
}

function PricesSearch({ address, isOff }: { address: AddressState; isOff: boolean }) {
  return (
    <form className={layout.filters} onSubmit={(event) => event.preventDefault()}>
      <FilterField
        label="Search"
        type="search"
        maxLength={80}
        placeholder="Part of the name"
        disabled={isOff}
        hint={isOff ? 'Save or undo first.' : undefined}
        value={address.get('q')}
        onValue={(text) => address.set({ q: text })}
      />
    </form>
  )
}

const hasFaults = (edits: typeof freshSheet.edits) =>
  Object.values(edits).some((own) =>
    Object.values(own).some((text) => amountProblem(text) !== null),
  )
