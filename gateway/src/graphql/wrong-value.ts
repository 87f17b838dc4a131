// Finds where a value does not match its type, and describes what is expected in our own words, because messages of
// the library reveal type names.

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
import { messages } from '../__generated__/messages/documents.ts'
import { problemMessages } from '../__generated__/problem-messages.ts'
import type { InputValue } from './given-value.ts'

type Path = readonly (string | number)[]
export type WrongValue = { path: Path; message: string }

const expectations: Readonly<Record<string, () => string>> = {
  Int: () => messages.thisMustBeWholeNumber,
  Float: () => messages.thisMustBeNumber,
  String: () => messages.thisMustBeText,
  ID: () => messages.thisMustBeText,
  Boolean: () => messages.thisMustBeTrueOrFalse,
  DateTime: () => messages.mustBeTime,
  Decimal: () => messages.mustBeDecimal,
  URL: () => messages.thisMustBeAbsoluteAddress,
}

/** Returns the first mismatch; null when the value matches. */
export function wrongValue(
  type: GraphQLInputType,
  given: InputValue,
  path: Path,
): WrongValue | null {
  if (given.isVariable) return null
  if (isNonNullType(type)) {
    const { REQUIRED_FIELD: message } = problemMessages
    return given.isNull ? { path, message } : wrongValue(type.ofType, given, path)
  }
  if (given.isNull) return null
  if (isListType(type)) {
    const { ofType } = type
    const { entries } = given
    // A single value is coerced to a list of one.
    return entries ? wrongEntry(ofType, entries, path) : wrongValue(ofType, given, path)
  }
  return isInputObjectType(type) ? wrongMember(type, given, path) : wrongLeaf(type, given, path)
}

/** Stops at the first mismatch, because a list can have thousands of entries. */
function wrongEntry(type: GraphQLInputType, entries: readonly InputValue[], path: Path) {
  for (const [index, one] of entries.entries()) {
    const fault = wrongValue(type, one, [...path, index])
    if (fault) return fault
  }
  return null
}

function wrongMember(type: GraphQLInputObjectType, { members }: InputValue, path: Path) {
  if (!members) return { path, message: messages.thisMustBeObject }
  const fields = type.getFields()
  const unknown = [...members.keys()].find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined)
    return { path: [...path, unknown], message: messages.thereIsNoSuchField }
  for (const field of Object.values(fields)) {
    const place = [...path, field.name]
    const member = members.get(field.name)
    const fault = member ? wrongValue(field.type, member, place) : missing(field, place)
    if (fault) return fault
  }
  return type.isOneOf ? notOne(members, path) : null
}

/** Of a type with `@oneOf` one member is given, and it is not null. */
function notOne(members: ReadonlyMap<string, InputValue>, path: Path): WrongValue | null {
  const [only, other] = [...members.values()]
  const isOne = only !== undefined && other === undefined && !only.isNull
  return isOne ? null : { path, message: messages.exactlyOneOfTheseIsAllowed }
}

const missing = (field: GraphQLInputField, path: Path) =>
  isRequiredInputField(field) ? { path, message: problemMessages.REQUIRED_FIELD } : null

function wrongLeaf(type: GraphQLLeafType, given: InputValue, path: Path): WrongValue | null {
  try {
    if (given.readAs(type) !== undefined) return null
  } catch {
    // The message of the library is not meant for clients.
  }
  const words = isEnumType(type) ? messages.notAnEnumValue : expectations[type.name]?.()
  return { path, message: words ?? problemMessages.INVALID_ARGUMENT }
}
