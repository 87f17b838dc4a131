// Which example of the playground uses which field.
import { type GraphQLSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

export type LinkedExample = { name: string; href: string }
type Source = { playground: string; examples: readonly { name: string; query: string }[] }

/** Returns the first example of each field, keyed by `Type.field`; input fields count too. */
export function examplesByField(
  schema: GraphQLSchema,
  sources: readonly Source[],
): ReadonlyMap<string, LinkedExample> {
  const found = new Map<string, LinkedExample>()
  for (const { playground, examples } of sources) {
    for (const { name, query } of examples) {
      const example = { name, href: `${playground}/#example=${encodeURIComponent(name)}` }
      for (const field of fieldsIn(schema, query)) {
        if (!found.has(field)) found.set(field, example)
      }
    }
  }
  return found
}

function fieldsIn(schema: GraphQLSchema, query: string): Set<string> {
  const fields = new Set<string>()
  const info = new TypeInfo(schema)
  const visitor = {
    Field: () => void fields.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`),
    ObjectField(node: { name: { value: string } }) {
      const parent = info.getParentInputType()
      if (parent && 'name' in parent) fields.add(`${parent.name}.${node.name.value}`)
    },
  }
  visit(parse(query), visitWithTypeInfo(info, visitor))
  return fields
}
