// Sends persisted operations by hash. Catalog queries use GET, which a CDN may cache; queries about a cart never do.
// Smaller than urql's exchange, which includes uploads and multipart responses.
import { type Exchange, type ExecutionResult, getOperationName, type Operation } from '@urql/core'
import { documentIdOf } from '../lib/document.ts'
import { isSessionExpired } from '../lib/session-expired.ts'
import { promiseExchange } from './promise-exchange.ts'

declare module '@urql/core' {
  interface OperationContext {
    /** Result received by subscription (live/), used instead of a request. */
    pushedResult?: ExecutionResult
  }
}

const endpoint = '/graphql'
const headers = { accept: 'application/graphql-response+json', 'x-vitrine-client': 'web' }

function isPrivate({ kind }: Operation, operationName: string) {
  return kind !== 'query' || /cart|checkout|viewer|account|sign/i.test(operationName)
}

async function send(operation: Operation, signal: AbortSignal) {
  const { query, variables, context } = operation
  if (context.pushedResult) return context.pushedResult
  const documentId = documentIdOf(query)
  const operationName = getOperationName(query) ?? ''
  // Private queries use POST, and so do queries that need a result newer than any cache.
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
        // A mutation in flight completes after the page is closed.
        keepalive: operation.kind === 'mutation',
        signal: operation.kind === 'mutation' ? null : signal,
      })
    : await fetch(`${endpoint}?${search}`, { headers, signal })
  const answer = await response.json()
  if (isSessionExpired(answer.extensions)) void notifyExpired()
  return answer
}

const notifyExpired = async () =>
  (await import('../lib/notify-session-expired.ts')).notifySessionExpired()

export const hashFetchExchange: Exchange = promiseExchange(send)
