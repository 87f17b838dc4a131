// Fields the platform has no answer for a whole list to: refused where more than one row would ask.
import { type GraphQLOutputType, getNamedType, getNullableType, isListType } from 'graphql'
import { DocumentRefused } from './document-refused.ts'

/** One call for each parent: its own page of products, what its own choices leave, its own address. */
const oncePerRow = new Set([
  'Checkout.url',
  'Collection.products',
  'Collection.managedProducts',
  'Product.availability',
])
/** Read for all parents at once, by id; the platform takes so many ids in one call. */
const byIds = new Set(['Brand.products', 'Product.related'])
const idsPerCall = 100

/**
 * The worst place a field is selected at, seen from the top of a selection: how many rows ask for it, and how many
 * things those rows ask for together; the latter once more for the places that have several rows already.
 */
type Worst = { rows: number; things: number; thingsOfLists: number }

/** Fields that cost a call per row, by `Type.field`. */
export type RowCalls = ReadonlyMap<string, Worst>

/** Returns the row calls of one field that stands where one row is. */
export function rowCallsOf(parent: string, name: string, length: number): RowCalls {
  const field = `${parent}.${name}`
  if (!oncePerRow.has(field) && !byIds.has(field)) return noRowCalls
  return new Map([[field, { rows: 1, things: length, thingsOfLists: 0 }]])
}

export const noRowCalls: RowCalls = new Map()

/** Returns the row calls of a selection that stands below a list of that length. */
export function timesRows(calls: RowCalls, length: number): RowCalls {
  if (calls.size === 0 || length === 1) return calls
  return new Map(
    [...calls].map(([field, { rows, things }]) => {
      const all = things * length
      return [field, { rows: rows * length, things: all, thingsOfLists: all }]
    }),
  )
}

/** Adds the row calls of another selection beside it. */
export function addRowCalls(sum: Map<string, Worst>, calls: RowCalls): void {
  for (const [field, one] of calls) {
    const { rows = 0, things = 0, thingsOfLists = 0 } = sum.get(field) ?? {}
    sum.set(field, {
      rows: Math.max(rows, one.rows),
      things: Math.max(things, one.things),
      thingsOfLists: Math.max(thingsOfLists, one.thingsOfLists),
    })
  }
}

/** Throws when a document would ask the platform once for each row of a list. */
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

/** A list of entities without `first`. The `nodes` of a connection are as long as the connection. */
export function isShortList(type: GraphQLOutputType, parent: string): boolean {
  if (!isListType(getNullableType(type)) || parent.endsWith('Connection')) return false
  return entities.has(getNamedType(type).name)
}
