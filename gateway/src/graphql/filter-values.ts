// Refuses conditions that say nothing: an empty list or text in a filter or a search, and a range that ends before it
// begins. One rule for all fields that read, by the names of the schema: a condition is left out or holds something.

import { fieldPath } from '@vitrine/platform'
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { messages } from '../__generated__/messages/documents.ts'
import { BadInput } from './bad-input.ts'
import type { Context } from './context.ts'
import { allFields } from './field-directives.ts'

type Path = readonly (string | number)[]
type Fault = { path: Path; message: string }

/** First and last value of a range, by the names of their fields. */
const ranges = [
  ['min', 'max'],
  ['since', 'until'],
] as const

/** Returns the first condition that says nothing; null when there is none. */
export function filterFault(type: GraphQLInputType, value: unknown, path: Path): Fault | null {
  if (isNonNullType(type)) return filterFault(type.ofType, value, path)
  if (value === null || value === undefined) return null
  if (isListType(type) && Array.isArray(value)) {
    if (value.length === 0) return { path, message: messages.atLeastOfThesePlease({ n: 1 }) }
    return first(value.map((one, at) => () => filterFault(type.ofType, one, [...path, at])))
  }
  if (isInputObjectType(type) && typeof value === 'object') {
    const given = new Map<string, unknown>(Object.entries(value))
    const fields = Object.values(type.getFields())
    return (
      first(
        fields.map((one) => () => filterFault(one.type, given.get(one.name), [...path, one.name])),
      ) ?? invertedRange(given, path)
    )
  }
  const isEmpty = typeof value === 'string' && value.trim() === ''
  return isEmpty ? { path, message: messages.atLeastCharacters({ n: 1 }) } : null
}

const first = (checks: readonly (() => Fault | null)[]): Fault | null => {
  for (const check of checks) {
    const fault = check()
    if (fault) return fault
  }
  return null
}

/** A decimal or a time as a number. */
const sizeOf = (value: unknown): number => {
  const number = Number(value)
  return Number.isNaN(number) ? Date.parse(String(value)) : number
}

function invertedRange(given: ReadonlyMap<string, unknown>, path: Path): Fault | null {
  for (const [from, to] of ranges) {
    const [least, most] = [given.get(from) ?? null, given.get(to) ?? null]
    if (least === null || most === null || sizeOf(least) <= sizeOf(most)) continue
    return { path: [...path, to], message: messages.rangeEndsBeforeItBegins }
  }
  return null
}

/** Returns the arguments of a field that narrow what is read: filters, and texts to search for. */
export const narrowingArguments = (field: GraphQLField<unknown, unknown>) =>
  field.args.filter(({ name, type }) => {
    const named = getNamedType(type)
    const isText = named.name === 'String' && (name === 'search' || name === 'query')
    return isText || (isInputObjectType(named) && named.name.endsWith('Filter'))
  })

/** Wraps every field that has such an argument. Mutations check their own inputs, with problems. */
export function refuseEmptyConditions(schema: GraphQLSchema): GraphQLSchema {
  for (const { field } of allFields(schema)) {
    const given = narrowingArguments(field)
    if (given.length > 0) refuseOn(field, given)
  }
  return schema
}

function refuseOn(
  field: GraphQLField<unknown, Context>,
  narrowing: ReturnType<typeof narrowingArguments>,
): void {
  const check = (args: Record<string, unknown>) => {
    for (const { name, type } of narrowing) {
      const fault = filterFault(type, args[name], [name])
      if (fault) throw new BadInput(fieldPath(fault.path), fault.message)
    }
  }
  const { resolve = defaultFieldResolver, subscribe } = field
  if (subscribe) {
    field.subscribe = (source, args, context, info) => {
      check(args)
      return subscribe(source, args, context, info)
    }
    return
  }
  field.resolve = (source, args, context, info) => {
    check(args)
    return resolve(source, args, context, info)
  }
}
