import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buildSchema } from 'graphql'

const file = createRequire(import.meta.url).resolve('@vitrine/schema/schema.graphql')

/** The gateway's schema without its resolvers. */
export const printedSchema = buildSchema(readFileSync(file, 'utf8'))
