// What a change was asked for, as it is kept beside its job.
import type { ThingKind } from './facts.ts'

const most = 2000

/** What tells nothing about one person. */
const shared = new Set([
  'status',
  'privacyStatus',
  'activityStatus',
  'createdDate',
  'lastLoginDate',
])

/** Keeps conditions that are shared by many; of everything else only that there was one. */
function impersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(impersonal)
  if (typeof value !== 'object' || value === null) return '…'
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shared.has(name) ? one : impersonal(one)]),
  )
}

/** Returns a request without its ids, cut short; of members only what they have in common with others. SECURITY S17. */
export function parametersOf(kind: ThingKind, request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return null
  const rest = Object.entries(request).filter(([name]) => !/^(id|ids|.*Ids?|fields)$/.test(name))
  if (kind === 'MEMBER')
    return Object.fromEntries(rest.map(([name, one]) => [name, impersonal(one)]))
  const value = Object.fromEntries(rest)
  return JSON.stringify(value).length > most ? Object.keys(value) : value
}
