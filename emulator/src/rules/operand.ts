// Converts the values of a query to comparable ones: numbers as numbers, dates as milliseconds, text
// unchanged.
import { invalid } from '../refuse.ts'
import type { FieldKind, Scalar } from './query-fields.ts'

const numeric = new Set<FieldKind>(['number', 'int64'])

/** Returns the operand of a filter, validated against the field's kind. */
export function normalOperand(operand: unknown, kind: FieldKind, path: string): string | number {
  if (numeric.has(kind)) return numberOperand(operand, path)
  if (kind === 'date') {
    const time = typeof operand === 'string' ? Date.parse(operand) : Number.NaN
    if (Number.isNaN(time)) throw invalid(path, 'must be an ISO date', { rule: 'FORMAT' })
    return time
  }
  if (kind === 'flag') return flagOperand(operand, path)
  if (typeof operand !== 'string') throw invalid(path, 'must be a text', { rule: 'FORMAT' })
  return operand
}

function flagOperand(operand: unknown, path: string): string {
  if (typeof operand === 'boolean') return String(operand)
  throw invalid(path, 'must be true or false', { rule: 'FORMAT' })
}

function numberOperand(operand: unknown, path: string): number {
  const isText = typeof operand === 'string' && operand.trim() !== ''
  const value = isText || typeof operand === 'number' ? Number(operand) : Number.NaN
  if (!Number.isFinite(value)) throw invalid(path, 'must be a number', { rule: 'FORMAT' })
  return value
}

/** Converts a value of a row to one that `compare` accepts. */
export function comparable(
  value: Scalar | readonly string[],
  kind: FieldKind,
): string | number | undefined {
  if (value === undefined || value === null || Array.isArray(value)) return undefined
  if (kind === 'date') return Date.parse(String(value))
  return numeric.has(kind) ? Number(value) : String(value)
}

export function compare(one: string | number, other: string | number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
