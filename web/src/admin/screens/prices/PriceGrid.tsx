import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { amountProblem } from '../../lib/cents.ts'
import { parseCells } from '../../lib/csv.ts'
import {
  type Cell,
  type Change,
  type GridColumn,
  type GridRow,
  gridColumns,
  pasteAt,
  plainAmount,
  type Sheet,
  shownText,
} from './grid-state.ts'
import styles from './Prices.module.css'

type Props = {
  rows: readonly GridRow[]
  sheet: Sheet
  selected: ReadonlySet<string>
  onSelect: (selected: Set<string>) => void
  onChange: (changes: readonly Change[]) => void
  onUndo: () => void
  onRedo: () => void
  isReadOnly: boolean
}

const heads: Record<GridColumn, string> = { price: 'Price', cost: 'Cost', weight: 'Weight' }
const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

/**
 * A grid for the keyboard: arrow keys move, typing replaces, Enter or F2 edits, Escape cancels, paste fills from the
 * cell, Ctrl+Z undoes.
 */
export function PriceGrid(props: Props) {
  const { rows, onChange, isReadOnly } = props
  const table = useRef<HTMLTableElement>(null)
  const { at, setAt, draft, setDraft, walk, watch } = useActiveCell(rows.length, table)
  const row = rows[at.row]
  const column = gridColumns[at.column]
  const text = row && column ? shownText(props.sheet, row, column) : ''
  const commit = () => {
    if (draft !== null && row && column)
      onChange([{ id: row.id, column, text: plainAmount(draft) }])
    setDraft(null)
  }
  const onKey = (event: KeyboardEvent) => {
    if (handled(event, { props, draft, text, setDraft, commit, walk })) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (draft !== null || isReadOnly) return
    event.preventDefault()
    onChange(pasteAt(rows, at, parseCells(event.clipboardData.getData('text'))))
  }
  return (
    <div className={styles.box}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with cell editing is a grid
        role="grid"
        aria-label="Prices"
        aria-readonly={isReadOnly}
        className={styles.grid}
        onKeyDown={onKey}
        onPaste={onPaste}
        {...watch}
      >
        <GridHead {...props} />
        <tbody>
          {rows.map((row, index) => (
            <GridLine
              key={row.id}
              row={row}
              grid={props}
              here={at.row === index ? at.column : null}
              draft={draft}
              onDraft={setDraft}
              onEnter={(column) => setAt({ row: index, column })}
              onCommit={commit}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Active cell and its edited text. The focus follows. */
function useActiveCell(count: number, table: RefObject<HTMLTableElement | null>) {
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 })
  const [draft, setDraft] = useState<string | null>(null)
  // Replacing a cell by a field loses the focus, which is then on the body: take it back.
  const isIn = useRef(false)
  const watch = {
    onFocus: () => {
      isIn.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !table.current?.contains(relatedTarget)) isIn.current = false
    },
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus depends on these values
  useEffect(() => {
    if (isIn.current) table.current?.querySelector<HTMLElement>('[data-here]')?.focus()
  }, [at, draft])
  const walk = ([down, right]: readonly [number, number]) =>
    setAt(({ row, column }) => ({
      row: Math.max(0, Math.min(count - 1, row + down)),
      column: Math.max(0, Math.min(gridColumns.length - 1, column + right)),
    }))
  return { at, setAt, draft, setDraft, walk, watch }
}

function GridHead({ rows, selected, onSelect }: Props) {
  const areAll = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  return (
    <thead>
      <tr>
        <th scope="col">
          <input
            type="checkbox"
            aria-label="All rows"
            checked={areAll}
            onChange={() => onSelect(new Set(areAll ? [] : rows.map(({ id }) => id)))}
          />
        </th>
        <th scope="col" className={styles.name}>
          Product
        </th>
        {gridColumns.map((column) => (
          <th key={column} scope="col">
            {heads[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type LineProps = {
  row: GridRow
  grid: Props
  /** Active column, when it is in this row. */
  here: number | null
  draft: string | null
  onDraft: (text: string) => void
  onEnter: (column: number) => void
  onCommit: () => void
}

function GridLine({ row, grid, here, draft, onDraft, onEnter, onCommit }: LineProps) {
  const { sheet, selected, onSelect } = grid
  const toggle = () => {
    const next = new Set(selected)
    if (!next.delete(row.id)) next.add(row.id)
    onSelect(next)
  }
  return (
    <tr aria-selected={selected.has(row.id)}>
      <td>
        <input
          type="checkbox"
          aria-label={`Choose ${row.name}`}
          checked={selected.has(row.id)}
          onChange={toggle}
        />
      </td>
      <th scope="row" className={styles.name}>
        {row.name}
      </th>
      {gridColumns.map((column, place) => (
        <AmountCell
          key={column}
          label={`${heads[column]} of ${row.name}`}
          text={shownText(sheet, row, column)}
          isChanged={sheet.edits[row.id]?.[column] !== undefined}
          isHere={here === place}
          draft={here === place ? draft : null}
          onDraft={onDraft}
          onEnter={() => onEnter(place)}
          onCommit={onCommit}
        />
      ))}
    </tr>
  )
}

type KeyContext = {
  props: Props
  draft: string | null
  /** Content of the active cell. */
  text: string
  setDraft: (draft: string | null) => void
  commit: () => void
  walk: (step: readonly [number, number]) => void
}

/** Whether the grid handled the key. */
function handled(event: KeyboardEvent, hands: KeyContext): boolean {
  if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') return false
  if (event.ctrlKey || event.metaKey) return undone(event, hands.props)
  return hands.draft === null ? handledMove(event, hands) : edited(event, hands)
}

function undone({ key, shiftKey }: KeyboardEvent, { onUndo, onRedo }: Props): boolean {
  const name = key.toLowerCase()
  if (name === 'z' && !shiftKey) onUndo()
  else if (name === 'y' || name === 'z') onRedo()
  else return false
  return true
}

function handledMove({ key }: KeyboardEvent, { props, text, setDraft, walk }: KeyContext): boolean {
  const step = key === 'Enter' ? undefined : steps[key]
  if (step) walk(step)
  else if (props.isReadOnly) return false
  else if (key === 'Enter' || key === 'F2') setDraft(text)
  else if (key === 'Delete' || key === 'Backspace') setDraft('')
  else if (/^[\d.,-]$/.test(key)) setDraft(key)
  else return false
  return true
}

function edited({ key }: KeyboardEvent, { setDraft, commit, walk }: KeyContext): boolean {
  if (key === 'Escape') setDraft(null)
  else if (key === 'Enter' || key === 'ArrowUp' || key === 'ArrowDown') {
    commit()
    walk(steps[key] ?? [1, 0])
  } else return false
  return true
}

type CellProps = {
  label: string
  text: string
  isChanged: boolean
  isHere: boolean
  draft: string | null
  onDraft: (text: string) => void
  onEnter: () => void
  onCommit: () => void
}

function AmountCell({ label, text, isChanged, isHere, draft, ...on }: CellProps) {
  // An empty cell is an error: the platform cannot clear an amount.
  const problem = isChanged || text !== '' ? amountProblem(text) : null
  const names = classNames(
    styles.amount,
    isChanged && styles.changed,
    problem !== null && styles.wrong,
  )
  if (draft !== null) {
    return (
      <td className={names}>
        <input
          data-here
          className={styles.draft}
          aria-label={label}
          inputMode="decimal"
          value={draft}
          placeholder={text}
          onChange={({ target }) => on.onDraft(target.value)}
          onBlur={on.onCommit}
        />
      </td>
    )
  }
  return (
    <td
      data-here={isHere || undefined}
      className={names}
      tabIndex={isHere ? 0 : -1}
      aria-label={`${label}: ${text || 'none'}${isChanged ? ', changed' : ''}`}
      aria-invalid={problem !== null || undefined}
      title={problem ?? undefined}
      onFocus={on.onEnter}
      onDoubleClick={() => on.onDraft(text)}
    >
      {text}
    </td>
  )
}
