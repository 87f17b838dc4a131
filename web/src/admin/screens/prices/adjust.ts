// New amounts out of old ones, in hundredths and never in floating point: what is typed into the sheet
// before anything is sent. Rounding by the platform's three strategies. contract/catalog.md §13.
import { cents, fromCents } from '../../lib/cents.ts'
import type { Change, GridColumn, GridRow } from './grid-state.ts'

export type Rounding = 'NO_ROUNDING' | 'CURRENCY_PRECISION' | 'NEAREST_WHOLE_NUMBER'
export type Wish = {
  column: GridColumn
  kind: 'set' | 'amount' | 'percent'
  /** As typed: `19.90`, `-2.50`, `-15`. */
  text: string
  rounding: Rounding
}

/** Divides and rounds half away from zero. */
function divide(value: bigint, by: bigint): bigint {
  const half = by / 2n
  return value >= 0n ? (value + half) / by : -((-value + half) / by)
}

/** Thousandths of a hundredth stay until the rounding, so that a percentage is rounded once. */
function rounded(scaled: bigint, rounding: Rounding): bigint {
  if (rounding === 'NEAREST_WHOLE_NUMBER') return divide(scaled, 1_000_000n) * 100n
  return divide(scaled, 10_000n)
}

/** Why a wish cannot be met; null when it can. */
export function wishProblem({ kind, text }: Wish): string | null {
  const value = cents(text.replace('−', '-'))
  if (value === null) return 'A number with at most two decimals.'
  if (kind === 'set' && value < 0n) return 'Not below zero.'
  if (kind === 'percent' && (value < -10_000n || value > 100_000n)) return 'From −100 to 1000.'
  return null
}

/** One amount under a wish; null when there is none to start from, or it would fall below zero. */
export function adjusted(before: string, { kind, text, rounding }: Wish): string | null {
  const wish = cents(text.replace('−', '-'))
  if (wish === null) return null
  if (kind === 'set') return fromCents(rounded(wish * 10_000n, rounding))
  const now = cents(before)
  if (now === null) return null
  const scaled = kind === 'amount' ? (now + wish) * 10_000n : now * (10_000n + wish)
  const after = rounded(scaled, rounding)
  return after < 0n ? null : fromCents(after)
}

/** What a wish makes of the chosen rows; those it cannot be met for stay as they are. */
export function adjustRows(
  rows: readonly GridRow[],
  textOf: (row: GridRow, column: GridColumn) => string,
  wish: Wish,
): Change[] {
  return rows.flatMap((row) => {
    const text = adjusted(textOf(row, wish.column), wish)
    return text === null ? [] : [{ id: row.id, column: wish.column, text }]
  })
}
