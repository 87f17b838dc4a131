import type { Gateway } from '../gateway.ts'
import type { Context } from '../graphql/context.ts'
import type { ExecuteRequest } from './web-bundle.ts'

type Runtime = {
  gateway: Gateway
  context: Context
  caller?: ReturnType<Gateway['callerOf']>
}

/**
 * Runs an operation of the web in process, through the same pipeline as requests: by its id if it is a trusted
 * document, otherwise by its text, because a live server may be newer than the manifest.
 */
export function runWebOperation(
  { documentId, query, operationName, variables }: ExecuteRequest,
  { gateway, context, caller }: Runtime,
) {
  const id = documentId.startsWith('sha256:') ? documentId : `sha256:${documentId}`
  const isKnown = gateway.trusted.find(id) !== undefined
  const document = isKnown ? { documentId: id } : { query }
  return gateway.pipeline.run({ ...document, operationName, variables }, context, {
    isOwn: !isKnown,
    ...(caller && { caller }),
  })
}
