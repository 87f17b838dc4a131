// Reads the schema of the gateway, whose file codegen has checked.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buildASTSchema, type DocumentNode, type GraphQLSchema, parse } from 'graphql'

/** The build of the server stores the document parsed: reading its 360 KB of text takes 100 ms of each start. */
const documentOf = (file: string, text: string): DocumentNode =>
  // Without the tokens of the text: 6 MB that nothing reads.
  file.endsWith('.json') ? JSON.parse(text) : parse(text, { noLocation: true })

/** Builds the schema without resolvers. */
export function readSchema(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve('@vitrine/schema/document')
  return buildASTSchema(documentOf(file, readFileSync(file, 'utf8')), { assumeValidSDL: true })
}
