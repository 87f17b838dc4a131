import styles from './ColumnPicker.module.css'
import layout from './Columns.module.css'
import type { Column } from './DataTable.tsx'

type Props<Row> = {
  columns: readonly Column<Row>[]
  hidden: ReadonlySet<string>
  onChange: (hidden: Set<string>) => void
}

/** Selects the visible columns. The first one names the row and is always visible. */
export function ColumnPicker<Row>({ columns, hidden, onChange }: Props<Row>) {
  const toggle = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <details className={styles.picker}>
      <summary>Columns</summary>
      <div className={styles.list}>
        {columns.slice(1).map(({ id, header }) => (
          <label key={id} className={layout.row}>
            <input type="checkbox" checked={!hidden.has(id)} onChange={() => toggle(id)} />
            {header}
          </label>
        ))}
      </div>
    </details>
  )
}
