// Bulk adjustment of amounts in the price grid, in integer hundredths, with the platform's three rounding strategies.
// docs/contract/catalog.md §13.
import * as commonMessages from '../../__generated__/messages/common.ts'
import { cents, fromCents } from '../../lib/cents.ts'
import type { Change, GridColumn, GridRow } from './grid-state.ts'

export type Rounding = 'NO_ROUNDING' | 'CURRENCY_PRECISION' | 'NEAREST_WHOLE_NUMBER'
export type PriceAdjustment = {
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

/** Rounds once, at the end: the argument has four more decimals. */
function rounded(scaled: bigint, rounding: Rounding): bigint {
  if (rounding === 'NEAREST_WHOLE_NUMBER') return divide(scaled, 1_000_000n) * 100n
  return divide(scaled, 10_000n)
}

/** Why an adjustment is invalid; null when it is valid. */
export function adjustmentProblem({ kind, text }: PriceAdjustment): string | null {
  const value = cents(text.replace('−', '-'))
  if (value === null) return commonMessages.numberWithAtMostTwoDecimals
  if (kind === 'set' && value < 0n) return commonMessages.notBelowZero
  if (kind === 'percent' && (value < -10_000n || value > 100_000n))
    return commonMessages.percentRange
  return null
}

/** One adjusted amount; null without a former amount, or below zero. */
export function adjusted(before: string, { kind, text, rounding }: PriceAdjustment): string | null {
  const adjustment = cents(text.replace('−', '-'))
  if (adjustment === null) return null
  if (kind === 'set') return fromCents(rounded(adjustment * 10_000n, rounding))
  const now = cents(before)
  if (now === null) return null
  const scaled = kind === 'amount' ? (now + adjustment) * 10_000n : now * (10_000n + adjustment)
  const after = rounded(scaled, rounding)
  return after < 0n ? null : fromCents(after)
}

/** Adjusts the selected rows; rows without a valid result are left out. */
export function adjustRows(
  rows: readonly GridRow[],
  textOf: (row: GridRow, column: GridColumn) => string,
  adjustment: PriceAdjustment,
): Change[] {
  return rows.flatMap((row) => {
    const text = adjusted(textOf(row, adjustment.column), adjustment)
    return text === null ? [] : [{ id: row.id, column: adjustment.column, text }]
  })
}
