import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildSchema } from 'graphql'

const file = createRequire(import.meta.url).resolve('@vitrine/schema/schema.graphql')

/** The gateway's schema without its resolvers. */
export const printedSchema = buildSchema(readFileSync(file, 'utf8'))

const policy = join(dirname(file), 'types/field-policy.graphql')

/** Builds a schema of these types with the directives of the field policy. */
export const schemaWith = (types: string) =>
  buildSchema(`${readFileSync(policy, 'utf8')}\n${types}`)
