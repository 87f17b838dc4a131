// Executes an accepted document. Documents of manifests are compiled once hot, and their number is fixed when the
// gateway starts. Others are interpreted, so that they cost neither compile time nor memory for plans.
// docs/security.md S60.
import type { FastifyInstance } from 'fastify'
import { type ExecutionResult, execute } from 'graphql'
import type {} from 'mercurius'
import type { Context } from './context.ts'
import type { KnownDocument } from './known-documents.ts'

type Run = {
  contextValue: Context
  variableValues: Record<string, unknown>
}

export async function runDocument(
  app: Pick<FastifyInstance, 'graphql'>,
  known: KnownDocument,
  run: Run,
): Promise<ExecutionResult> {
  if (!known.isCompiled) {
    const result = await execute({ schema: app.graphql.schema, document: known.document, ...run })
    return { ...result, data: result.data ?? null }
  }
  return app.graphql(known.source, run.contextValue, run.variableValues)
}
