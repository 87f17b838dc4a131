// The parts of a type: fields, input fields or values.
import {
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

export type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue

/** Returns the parts of a type; empty for scalars and unions. */
export function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) return type.getValues()
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
  return hasFields ? Object.values(type.getFields()) : []
}

/** Returns whether a part is a field that is selected, not an input field or a value. */
export const isField = (member: Member): member is GraphQLField<unknown, unknown> =>
  'args' in member
