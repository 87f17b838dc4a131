// The request that runs a document: the fetcher sends it, and the curl line shows it.
import { getOperationAST, parse } from 'graphql'
import { type ParseError, parse as parseJson, printParseErrorCode } from 'jsonc-parser'

export type Operation = { query: string; variables?: unknown; operationName?: string | null }
export type RequestHeaders = Readonly<Record<string, string>>
export type SentRequest = {
  kind: 'query' | 'mutation' | 'subscription'
  headers: RequestHeaders
  body: string
}

/** Returns the kind of the operation that runs; the server rejects documents that cannot be parsed. */
function kindOf({ query, operationName }: Operation): SentRequest['kind'] {
  try {
    return getOperationAST(parse(query), operationName)?.operation ?? 'query'
  } catch {
    return 'query'
  }
}

/** Returns headers with their names in lower case, so that a typed one replaces one of ours. */
function normalized(headers: Readonly<Record<string, unknown>>): RequestHeaders {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`])
  return Object.fromEntries(entries)
}

/**
 * Returns the request of an operation with the headers that were typed. The client header identifies the playground to
 * the gateway; a mutation of the admin carries its confirmation.
 */
export function requestOf(
  operation: Operation,
  typed: Readonly<Record<string, unknown>>,
  isAdmin: boolean,
): SentRequest {
  const kind = kindOf(operation)
  const isStream = kind === 'subscription'
  return {
    kind,
    headers: {
      'content-type': 'application/json',
      accept: isStream
        ? 'text/event-stream'
        : 'application/graphql-response+json, application/json',
      'x-vitrine-client': 'graphiql',
      ...(isAdmin && kind === 'mutation' && { 'x-vitrine-confirm': 'write' }),
      ...normalized(typed),
    },
    body: JSON.stringify(operation),
  }
}

/**
 * Returns the object that an editor of JSON contains, empty for an empty editor. Comments and trailing commas are
 * allowed, as in the request that GraphiQL sends. Throws when it is no such object.
 */
export function readJson(text: string | undefined): Record<string, unknown> {
  const errors: ParseError[] = []
  const options = { allowTrailingComma: true, allowEmptyContent: true }
  const value: unknown = parseJson(text ?? '', errors, options)
  const [first] = errors
  if (first) throw new Error(`${printParseErrorCode(first.error)} at character ${first.offset + 1}`)
  if (value === undefined) return {}
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('The editor contains no JSON object')
  return value as Record<string, unknown>
}
