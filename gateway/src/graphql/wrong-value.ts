// Where a value does not fit its type, and what would: in our own words, since those of the library
// tell names of types and of the inside.
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import type { Given } from './given-value.ts'
import { problemMessages } from './problem-messages.ts'

type Path = readonly (string | number)[]
export type WrongValue = { path: Path; message: string }

const wishes: Readonly<Record<string, string>> = {
  Int: 'This must be a whole number.',
  Float: 'This must be a number.',
  String: 'This must be a text.',
  ID: 'This must be a text.',
  Boolean: 'This must be true or false.',
  DateTime: 'This must be a time, such as 2026-11-20T19:00:00Z.',
  Decimal: 'This must be a decimal number as text, such as "19.90".',
  URL: 'This must be an absolute address.',
}

/** The first place where a value does not fit; null when it does. */
export function wrongValue(type: GraphQLInputType, given: Given, path: Path): WrongValue | null {
  if (given.isElsewhere) return null
  if (isNonNullType(type)) {
    const { REQUIRED_FIELD: message } = problemMessages
    return given.isNothing ? { path, message } : wrongValue(type.ofType, given, path)
  }
  if (given.isNothing) return null
  if (isListType(type)) {
    const { ofType } = type
    const { entries } = given
    // One thing stands for a list of one.
    return entries ? wrongEntry(ofType, entries, path) : wrongValue(ofType, given, path)
  }
  return isInputObjectType(type) ? wrongMember(type, given, path) : wrongLeaf(type, given, path)
}

/** Looks no further than the first fault: a list can have thousands. */
function wrongEntry(type: GraphQLInputType, entries: readonly Given[], path: Path) {
  for (const [index, one] of entries.entries()) {
    const fault = wrongValue(type, one, [...path, index])
    if (fault) return fault
  }
  return null
}

function wrongMember(type: GraphQLInputObjectType, { members }: Given, path: Path) {
  if (!members) return { path, message: 'This must be an object.' }
  const fields = type.getFields()
  const unknown = [...members.keys()].find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) return { path: [...path, unknown], message: 'There is no such field.' }
  for (const field of Object.values(fields)) {
    const place = [...path, field.name]
    const member = members.get(field.name)
    const fault = member ? wrongValue(field.type, member, place) : missing(field, place)
    if (fault) return fault
  }
  return null
}

const missing = (field: GraphQLInputField, path: Path) =>
  isRequiredInputField(field) ? { path, message: problemMessages.REQUIRED_FIELD } : null

function wrongLeaf(type: GraphQLLeafType, given: Given, path: Path): WrongValue | null {
  try {
    if (given.readAs(type) !== undefined) return null
  } catch {
    // What the library says of it is not for a person.
  }
  const words = isEnumType(type) ? 'This is not one of the words there are.' : wishes[type.name]
  return { path, message: words ?? problemMessages.INVALID_ARGUMENT }
}
