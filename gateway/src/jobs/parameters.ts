// What a change was asked for, as it is kept beside its job.
import type { ThingKind } from './facts.ts'

const most = 2000

/** Returns a request without its ids, cut short; of members only which parts it had. SECURITY S17. */
export function parametersOf(kind: ThingKind, request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return null
  const rest = Object.entries(request).filter(([name]) => !/^(id|ids|.*Ids?|fields)$/.test(name))
  if (kind === 'MEMBER') return rest.map(([name]) => name)
  const value = Object.fromEntries(rest)
  return JSON.stringify(value).length > most ? Object.keys(value) : value
}
