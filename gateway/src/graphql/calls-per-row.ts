// Reads `@perRow`, and refuses fields that would make one platform call per row of a list. docs/security.md S63.

import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
} from 'graphql'
import { messages } from '../__generated__/messages/documents.ts'
import type { PerRowDirectiveArgs } from '../__generated__/resolvers.ts'
import { maxCallsPerOperation } from './call-budget.ts'
import { DocumentRefused } from './document-refused.ts'
import { allFields, directiveOn } from './field-directives.ts'

/**
 * `idsPerCall`: most entities that one call of a field reads for all parents together; null for a field with one call
 * per parent, because the platform has no batch call for it. `maxRows`: most parents of such a field.
 */
type Policy = { idsPerCall: number | null; maxRows: number }
type PerRowFields = ReadonlyMap<string, Policy>

/**
 * The most expensive use of a field: the number of rows that select it, and the number of entities over all these
 * rows; `thingsOfLists` counts only below lists.
 */
type RowUse = { policy: Policy; rows: number; things: number; thingsOfLists: number }

/** Uses of such fields, keyed by `Type.field`. */
export type RowCalls = ReadonlyMap<string, RowUse>

const known = new WeakMap<GraphQLSchema, PerRowFields>()

/** Reads `@perRow` of all fields when the gateway starts. Throws where it cannot stand. */
export function readPerRowFields(schema: GraphQLSchema): GraphQLSchema {
  perRowFieldsOf(schema)
  return schema
}

/** Returns the fields with `@perRow`, keyed by `Type.field`. */
function perRowFieldsOf(schema: GraphQLSchema): PerRowFields {
  const before = known.get(schema)
  if (before) return before
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const fields = new Map<string, Policy>()
  for (const { type, name, field } of allFields(schema)) {
    const policy = directiveOn<PerRowDirectiveArgs>(schema, 'perRow', field)
    if (!policy) continue
    if (roots.some((root) => root?.name === type)) {
      throw new Error(`${name}: a root field has one parent, so it cannot be @perRow`)
    }
    fields.set(name, policyOf(policy, name))
  }
  known.set(schema, fields)
  return fields
}

function policyOf({ idsPerCall, rows }: PerRowDirectiveArgs, name: string): Policy {
  if (typeof idsPerCall === 'number' && idsPerCall < 1)
    throw new Error(`${name}: no call reads no ids`)
  const maxRows = rows ?? 1
  // One call is left for the list itself.
  if (maxRows < 1 || maxRows >= maxCallsPerOperation)
    throw new Error(`${name}: an operation makes at most ${maxCallsPerOperation} calls`)
  return { idsPerCall: idsPerCall ?? null, maxRows }
}

/** Returns the row calls of a field on a single row. */
export function rowCallsOf(
  schema: GraphQLSchema,
  { parent, name, length }: { parent: string; name: string; length: number },
): RowCalls {
  const field = `${parent}.${name}`
  const policy = perRowFieldsOf(schema).get(field)
  if (!policy) return noRowCalls
  return new Map([[field, { policy, rows: 1, things: length, thingsOfLists: 0 }]])
}

export const noRowCalls: RowCalls = new Map()

/** Returns the row calls of a selection below a list of the given length. */
export function timesRows(calls: RowCalls, length: number): RowCalls {
  if (length === 1) return calls
  return new Map(
    [...calls].map(([field, { policy, rows, things }]) => {
      const all = things * length
      return [field, { policy, rows: rows * length, things: all, thingsOfLists: all }]
    }),
  )
}

/** Merges the row calls of a sibling selection into `sum`. */
export function addRowCalls(sum: Map<string, RowUse>, calls: RowCalls): void {
  for (const [field, one] of calls) {
    const { rows = 0, things = 0, thingsOfLists = 0 } = sum.get(field) ?? {}
    sum.set(field, {
      policy: one.policy,
      rows: Math.max(rows, one.rows),
      things: Math.max(things, one.things),
      thingsOfLists: Math.max(thingsOfLists, one.thingsOfLists),
    })
  }
}

/** Throws when a document would call the platform once per row of a long list. */
export function checkCallsPerRow(calls: RowCalls): void {
  for (const [field, { policy, rows, thingsOfLists }] of calls) {
    const { idsPerCall, maxRows } = policy
    if (idsPerCall === null && rows > maxRows) {
      const message = messages.callPerRow({ field, count: maxRows })
      throw new DocumentRefused('DOCUMENT_TOO_COSTLY', message)
    }
    if (idsPerCall !== null && thingsOfLists > idsPerCall) {
      const message = messages.tooManyIdsPerCall({ field, idsPerCall })
      throw new DocumentRefused('DOCUMENT_TOO_COSTLY', message)
    }
  }
}

/** `Node` for `nodes`, which reads as many things as it is given ids, at most ten. */
const entities = new Set(['Product', 'Collection', 'Brand', 'Node'])

/**
 * Returns whether a field is a list of entities without `first`. The `nodes` of a connection are as long as the
 * connection.
 */
export function isShortList(type: GraphQLOutputType, parent: string): boolean {
  if (!isListType(getNullableType(type)) || parent.endsWith('Connection')) return false
  return entities.has(getNamedType(type).name)
}
