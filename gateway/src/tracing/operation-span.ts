// Spans of GraphQL operations.
import { onlyOperation } from '../graphql/document-limits.ts'
import type { ResponseBody } from '../graphql/format-errors.ts'
import type { KnownDocument } from '../graphql/known-documents.ts'
import { inSpan, type SpanStart, type Tracing } from './tracing.ts'

/** Runs an accepted operation in a span. */
export function operationSpan(
  tracing: Tracing,
  known: KnownDocument,
  execute: () => Promise<ResponseBody>,
): Promise<ResponseBody> {
  if (!tracing.isOn) return execute()
  return inSpan(tracing, startOf(known), async (span) => {
    const body = await execute()
    const error = body.errors?.[0]
    if (error) span.fail(error.extensions.code)
    return body
  })
}

/** The name of a document that a caller wrote is text of the caller. docs/security.md S131 */
function startOf({ operation, document, isTrusted }: KnownDocument): SpanStart {
  const name = isTrusted ? onlyOperation(document).name?.value : undefined
  return {
    name: name ? `${operation} ${name}` : operation,
    attributes: { 'graphql.operation.type': operation, 'graphql.operation.name': name },
  }
}
