// Negotiates the media type of a response with the Accept header (RFC 9110 §12.5.1). Where the client prefers none of
// several types, the first one of the list is used.
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { eventStreamType } from '../subscriptions/event-stream.ts'
import { memoize } from './memoize.ts'

export const jsonType = 'application/json; charset=utf-8'
const graphqlType = 'application/graphql-response+json; charset=utf-8'
const htmlType = 'text/html; charset=utf-8'

// JSON first: for clients that predate the media type of GraphQL and send `*/*` or no header.
const resultTypes = [jsonType, graphqlType] as const

/** Clients send some 200 characters. A longer header is disregarded: parsing 16 KB takes 4 ms, before any limit. */
const maxHeaderLength = 1000

/** Returns what finds the preferred one of the types, null when none is acceptable. */
function preferenceOf<T extends string>(types: readonly T[]) {
  const preferredFor = memoize((accept) => {
    const preferred = new Negotiator({ headers: { accept } }).mediaType(types)
    return types.find((type) => type === preferred) ?? null
  })
  return ({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): T | null =>
    preferredFor(accept !== '' && accept.length <= maxHeaderLength ? accept : '*/*')
}

const preferredResult = preferenceOf(resultTypes)
const preferredResultOrStream = preferenceOf([...resultTypes, eventStreamType])

/** Returns the media type of a GraphQL response, null when none is acceptable. HEAD opens no stream. */
export const graphqlTypeFor = (request: FastifyRequest) =>
  request.method === 'HEAD' ? preferredResult(request) : preferredResultOrStream(request)

const preferredPage = preferenceOf([jsonType, htmlType])

/** Returns whether a browser navigates: it prefers HTML, other clients accept anything. */
export const prefersHtml = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  preferredPage(request) === htmlType
