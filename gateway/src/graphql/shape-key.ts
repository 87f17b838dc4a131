import { type GraphQLOutputType, isLeafType, isListType, isNonNullType } from 'graphql'

/** Returns the same key for types whose values have the same shape; objects are compared by their fields. */
export function shapeKey(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${shapeKey(type.ofType)}!`
  if (isListType(type)) return `[${shapeKey(type.ofType)}]`
  return isLeafType(type) ? type.name : '{}'
}
