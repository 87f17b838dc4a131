import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/prices.ts'
import { parseCells } from '../../lib/csv.ts'
import { toggled } from '../../lib/toggled.ts'
import { WeightLabel } from '../../lib/weight-unit.tsx'
import { AmountCell } from './AmountCell.tsx'
import {
  type Change,
  type GridColumn,
  type GridRow,
  gridColumns,
  pasteAt,
  plainAmount,
  type Sheet,
  shownText,
} from './grid-state.ts'
import { isHandled } from './handle-key.ts'
import styles from './PriceGrid.module.css'
import { useActiveCell } from './use-active-cell.ts'

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

const heads: Record<GridColumn, string> = {
  basePrice: commonMessages.price,
  cost: commonMessages.cost,
  weight: commonMessages.weight,
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
    if (isHandled(event, { ...props, draft, text, setDraft, commit, walk })) event.preventDefault()
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
        aria-label={commonMessages.prices}
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

function GridHead({ rows, selected, onSelect }: Props) {
  const areAll = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  return (
    <thead>
      <tr>
        <th scope="col">
          <input
            type="checkbox"
            aria-label={messages.allRows}
            checked={areAll}
            onChange={() => onSelect(new Set(areAll ? [] : rows.map(({ id }) => id)))}
          />
        </th>
        <th scope="col" className={styles.name}>
          {commonMessages.product}
        </th>
        {gridColumns.map((column) => (
          <th key={column} scope="col">
            {column === 'weight' ? <WeightLabel /> : heads[column]}
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
  return (
    <tr aria-selected={selected.has(row.id)}>
      <td>
        <input
          type="checkbox"
          aria-label={messages.choose({ name: row.name })}
          checked={selected.has(row.id)}
          onChange={() => onSelect(toggled(selected, row.id))}
        />
      </td>
      <th scope="row" className={styles.name}>
        {row.name}
      </th>
      {gridColumns.map((column, place) => (
        <AmountCell
          key={column}
          label={commonMessages.of({ column: heads[column], name: row.name })}
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
