// Copies descriptions of interfaces to the types that implement them, and those of problem codes to the enums of single
// mutations, so that a fact is described once.
import {
  type GraphQLField,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

function inherit(field: Field, inherited: Field | undefined): void {
  field.description ??= inherited?.description
  for (const arg of field.args)
    arg.description ??= inherited?.args.find(({ name }) => name === arg.name)?.description
}

/** Describes the codes of each `<Mutation>ProblemCode` as `ProblemCode` does. */
function inheritCodes(schema: GraphQLSchema): void {
  const all = schema.getType('ProblemCode')
  if (!isEnumType(all)) return
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || !type.name.endsWith(all.name)) continue
    for (const value of type.getValues())
      value.description ??= all.getValue(value.name)?.description
  }
}

/** Adds the missing descriptions of fields, arguments and problem codes, in place. */
export function inheritDescriptions(schema: GraphQLSchema): GraphQLSchema {
  inheritCodes(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields()))
      for (const parent of type.getInterfaces()) inherit(field, parent.getFields()[field.name])
  }
  return schema
}
