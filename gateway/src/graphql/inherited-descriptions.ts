// Copies descriptions of interfaces to the types that implement them, so that a fact is described once.
import { type GraphQLField, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'

type Field = GraphQLField<unknown, unknown>

function inherit(field: Field, inherited: Field | undefined): void {
  field.description ??= inherited?.description
  for (const arg of field.args)
    arg.description ??= inherited?.args.find(({ name }) => name === arg.name)?.description
}

/** Adds the missing descriptions of fields and arguments, in place. */
export function inheritDescriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields()))
      for (const parent of type.getInterfaces()) inherit(field, parent.getFields()[field.name])
  }
  return schema
}
