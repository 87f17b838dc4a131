// How a document reaches the gateway: by its hash. Catalogue questions travel by GET, which a CDN may keep; what
// concerns a cart never does. Smaller than urql's own exchange by what we have no use for: uploads and multipart.
import { type Exchange, type ExecutionResult, getOperationName, type Operation } from '@urql/core'
import { documentIdOf } from '../lib/document.ts'
import { isDowngrade } from '../lib/downgrade.ts'
import { answering } from './answering.ts'

declare module '@urql/core' {
  interface OperationContext {
    /** The answer, where the gateway has told it by itself (live/). */
    told?: ExecutionResult
  }
}

const endpoint = '/graphql'
const headers = { accept: 'application/graphql-response+json', 'x-vitrine-client': 'web' }

function isPrivate({ kind }: Operation, operationName: string) {
  return kind !== 'query' || /cart|checkout|viewer|account|sign/i.test(operationName)
}

async function send(operation: Operation, signal: AbortSignal) {
  const { query, variables, context } = operation
  if (context.told) return context.told
  const documentId = documentIdOf(query)
  const operationName = getOperationName(query) ?? ''
  // Nor does what has to be newer than what anybody keeps.
  const isPost = !context.preferGetMethod || isPrivate(operation, operationName)
  const search = new URLSearchParams({
    documentId,
    operationName,
    variables: JSON.stringify(variables),
  })
  const response = isPost
    ? await fetch(endpoint, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ documentId, operationName, variables }),
        // A write that is on its way survives the page.
        keepalive: operation.kind === 'mutation',
        signal: operation.kind === 'mutation' ? null : signal,
      })
    : await fetch(`${endpoint}?${search}`, { headers, signal })
  const answer = await response.json()
  if (isDowngrade(answer.extensions)) void tellDowngrade()
  return answer
}

const tellDowngrade = async () => (await import('../lib/tell-downgrade.ts')).tellDowngrade()

export const hashFetchExchange: Exchange = answering(send)
