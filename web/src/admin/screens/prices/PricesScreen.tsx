import { useMemo, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { graphql } from '../../__generated__/gql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/prices.ts'
import { useRefusal } from '../../lib/rights.tsx'
import { Filters, TextFilter } from '../../list/Filters.tsx'
import { Pages } from '../../list/ListTable.tsx'
import { useList } from '../../list/use-list.ts'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { AdjustDialog } from './AdjustDialog.tsx'
import { PriceGrid } from './PriceGrid.tsx'
import { PricesHead } from './PricesHead.tsx'
import { PriceRow_product, rowOf } from './price-row.ts'
import { SaveDialog } from './SaveDialog.tsx'
import { useSheet } from './use-sheet.ts'

const pricesDocument = graphql(`
  query AdminPrices($first: Int, $page: Int, $filter: ManagedProductFilter) {
    managedProducts(
      first: $first
      page: $page
      filter: $filter
      sort: { field: NAME, order: ASC }
    ) {
      nodes { ...PriceRow_product }
      totalCount
    }
  }
`)

export function Screen() {
  const list = useList({
    document: pricesDocument,
    row: PriceRow_product,
    variables: ({ first, page, get }) => ({
      first,
      page,
      filter: get('q') ? { search: get('q') } : null,
    }),
    pageOf: ({ managedProducts }) => managedProducts,
    size: 100,
  })
  const { selected, select, reload } = list
  const rows = useMemo(() => list.rows.map(rowOf), [list.rows])
  const work = useSheet(rows)
  const { sheet, change, count } = work
  const [dialog, setDialog] = useState<'adjust' | 'save' | null>(null)
  const isReadOnly = useRefusal('CATALOG_WRITE') !== null
  const close = () => setDialog(null)

  if (!list.page) {
    return list.error ? <NoAnswer error={list.error} onAgain={reload} /> : <Loading />
  }
  return (
    <>
      <PricesHead work={work} selected={selected.size} onDialog={setDialog} />
      <PricesSearch isOff={count > 0} />
      {rows.length === 0 ? (
        <EmptyState drawing="basket" title={messages.noProductIsCalledThat} />
      ) : (
        <PriceGrid
          rows={rows}
          sheet={sheet}
          selected={selected}
          onSelect={select}
          onChange={change}
          onUndo={work.undo}
          onRedo={work.redo}
          isReadOnly={isReadOnly}
        />
      )}
      {count === 0 && <Pages list={list} />}
      {dialog === 'adjust' && (
        <AdjustDialog
          rows={rows.filter(({ id }) => selected.has(id))}
          sheet={sheet}
          onClose={close}
          onApply={(changes) => {
            change(changes)
            close()
          }}
        />
      )}
      {dialog === 'save' && (
        <SaveDialog
          rows={rows}
          edits={sheet.edits}
          onClose={close}
          onDone={(savedIds) => {
            work.discardEdits(savedIds)
            close()
            reload()
          }}
        />
      )}
    </>
  )
}

/** Edits are of the shown rows, so another page waits until they are saved. */
const PricesSearch = ({ isOff }: { isOff: boolean }) => (
  <Filters>
    <TextFilter
      label={commonMessages.search}
      type="search"
      maxLength={80}
      placeholder={commonMessages.partOfName}
      disabled={isOff}
      hint={isOff ? messages.saveOrUndoFirst : undefined}
      name="q"
    />
  </Filters>
)
