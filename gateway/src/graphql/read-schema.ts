// Reads the schema of the gateway, whose file codegen has checked.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  isEnumType,
  parse,
} from 'graphql'

/** The build of the server stores the document parsed: reading its 360 KB of text takes 100 ms of each start. */
const documentOf = (file: string, text: string): DocumentNode =>
  // Without the tokens of the text: 6 MB that nothing reads.
  file.endsWith('.json') ? JSON.parse(text) : parse(text, { noLocation: true })

/** A type, field, argument, value or directive, with its node of the document. */
type Declared = {
  astNode?: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined
  readonly args?: readonly Declared[]
}

/** Returns all that the schema declares. */
function* declarationsOf(schema: GraphQLSchema): Generator<Declared> {
  for (const type of Object.values(schema.getTypeMap())) {
    yield type
    if ('getFields' in type) yield* Object.values<Declared>(type.getFields())
    if (isEnumType(type)) yield* type.getValues()
  }
  yield* schema.getDirectives()
}

/** Leaves only directives in the nodes, which a process reads: all else is in the types, and would take a megabyte. */
function withoutNodes(schema: GraphQLSchema): GraphQLSchema {
  const reduce = (declared: Declared) => {
    const directives = declared.astNode?.directives
    declared.astNode = directives?.length ? { directives } : undefined
    for (const argument of declared.args ?? []) reduce(argument)
  }
  for (const declared of declarationsOf(schema)) reduce(declared)
  return schema
}

/** Builds the schema without resolvers. Its nodes have directives only. */
export function readSchema(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve('@vitrine/schema/document')
  const document = documentOf(file, readFileSync(file, 'utf8'))
  return withoutNodes(buildASTSchema(document, { assumeValidSDL: true }))
}
