// Refuses fields that would make one platform call per row of a list.
import { type GraphQLOutputType, getNamedType, getNullableType, isListType } from 'graphql'
import { DocumentRefused } from './document-refused.ts'

/** Fields that need one call per parent, because the platform has no batch call for them. */
const oncePerRow = new Set([
  'Checkout.url',
  'Collection.products',
  'Collection.managedProducts',
  'Product.availability',
])
/** Fields loaded for all parents at once by id; the platform limits the ids per call. */
const byIds = new Set(['Brand.products', 'Product.related'])
const idsPerCall = 100

/**
 * The most expensive use of a field: the number of rows that select it, and the number of entities over all these
 * rows; `thingsOfLists` counts only below lists.
 */
type RowUse = { rows: number; things: number; thingsOfLists: number }

/** Uses of such fields, keyed by `Type.field`. */
export type RowCalls = ReadonlyMap<string, RowUse>

/** Returns the row calls of a field on a single row. */
export function rowCallsOf(parent: string, name: string, length: number): RowCalls {
  const field = `${parent}.${name}`
  if (!oncePerRow.has(field) && !byIds.has(field)) return noRowCalls
  return new Map([[field, { rows: 1, things: length, thingsOfLists: 0 }]])
}

export const noRowCalls: RowCalls = new Map()

/** Returns the row calls of a selection below a list of the given length. */
export function timesRows(calls: RowCalls, length: number): RowCalls {
  if (calls.size === 0 || length === 1) return calls
  return new Map(
    [...calls].map(([field, { rows, things }]) => {
      const all = things * length
      return [field, { rows: rows * length, things: all, thingsOfLists: all }]
    }),
  )
}

/** Merges the row calls of a sibling selection into `sum`. */
export function addRowCalls(sum: Map<string, RowUse>, calls: RowCalls): void {
  for (const [field, one] of calls) {
    const { rows = 0, things = 0, thingsOfLists = 0 } = sum.get(field) ?? {}
    sum.set(field, {
      rows: Math.max(rows, one.rows),
      things: Math.max(things, one.things),
      thingsOfLists: Math.max(thingsOfLists, one.thingsOfLists),
    })
  }
}

/** Throws when a document would call the platform once per row of a list. */
export function checkCallsPerRow(calls: RowCalls): void {
  for (const [field, { rows, thingsOfLists }] of calls) {
    if (oncePerRow.has(field) && rows > 1) {
      const message = `${field} asks the platform once for each row: ask for it of one at a time.`
      throw new DocumentRefused('DOCUMENT_TOO_COSTLY', message)
    }
    if (byIds.has(field) && thingsOfLists > idsPerCall) {
      const message = `${field} is answered for ${idsPerCall} products at once: ask for fewer of each.`
      throw new DocumentRefused('DOCUMENT_TOO_COSTLY', message)
    }
  }
}

const entities = new Set(['Product', 'Collection', 'Brand'])

/**
 * Returns whether a field is a list of entities without `first`. The `nodes` of a connection are as long as the
 * connection.
 */
export function isShortList(type: GraphQLOutputType, parent: string): boolean {
  if (!isListType(getNullableType(type)) || parent.endsWith('Connection')) return false
  return entities.has(getNamedType(type).name)
}
