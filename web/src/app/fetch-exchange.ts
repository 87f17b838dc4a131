// Sends persisted operations by hash. Public queries use GET, which a CDN may cache; all others use POST. Smaller than
// urql's exchange, which includes uploads and multipart responses.
import { type Exchange, type ExecutionResult, getOperationName, type Operation } from '@urql/core'
import { documentIdOf, isPublicDocument } from '../lib/document.ts'
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

/** HTTP caches may answer, which know neither the caller nor what changed since. */
const isCacheable = ({ query, context }: Operation) =>
  isPublicDocument(query) && context.preferGetMethod && context.requestPolicy !== 'network-only'

async function send(operation: Operation, signal: AbortSignal) {
  const { query, variables, context } = operation
  if (context.pushedResult) return context.pushedResult
  const documentId = documentIdOf(query)
  const operationName = getOperationName(query) ?? ''
  const search = new URLSearchParams({
    documentId,
    operationName,
    variables: JSON.stringify(variables),
  })
  const response = isCacheable(operation)
    ? await fetch(`${endpoint}?${search}`, { headers, signal })
    : await fetch(endpoint, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ documentId, operationName, variables }),
        // A mutation in flight completes after the page is closed.
        keepalive: operation.kind === 'mutation',
        signal: operation.kind === 'mutation' ? null : signal,
      })
  const answer = await response.json()
  if (isSessionExpired(answer.extensions)) void notifyExpired()
  return answer
}

const notifyExpired = async () =>
  (await import('../lib/notify-session-expired.ts')).notifySessionExpired()

export const hashFetchExchange: Exchange = promiseExchange(send)
