// Validates a request against its schema in the call table and reports violations in the platform's format.
// URL parameters are text and are converted to the types of the schema.
import { violationsOf } from '@vitrine/platform'
import type { z } from 'zod'
import { invalid, invalidFields } from '../refuse.ts'
import { decodeQuery, isPayload, type Payload } from './decode-query.ts'

export type Incoming = { url: string; params: unknown; body: unknown }

export function parseRequest(shape: z.ZodType, incoming: Incoming): unknown {
  const { url, params, body = {} } = incoming
  if (body !== null && !isPayload(body)) {
    throw invalid('', 'the body must be a JSON object', { rule: 'FORMAT' })
  }
  const query = decodeQuery(url)
  const path = isPayload(params) ? params : {}
  const payload = { ...query, ...body, ...path }
  const first = shape.safeParse(payload, { reportInput: true })
  if (first.success) return first.data
  const second = shape.safeParse(coerced(payload, first.error.issues))
  if (second.success && Object.keys(query).length > 0) return second.data
  throw invalidFields(violationsOf(first.error))
}

/** Converts only fields that came as URL parameters and whose schema expects another type. */
function coerced(payload: Payload, issues: readonly z.core.$ZodIssue[]): Payload {
  const copy = structuredClone(payload)
  for (const issue of issues) {
    if (issue.code === 'invalid_type') replaceAt(copy, issue.path, issue.expected)
  }
  return copy
}

function replaceAt(root: Payload, path: readonly PropertyKey[], expected: string): void {
  const last = path.at(-1)
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, part) => (isPayload(value) ? value[String(part)] : undefined), root)
  if (last === undefined || !isPayload(parent)) return
  const value = parent[String(last)]
  if (typeof value === 'string') parent[String(last)] = coercedValue(value, expected)
}

function coercedValue(value: string, expected: string): unknown {
  if (expected === 'array') return [value]
  if (expected === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  const isNumber = (expected === 'number' || expected === 'int') && value.trim() !== ''
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : value
}
