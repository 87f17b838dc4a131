// Decodes the parameters of a GET to an object: dotted names are nested, repeated names are lists, and `.r` contains
// everything as base64url JSON. docs/contract/transport.md §5.
import { invalid } from '../refuse.ts'

export type Payload = Record<string, unknown>

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

export function decodeQuery(url: string): Payload {
  const parameters = new URLSearchParams(url.split('?')[1] ?? '')
  const payload: Payload = {}
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    if (name === '.r') Object.assign(payload, decodePacked(values[0] ?? ''))
    else nest(payload, name.split('.'), values.length > 1 ? values : values[0])
  }
  return payload
}

function nest(payload: Payload, names: string[], value: unknown): void {
  const [name = '', ...rest] = names
  if (forbiddenNames.has(name)) throw invalid(name, 'is not a field', { rule: 'FIELD_NOT_ALLOWED' })
  if (rest.length === 0) {
    payload[name] = value
    return
  }
  const inner = isPayload(payload[name]) ? payload[name] : {}
  payload[name] = inner
  nest(inner, rest, value)
}

function decodePacked(text: string): Payload {
  const broken = invalid('.r', 'must be base64url JSON of an object', { rule: 'FORMAT' })
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (isPayload(value)) return value
  } catch {
    throw broken
  }
  throw broken
}

export const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
