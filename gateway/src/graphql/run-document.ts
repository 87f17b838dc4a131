// Runs a document that was let in. Our own are compiled once they are hot: there are as many as the manifests have.
// What others send is interpreted, so that it costs neither the time to compile nor memory for plans. SECURITY S60.
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
  if (!known.isTrusted) {
    const result = await execute({ schema: app.graphql.schema, document: known.document, ...run })
    return { ...result, data: result.data ?? null }
  }
  return app.graphql(known.source, run.contextValue, run.variableValues)
}
