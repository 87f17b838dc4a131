// Reads the directives that declare the policy of a field. What each means is known to one module: `@right` and
// `@actors` to actors-directive.ts, `@lookup` to lookup-fields.ts, `@perRow` to calls-per-row.ts, `@public` to
// public-fields.ts. These read the schema when the gateway starts, so that a misplaced directive stops it.
import {
  type DirectiveNode,
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  isInterfaceType,
  isObjectType,
} from 'graphql'

type Marked = { readonly astNode?: { readonly directives?: readonly DirectiveNode[] } | null }
/** A field, named `Type.field`. */
export type NamedField = { type: string; name: string; field: GraphQLField<unknown, unknown> }

/** Returns the fields of all types, without those of introspection. */
export function allFields(schema: GraphQLSchema): NamedField[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type))) return []
    return Object.values(type.getFields()).map((field) => ({
      type: type.name,
      name: `${type.name}.${field.name}`,
      field,
    }))
  })
}

/** Returns the arguments of a directive, defaults included; null where it does not stand. */
export function directiveOn<Values>(
  schema: GraphQLSchema,
  name: string,
  { astNode }: Marked,
): Values | null {
  const directive = schema.getDirective(name)
  if (!directive) throw new Error(`The schema does not declare @${name}`)
  const values = astNode ? getDirectiveValues(directive, astNode) : undefined
  // Coerced by the directive's definition, from which the generated types are made.
  return values === undefined ? null : (values as Values)
}
