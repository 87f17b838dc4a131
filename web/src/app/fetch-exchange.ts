// Sends persisted operations by hash. Public queries use GET, which a CDN may cache; all others use POST. Smaller than
// urql's exchange, which includes uploads and multipart responses.

import { type Exchange, getOperationName, type Operation } from '@urql/core'
import { basePath } from '../__generated__/messages/locale.ts'
import { documentIdOf, isPublicDocument } from '../lib/document.ts'
import { loadLive } from '../lib/live-signal.ts'
import { isSessionExpired } from '../lib/session-expired.ts'
import { shownCurrency } from '../lib/shown-currency.ts'
import { changedProducts } from '../lib/shown-products.ts'
import { promiseExchange, type SendOperation } from './promise-exchange.ts'

const endpoint = `${basePath}/graphql`
const headers = {
  accept: 'application/graphql-response+json',
  'x-vitrine-client': 'web',
  'x-vitrine-currency': shownCurrency(),
}

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
  const request = {
    documentId: documentIdOf(query),
    operationName: getOperationName(query) ?? '',
    variables,
  }
  const search = new URLSearchParams({ ...request, variables: JSON.stringify(variables) })
  const isMutation = operation.kind === 'mutation'
  const response = isCacheable(operation)
    ? await fetch(`${endpoint}?${search}`, { headers, signal })
    : await fetch(endpoint, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        // A mutation in flight completes after the page is closed.
        keepalive: isMutation,
        signal: isMutation ? null : signal,
      })
  const answer = await response.json()
  if (isSessionExpired(answer.extensions)) void notifyExpired()
  return answer
}

const notifyExpired = () =>
  import('../lib/notify-session-expired.ts').then((part) => part.notifySessionExpired())

export const hashFetchExchange: Exchange = promiseExchange(send)
