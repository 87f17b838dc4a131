// A table with rows, order and pages from the server. The selection persists across pages.
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './DataTable.module.css'
import { Loading } from './Loading.tsx'
import { type ColumnHeader, type Sort, SortHeader } from './SortHeader.tsx'

export type Column<Row> = ColumnHeader & { id: string; cell: (row: Row) => ReactNode }

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Accessible name of a row. */
  nameOf: (row: Row) => string
  hidden?: ReadonlySet<string>
  sort?: Sort
  onSort?: (sort: Sort) => void
  selected?: ReadonlySet<string>
  /** Rows added or changed a moment ago. */
  changed?: ReadonlySet<string>
  onSelect?: (selected: Set<string>) => void
  isLoading?: boolean
  empty?: ReactNode
}

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature })

export function DataTable<Row extends object>(props: Props<Row>) {
  const { label, columns, rows, idOf, hidden, isLoading, empty } = props
  const data = useMemo(() => [...rows], [rows])
  const defined = useMemo(() => columns.map((column) => definitionOf<Row>(column)), [columns])
  const columnVisibility = Object.fromEntries([...(hidden ?? [])].map((id) => [id, false]))
  const table = useTable({
    features,
    columns: defined,
    data,
    getRowId: idOf,
    state: {
      columnVisibility,
      rowSelection: marked(props.selected),
    },
    onRowSelectionChange: (change) => {
      const after = typeof change === 'function' ? change(marked(props.selected)) : change
      props.onSelect?.(new Set(Object.keys(after).filter((id) => after[id])))
    },
  })
  const byId = new Map(columns.map((column) => [column.id, column]))
  if (isLoading && rows.length === 0) return <Loading />
  if (rows.length === 0) return <>{empty}</>
  return (
    // Wide tables scroll horizontally, by keyboard as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be focusable
    <section className={styles.box} aria-label={label} tabIndex={0} aria-busy={isLoading}>
      <table className={styles.table}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {props.onSelect && (
                <th scope="col" className={styles.pick}>
                  <input
                    type="checkbox"
                    aria-label="All rows of this page"
                    checked={table.getIsAllRowsSelected()}
                    ref={(box) => {
                      if (box) box.indeterminate = table.getIsSomeRowsSelected()
                    }}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {group.headers.map(({ column }) => {
                const known = byId.get(column.id)
                return known ? (
                  <SortHeader
                    key={column.id}
                    column={known}
                    sort={props.sort}
                    onSort={props.onSort}
                  />
                ) : null
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} {...marksOf(props, row.id)}>
              {props.onSelect && (
                <td className={styles.pick}>
                  <input
                    type="checkbox"
                    aria-label={`Choose ${props.nameOf(row.original)}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {row.getVisibleCells().map(({ id, column }) => {
                const known = byId.get(column.id)
                return (
                  <td
                    key={id}
                    className={classNames(
                      known?.isNumber && styles.number,
                      known?.isWide && styles.wide,
                    )}
                  >
                    {known?.cell(row.original)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Class names of selected and recently changed rows. */
const marksOf = (
  { onSelect, selected, changed }: Pick<Props<never>, 'onSelect' | 'selected' | 'changed'>,
  id: string,
) => ({
  ...(onSelect && { 'aria-selected': selected?.has(id) ?? false }),
  ...(changed?.has(id) && { 'data-changed': '', title: 'Changed just now' }),
})

const marked = (ids: ReadonlySet<string> = new Set()): Record<string, true> =>
  Object.fromEntries([...ids].map((id) => [id, true as const]))

function definitionOf<Row extends object>({ id, header }: Column<Row>) {
  return createColumnHelper<typeof features, Row>().display({ id, header })
}
