// A table with rows, order and pages from the server. The selection persists across pages.

import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import * as messages from '../__generated__/messages/ui.ts'
import { toggled } from '../lib/toggled.ts'
import { Loading } from '../ui/Loading.tsx'
import styles from './DataTable.module.css'
import { type ColumnHeader, type Sort, SortHeader } from './SortHeader.tsx'

export type Column<Row> = ColumnHeader & { id: string; cell: (row: Row) => ReactNode }

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Accessible name of a row. */
  nameOf: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  selected?: ReadonlySet<string>
  /** Rows added or changed a moment ago. */
  changed?: ReadonlySet<string>
  onSelect?: (selected: Set<string>) => void
  isLoading?: boolean
  empty?: ReactNode
}

export function DataTable<Row>(props: Props<Row>) {
  const { label, rows, idOf, nameOf, columns, selected, onSelect, isLoading, empty } = props
  if (isLoading && rows.length === 0) return <Loading />
  if (rows.length === 0) return <>{empty}</>
  return (
    // Wide tables scroll horizontally, by keyboard as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be focusable
    <section className={styles.box} aria-label={label} tabIndex={0} aria-busy={isLoading}>
      <table className={styles.table}>
        <thead>
          <tr>
            {onSelect && (
              <PickPage ids={rows.map(idOf)} selected={selected ?? none} onSelect={onSelect} />
            )}
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} {...marksOf(props, idOf(row))}>
              {onSelect && (
                <td className={styles.pick}>
                  <input
                    type="checkbox"
                    aria-label={messages.choose({ row: nameOf(row) })}
                    checked={selected?.has(idOf(row)) ?? false}
                    onChange={() => onSelect(toggled(selected ?? none, idOf(row)))}
                  />
                </td>
              )}
              {columns.map(({ id, isNumber, isWide, cell }) => (
                <td
                  key={id}
                  className={classNames(isNumber && styles.number, isWide && styles.wide)}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const none: ReadonlySet<string> = new Set()

type PickPageProps = {
  ids: readonly string[]
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
}

/** Selects the rows of this page, or removes them from the selection. */
function PickPage({ ids, selected, onSelect }: PickPageProps) {
  const picked = ids.filter((id) => selected.has(id))
  const areAll = picked.length === ids.length
  const others = [...selected].filter((id) => !ids.includes(id))
  return (
    <th scope="col" className={styles.pick}>
      <input
        type="checkbox"
        aria-label={messages.allRowsOfThisPage}
        checked={areAll}
        ref={(box) => {
          if (box) box.indeterminate = picked.length > 0 && !areAll
        }}
        onChange={() => onSelect(new Set(areAll ? others : [...others, ...ids]))}
      />
    </th>
  )
}

/** Class names of selected and recently changed rows. */
const marksOf = (
  { onSelect, selected, changed }: Pick<Props<never>, 'onSelect' | 'selected' | 'changed'>,
  id: string,
) => ({
  ...(onSelect && { 'aria-selected': selected?.has(id) ?? false }),
  ...(changed?.has(id) && { 'data-changed': '', title: messages.changedJustNow }),
})
