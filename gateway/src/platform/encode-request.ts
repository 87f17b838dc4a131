// Encodes a call with its request as method, path and body. Source: docs/contract/transport.md §4 and §5.
import type { Call } from '@vitrine/platform'
import { maxQueryStringLength } from '@vitrine/platform/limits'

/** What is sent of a call. `path`: with its query; `body`: JSON, undefined where all fields are in the path. */
export type EncodedRequest = { method: Call['method']; path: string; body: string | undefined }

type Fields = Record<string, unknown>

/**
 * Returns the encoded request: path parameters are filled in and escaped, the other fields go to the query or the
 * body.
 */
export function encodeRequest(call: Call, request: Fields): EncodedRequest {
  const names = [...call.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
  const path = names.reduce(
    (text, name) => text.replace(`{${name}}`, pathSegment(call, name, request[name])),
    call.path,
  )
  const hasBody = call.method === 'POST' || call.method === 'PATCH'
  if (hasBody) return { method: call.method, path, body: JSON.stringify(request) }
  const rest = Object.fromEntries(Object.entries(request).filter(([name]) => !names.includes(name)))
  const query = encodeQuery(call, rest)
  if (query.length > maxQueryStringLength && call.postFallback) {
    const ending = call.postFallback === true ? '' : call.postFallback
    return { method: 'POST', path: path + ending, body: JSON.stringify(rest) }
  }
  return { method: call.method, path: query ? `${path}?${query}` : path, body: undefined }
}

function pathSegment(call: Call, name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  // A dot segment would leave the path, however it is escaped.
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`${call.name} needs a usable ${name}`)
  }
  return encodeURIComponent(text)
}

/** Returns the query string without the question mark; a single `.r` parameter where plain ones are not enough. */
export function encodeQuery(call: Pick<Call, 'query'>, fields: Fields): string {
  const flat = flatten(fields)
  if (call.query === 'complex' && flat.some(([name]) => name.includes('.'))) {
    return `.r=${Buffer.from(JSON.stringify(fields)).toString('base64url')}`
  }
  return new URLSearchParams(flat).toString()
}

function flatten(fields: Fields, prefix = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const path = prefix + name
    if (value === null || value === undefined) return []
    if (Array.isArray(value)) return value.flatMap((item, index) => flattenItem(path, item, index))
    if (typeof value === 'object') return flatten(value as Fields, `${path}.`)
    return [[path, String(value)]]
  })
}

function flattenItem(path: string, item: unknown, index: number): [string, string][] {
  if (item !== null && typeof item === 'object') return flatten(item as Fields, `${path}.${index}.`)
  return item === null || item === undefined ? [] : [[path, String(item)]]
}
