// Reduces the request of a recorded change to what is stored beside its job.
import type { ThingKind } from './facts.ts'

const most = 2000

/** Filter fields whose values identify no single member. */
const shared = new Set([
  'status',
  'privacyStatus',
  'activityStatus',
  'createdDate',
  'lastLoginDate',
])

/** Keeps the values of shared fields; replaces all other values by an ellipsis. */
function impersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(impersonal)
  if (typeof value !== 'object' || value === null) return '…'
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shared.has(name) ? one : impersonal(one)]),
  )
}

/**
 * Returns a request without its ids, truncated; of member filters only values that identify no single member.
 * docs/security.md S17.
 */
export function parametersOf(kind: ThingKind, request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return null
  const rest = Object.entries(request).filter(([name]) => !/^(id|ids|.*Ids?|fields)$/.test(name))
  if (kind === 'MEMBER')
    return Object.fromEntries(rest.map(([name, one]) => [name, impersonal(one)]))
  const value = Object.fromEntries(rest)
  return JSON.stringify(value).length > most ? Object.keys(value) : value
}
