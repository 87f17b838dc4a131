// Values of enums that the gateway does not know. An enum that the platform fills has one value for them, `UNKNOWN`: for
// what the platform does not say, which it calls by several words, and for a value that it has come to send since. A
// response can hold it; an argument that does is refused at its path, like any other value that the enum lacks.
// docs/decisions/043-one-name-for-one-thing.md
import { type GraphQLEnumType, GraphQLError, type GraphQLSchema, isEnumType, Kind } from 'graphql'

/** The platform's words for a value that it does not say. Resolvers return them as they are. */
export type UnspecifiedValue =
  | 'UNDEFINED'
  | 'UNKNOWN_ADDITIONAL_FEE_SOURCE'
  | 'UNKNOWN_DIMENSIONS_UNIT'
  | 'UNKNOWN_REASON'
  | 'UNKNOWN_STATUS'
  | 'UNKNOWN_SUGGESTED_FIX'
  | 'UNRECOGNISED'
  | 'UNSPECIFIED'
  | 'UNSPECIFIED_WEIGHT_UNIT'

const unknownValue = 'UNKNOWN'

/** Narrows a value of an argument, which is never `UNKNOWN`. */
// Cast: the document or the variable was refused with it.
export const knownValue = <Value extends string>(value: Value) =>
  value as Exclude<Value, typeof unknownValue>

/** Wraps every enum that has the value `UNKNOWN`. */
export function nameUnknownValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && type.getValue(unknownValue)) nameUnknownValue(type)
  }
  return schema
}

function nameUnknownValue(type: GraphQLEnumType): void {
  const { parseValue, parseLiteral } = type
  const known = new Set(type.getValues().map(({ name }) => name))
  type.serialize = (value) => {
    const name = String(value)
    return known.has(name) ? name : unknownValue
  }
  type.parseValue = (value) => {
    refuse(value)
    return parseValue.call(type, value)
  }
  type.parseLiteral = (node, variables) => {
    if (node.kind === Kind.ENUM) refuse(node.value)
    return parseLiteral.call(type, node, variables)
  }
}

function refuse(value: unknown): void {
  if (value === unknownValue) throw new GraphQLError(`${unknownValue} is a value of responses only`)
}
