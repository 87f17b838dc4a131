import { classNames } from '../../ui/class-names.ts'
import styles from './DataTable.module.css'

export type Sort<Field extends string = string> = { field: Field; order: 'ASC' | 'DESC' }

export type ColumnHeader = {
  header: string
  /** Right-aligned, with tabular figures. */
  isNumber?: boolean
  /** Server's sort key of the column. */
  sortField?: string
  /** The column takes the remaining width; the others fit their content. */
  isWide?: boolean
}

type Props = { column: ColumnHeader; sort?: Sort; onSort?: (sort: Sort) => void }

/** A column header, which is a button if the server can sort by the column. */
export function SortHeader({ column, sort, onSort }: Props) {
  const { header, isNumber, isWide, sortField } = column
  const names = classNames(isNumber && styles.number, isWide && styles.wide)
  const order = sortField !== undefined && sort?.field === sortField ? sort.order : null
  if (!sortField || !onSort) {
    return (
      <th scope="col" className={names}>
        {header}
      </th>
    )
  }
  const next = { field: sortField, order: order === 'ASC' ? 'DESC' : 'ASC' } as const
  return (
    <th scope="col" className={names} aria-sort={order ? ariaSort[order] : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {header}
        <span aria-hidden="true">{order && arrows[order]}</span>
      </button>
    </th>
  )
}

const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const
const arrows = { ASC: ' ↑', DESC: ' ↓' } as const
