// Negotiates the media type of a response with the Accept header (RFC 9110 §12.5.1). Where the client prefers none of
// several types, the first one of the list is used.
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { eventStreamType } from '../subscriptions/event-stream.ts'

export const jsonType = 'application/json; charset=utf-8'
const graphqlType = 'application/graphql-response+json; charset=utf-8'
const htmlType = 'text/html; charset=utf-8'

// JSON first: for clients that predate the media type of GraphQL and send `*/*` or no header.
const resultTypes = [jsonType, graphqlType] as const

/** Clients send some 200 characters. A longer header is disregarded: parsing 16 KB takes 4 ms, before any limit. */
const maxHeaderLength = 1000

function preferredType<T extends string>(
  { headers }: FastifyRequest,
  types: readonly T[],
): T | null {
  const { accept = '' } = headers
  const isRead = accept !== '' && accept.length <= maxHeaderLength
  const negotiator = new Negotiator({ headers: { accept: isRead ? accept : '*/*' } })
  const preferred = negotiator.mediaType(types)
  return types.find((type) => type === preferred) ?? null
}

/** Returns the media type of a GraphQL response, null when none is acceptable. HEAD opens no stream. */
export const graphqlTypeFor = (request: FastifyRequest) =>
  request.method === 'HEAD'
    ? preferredType(request, resultTypes)
    : preferredType(request, [...resultTypes, eventStreamType])

/** Returns whether a browser navigates: it prefers HTML, other clients accept anything. */
export const prefersHtml = (request: FastifyRequest): boolean =>
  preferredType(request, [jsonType, htmlType]) === htmlType
