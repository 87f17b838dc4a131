// Executes an accepted document. Documents of manifests are compiled when they run again, and their number is fixed when the
// gateway starts. Others are interpreted, so that they cost neither compile time nor memory for plans.
// docs/security.md S60.
import { createRequire } from 'node:module'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  type TypeNode,
  typeFromAST,
  visit,
} from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import type { Context } from './context.ts'
import type { KnownDocument } from './known-documents.ts'

/** The copy that Mercurius has loaded: its ES modules would be another one. */
const jit: typeof import('graphql-jit') = createRequire(import.meta.url)('graphql-jit')

type Run = {
  contextValue: Context
  variableValues: Record<string, unknown>
}

type Plan = CompiledQuery['query']

/** Plans of documents that ran before; null after the first time. */
const plans = new WeakMap<DocumentNode, Plan | null>()

/** Runs a document with its coerced variables (`KnownDocument.coerce`). Rejects only for a fault of ours. */
export async function runDocument(
  schema: GraphQLSchema,
  known: KnownDocument,
  { contextValue, variableValues }: Run,
): Promise<ExecutionResult> {
  const plan = known.isCompiled ? planOf(schema, known.document) : null
  const result = plan
    ? await plan({}, contextValue, variableValues)
    : await execute({ schema, document: known.document, contextValue, variableValues })
  return { ...result, data: result.data ?? null }
}

function planOf(schema: GraphQLSchema, document: DocumentNode): Plan | null {
  const known = plans.get(document)
  if (known) return known
  const plan = known === null ? compile(schema, document) : null
  plans.set(document, plan)
  return plan
}

function compile(schema: GraphQLSchema, document: DocumentNode): Plan {
  const compiled = jit.compileQuery(schema, withoutInputTypes(schema, document))
  if (!jit.isCompiledQuery(compiled))
    throw new Error('A document cannot be compiled', { cause: compiled.errors })
  return compiled.query
}

/**
 * Gives variables of input types a scalar that takes every value: they are coerced before, and the code that would do it again
 * is a megabyte for the input of a cart line.
 */
const withoutInputTypes = (schema: GraphQLSchema, document: DocumentNode): DocumentNode =>
  visit(document, {
    VariableDefinition: {
      leave(definition) {
        return isInputObjectType(getNamedType(typeFromAST(schema, definition.type as TypeNode)))
          ? { ...definition, type: anyValue, defaultValue: undefined }
          : undefined
      },
    },
  })

const anyValue = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } } as const
