// State of the price grid: loaded rows, edits and undo history. All functions are pure.

import { cents } from '../../lib/cents.ts'

export const gridColumns = ['basePrice', 'cost', 'weight'] as const
export type GridColumn = (typeof gridColumns)[number]

export type GridRow = {
  id: string
  name: string
  /** The product's discount as text (`10% off`); together with the price it determines what shoppers pay. */
  discount: string
} & Record<GridColumn, string>
/** Edited amounts, by product and column. */
export type Edits = Readonly<Record<string, Partial<Record<GridColumn, string>>>>
export type Sheet = { edits: Edits; past: readonly Edits[]; future: readonly Edits[] }
export type Cell = { row: number; column: number }
export type Change = { id: string; column: GridColumn; text: string }

export const freshSheet: Sheet = { edits: {}, past: [], future: [] }

/** Limit of the undo history. */
const maxUndoSteps = 200

export const shownText = ({ edits }: Sheet, row: GridRow, column: GridColumn): string =>
  edits[row.id]?.[column] ?? row[column]

/** Edits several cells in one undo step. An amount equal to the loaded one is no edit. */
export function applyChanges(
  sheet: Sheet,
  rows: readonly GridRow[],
  changes: readonly Change[],
): Sheet {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const edits: Record<string, Partial<Record<GridColumn, string>>> = { ...sheet.edits }
  for (const { id, column, text } of changes) {
    const own = { ...edits[id], [column]: text }
    if (sameAmount(byId.get(id)?.[column] ?? '', text)) delete own[column]
    if (Object.keys(own).length > 0) edits[id] = own
    else delete edits[id]
  }
  if (JSON.stringify(edits) === JSON.stringify(sheet.edits)) return sheet
  return { edits, past: [...sheet.past, sheet.edits].slice(-maxUndoSteps), future: [] }
}

export function undo({ edits, past, future }: Sheet): Sheet {
  const before = past.at(-1)
  if (!before) return { edits, past, future }
  return { edits: before, past: past.slice(0, -1), future: [edits, ...future] }
}

export function redo({ edits, past, future }: Sheet): Sheet {
  const [after, ...rest] = future
  if (!after) return { edits, past, future }
  return { edits: after, past: [...past, edits], future: rest }
}

/** Pastes cells from a start cell on; cells beyond the edge are left out. */
export function pasteAt(
  rows: readonly GridRow[],
  { row, column }: Cell,
  cells: readonly (readonly string[])[],
): Change[] {
  return cells.flatMap((line, down) =>
    line.flatMap((text, right) => {
      const target = rows[row + down]
      const name = gridColumns[column + right]
      return target && name ? [{ id: target.id, column: name, text: plainAmount(text) }] : []
    }),
  )
}

/**
 * Normalizes copied amounts: `$1,234.50` → `1234.50`; a single comma before two digits is a decimal comma. Invalid text
 * is left as it is and shown as an error.
 */
export function plainAmount(text: string): string {
  const bare = text.trim().replace(/^\p{Sc}\s*|\s*\p{Sc}$/gu, '')
  if (/^\d+,\d{1,2}$/.test(bare)) return bare.replace(',', '.')
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '')
  return /^\d+(\.\d+)?$/.test(bare) ? bare : text.trim()
}

const sameAmount = (one: string, other: string) =>
  one === other ||
  (one !== '' && other !== '' && cents(one) !== null && cents(one) === cents(other))
