import { type GraphQLOutputType, isLeafType, isListType, isNonNullType } from 'graphql'

/** Returns the same text for types whose values have the same form: objects are compared by their own fields. */
export function shapeKey(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${shapeKey(type.ofType)}!`
  if (isListType(type)) return `[${shapeKey(type.ofType)}]`
  return isLeafType(type) ? type.name : '{}'
}
