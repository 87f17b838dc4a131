// Sends persisted operations by hash. Public queries use GET, which a CDN may cache; all others use POST. Smaller than
// urql's exchange, which includes uploads and multipart responses.

import { type Exchange, getOperationName, type Operation } from '@urql/core'
import { basePath } from '../__generated__/messages/locale.ts'
import { documentIdOf, isPublicDocument } from '../lib/document.ts'
import { loadLive } from '../lib/live-signal.ts'
import { isSessionExpired } from '../lib/session-expired.ts'
import { changedProducts } from '../lib/shown-products.ts'
import { promiseExchange, type SendOperation } from './promise-exchange.ts'

const endpoint = `${basePath}/graphql`
const headers = { accept: 'application/graphql-response+json', 'x-vitrine-client': 'web' }

/** HTTP caches may answer, which know neither the caller nor what changed since. */
const isCacheable = ({ query, variables, context }: Operation) =>
  isPublicDocument(query) &&
  context.requestPolicy !== 'network-only' &&
  !changedProducts.has(variables?.id)

const send: SendOperation = async (operation, signal, next) => {
  const { query, variables } = operation
  if (operation.kind === 'subscription') {
    return (await loadLive()).streamResults(operation, signal, next)
  }
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
