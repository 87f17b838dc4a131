import { useState } from 'react'
import { useUnsaved } from '../../lib/unsaved.ts'
import { applyChanges, type Change, freshSheet, type GridRow, redo, undo } from './grid-state.ts'

/** Edits of the price sheet with their history. */
export function useSheet(rows: readonly GridRow[]) {
  const [sheet, setSheet] = useState(freshSheet)
  const count = Object.keys(sheet.edits).length
  useUnsaved(count > 0)
  return {
    sheet,
    /** Number of edited products. */
    count,
    change: (changes: readonly Change[]) =>
      setSheet((before) => applyChanges(before, rows, changes)),
    undo: () => setSheet(undo),
    redo: () => setSheet(redo),
    /** Removes saved edits and the undo history. */
    discardEdits(savedIds: readonly string[]) {
      const left = Object.entries(sheet.edits).filter(([id]) => !savedIds.includes(id))
      setSheet({ ...freshSheet, edits: Object.fromEntries(left) })
    },
  }
}
