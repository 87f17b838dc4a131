import * as messages from '../__generated__/messages/ui.ts'
import { toggled } from '../lib/toggled.ts'
import { useLocalStorage } from '../lib/use-local-storage.ts'
import styles from './ColumnPicker.module.css'
import type { Column } from './DataTable.tsx'

/** The columns of a table that are selected in this browser, and what the picker needs. */
export function usePickedColumns<Row>(
  table: string,
  columns: readonly Column<Row>[],
  hiddenAtFirst: readonly string[],
) {
  const [hidden, setHidden] = useLocalStorage(`${table}-columns`, hiddenAtFirst)
  return {
    shown: columns.filter(({ id }) => !hidden.includes(id)),
    picker: { columns, hidden, onChange: setHidden },
  }
}

type Props = {
  columns: readonly { id: string; header: string }[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

/** Selects the visible columns. The first one names the row and is always visible. */
export function ColumnPicker({ columns, hidden, onChange }: Props) {
  return (
    <details className={styles.picker}>
      <summary>{messages.columns}</summary>
      <div className={styles.list}>
        {columns.slice(1).map(({ id, header }) => (
          <label key={id} className={styles.column}>
            <input
              type="checkbox"
              checked={!hidden.includes(id)}
              onChange={() => onChange([...toggled(hidden, id)])}
            />
            {header}
          </label>
        ))}
      </div>
    </details>
  )
}
