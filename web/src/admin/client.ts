// urql client of the admin: its own endpoint, persisted documents of that endpoint, and a confirmation header on
// mutations.
import { Client, cacheExchange, getOperationName, type Operation } from '@urql/core'
import { promiseExchange } from '../app/promise-exchange.ts'
import { documentIdOf, documentTextOf } from '../lib/document.ts'
import { notifyElevationExpired } from './lib/elevation-signal.ts'
import { rememberQuery } from './lib/last-query.ts'
import { isRefused, type ResponseBody, usableResponse } from './lib/usable-response.ts'

const headers = {
  accept: 'application/graphql-response+json',
  'content-type': 'application/json',
  'x-vitrine-client': 'admin',
}

async function send({ kind, query, variables }: Operation, signal: AbortSignal) {
  const isChange = kind === 'mutation'
  if (!isChange) rememberQuery({ text: documentTextOf(query), variables })
  const response = await fetch('/admin/graphql', {
    method: 'POST',
    headers: { ...headers, ...(isChange && { 'x-vitrine-confirm': 'write' }) },
    body: JSON.stringify({
      documentId: documentIdOf(query),
      operationName: getOperationName(query),
      variables,
    }),
    signal: isChange ? null : signal,
  })
  const answer = (await response.json()) as ResponseBody
  if (isRefused(answer)) notifyElevationExpired()
  return usableResponse(answer)
}

/** Queries use cache-and-network: cached data is shown only until the response arrives. */
export const createAdminClient = () =>
  new Client({
    url: '/admin/graphql',
    requestPolicy: 'cache-and-network',
    exchanges: [cacheExchange, promiseExchange(send)],
  })
