// Estimates the lengths of introspection lists by the averages of the schema. docs/security.md S58, S65.
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

type Lengths = Readonly<Record<string, number>>

const known = new WeakMap<GraphQLSchema, Lengths>()

/** Returns the length of an introspection list, keyed by `Type.field`; undefined for all other fields. */
export function introspectionLength(
  schema: GraphQLSchema,
  parent: string,
  field: string,
): number | undefined {
  const lengths = known.get(schema) ?? lengthsOf(schema)
  known.set(schema, lengths)
  return lengths[`${parent}.${field}`]
}

function lengthsOf(schema: GraphQLSchema): Lengths {
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  )
  const inputs = types.flatMap((type) =>
    isInputObjectType(type) ? Object.keys(type.getFields()) : [],
  )
  const words = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []))
  const perType = (things: readonly unknown[]) => things.length / types.length
  const directives = schema.getDirectives()
  return {
    '__Schema.types': types.length,
    '__Schema.directives': directives.length,
    '__Directive.args': 2,
    '__Directive.locations': 4,
    // A type requested by name may be ten times as large as the average.
    [`${schema.getQueryType()?.name}.__type`]: 10,
    '__Type.fields': perType(fields),
    '__Type.inputFields': perType(inputs),
    '__Type.enumValues': perType(words),
    '__Type.interfaces': 1,
    '__Type.possibleTypes': 1,
    '__Field.args': fields.flatMap(({ args }) => args).length / Math.max(fields.length, 1),
    // A scalar has none, a required list of required values three.
    '__Type.ofType': 0.6,
  }
}
