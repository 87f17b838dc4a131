// How the owner's side speaks to the gateway: its own door, by documents that door knows, and saying
// aloud whenever something is meant to change.
import { Client, cacheExchange, getOperationName, type Operation } from '@urql/core'
import { answering } from '../app/answering.ts'
import { documentIdOf, documentTextOf } from '../lib/document.ts'
import { noticeClosed } from './lib/door-signal.ts'
import { rememberQuery } from './lib/last-query.ts'

const headers = {
  accept: 'application/graphql-response+json',
  'content-type': 'application/json',
  'x-vitrine-client': 'admin',
}

type Answer = { errors?: { extensions?: { code?: string } }[] }

const isShut = ({ errors }: Answer) =>
  errors?.some(({ extensions }) => /^(UNAUTHENTICATED|FORBIDDEN)$/.test(extensions?.code ?? ''))

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
  const answer = (await response.json()) as Answer
  if (isShut(answer)) noticeClosed()
  return answer
}

/** Tables show what the platform has now: what is kept is only shown until the answer is there. */
export const createAdminClient = () =>
  new Client({
    url: '/admin/graphql',
    requestPolicy: 'cache-and-network',
    exchanges: [cacheExchange, answering(send)],
  })
