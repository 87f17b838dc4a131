// Filters of the audit log: address to gateway input.
import type { ActorKind, AuditFilter, AuditResult } from '../../__generated__/graphql.ts'
import { periodOf } from '../../lib/dates.ts'

export function filterOf(get: (name: string) => string): AuditFilter {
  const [actor, operation, about] = [get('actor'), get('operation'), get('about')]
  const [kind, result] = [get('kind'), get('result')]
  return {
    ...(actor && { actor }),
    ...(operation && { operation }),
    ...(about && { about }),
    ...(kind && { actorKinds: [kind as ActorKind] }),
    ...(result && { results: [result as AuditResult] }),
    ...periodOf(get('since'), get('until')),
    ...(get('reads') ? {} : { writesOnly: true }),
  }
}
