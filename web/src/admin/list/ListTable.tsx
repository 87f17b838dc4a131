import type { ReactNode } from 'react'
import { NoAnswer } from '../ui/NoAnswer.tsx'
import { CursorPages } from './CursorPages.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import { PageNumbers } from './PageNumbers.tsx'
import { useAddressState } from './use-address-state.ts'
import type { List } from './use-list.ts'

type Props<Row> = {
  list: List<Row>
  label: string
  columns: readonly Column<Row>[]
  /** Accessible name of a row. */
  nameOf: (row: Row) => string
  idOf?: (row: Row) => string
  isSelectable?: boolean
  empty?: ReactNode
}

/** The table of a list with its pages, or why it cannot be shown. */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { list, isSelectable, empty, idOf = ({ id }) => id, ...table } = props
  const { setSort } = useAddressState()
  return (
    <>
      {list.error && <NoAnswer error={list.error} onAgain={list.reload} />}
      <DataTable
        {...table}
        idOf={idOf}
        rows={list.rows}
        sort={list.sort}
        onSort={list.sort && setSort}
        selected={list.selected}
        onSelect={isSelectable ? list.select : undefined}
        changed={list.changed}
        isLoading={list.isLoading}
        empty={!list.error && empty}
      />
      <Pages list={list} />
    </>
  )
}

/** Pages of a list, by cursor or by number. */
export function Pages({ list: { page, rows, size, isLoading } }: { list: List<unknown> }) {
  if (!page) return null
  if (page.pageInfo) return <CursorPages pageInfo={page.pageInfo} />
  return (
    <PageNumbers total={page.totalCount} shown={rows.length} size={size} isLoading={isLoading} />
  )
}
