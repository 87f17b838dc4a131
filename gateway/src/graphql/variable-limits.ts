// Limits the size of variables. Counts them before validation against the schema, and stops at the limit.
// docs/security.md S66.
import { messages } from '../__generated__/messages/documents.ts'
import { DocumentRefused } from './document-refused.ts'

/** Counts list entries and object members. */
export const variableLimits = {
  /** A filter has up to a thousand values, a cart write some hundred lines. */
  values: 5000,
  /** For staff and apps: a bulk job has 10,000 ids, a product a thousand variants of twenty values. */
  staffValues: 50_000,
  depth: 24,
} as const

/** Returns the number of values. Throws `DocumentRefused` when there are too many, or nested too deep. */
export function countValues(
  variables: Readonly<Record<string, unknown>>,
  most: number = variableLimits.values,
): number {
  const waiting: { value: object; depth: number }[] = [{ value: variables, depth: 1 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const values: unknown[] = Object.values(next.value)
    count += values.length
    if (count > most) throw tooLarge(messages.atMostVariableValues({ most }))
    for (const value of values) {
      if (typeof value !== 'object' || value === null) continue
      if (next.depth === variableLimits.depth)
        throw tooLarge(messages.atMostVariableLevels({ most: next.depth }))
      waiting.push({ value, depth: next.depth + 1 })
    }
  }
  return count
}

const tooLarge = (message: string) => new DocumentRefused('VARIABLES_TOO_LARGE', message)
